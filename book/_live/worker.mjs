// Python for a live page, away from the page: a loop in a cell stops nothing but this worker, which can be ended.
//
// It is asked { id, ask, … } and answers { id, answer } or { id, failed }. All its files lie beside it; a page that was
// opened as a file, where browsers let nothing be fetched, sends them along (offline.js).

/** Of a .bin what is in it: gzip, which the worker undoes, whatever the server makes of it. */
const gunzipped = body => body.pipeThrough(new DecompressionStream("gzip"));

/** Files by name: as responses, as modules, and as bytes at once, for Python, which waits for nothing. */
function beside(here) {
  const given = self.fetch, Request = self.XMLHttpRequest;
  const fetched = async name => {
    const response = await given(here + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  const atOnce = name => {
    const asked = new Request();
    asked.open("GET", here + name, false);
    asked.responseType = "arraybuffer";
    try { asked.send(); } catch { /* no connection: its status is 0 */ }
    if (asked.status !== 200) throw new Error(`the cell needs ${name} of this site, which did not come; run it again with a connection`);
    return new Uint8Array(asked.response);
  };
  return { here, fetched, atOnce, module: name => import(here + name) };
}

/** The same of files that were sent along, in base64, all of them gzipped, a .bin no more than it is anyway. */
function inMemory(files) {
  const here = "memory:/live/", given = self.fetch;
  const let_go = name => {  // each is asked for once
    const file = files[name];
    delete files[name];
    return file;
  };
  const fetched = async name => {
    const { body } = await given(`data:application/octet-stream;base64,${let_go(name)}`);
    return new Response(name.endsWith(".bin") ? body : gunzipped(body), { headers: { "Content-Type": name.endsWith(".mjs") ? "text/javascript" : "" } });
  };
  const atOnce = name => Uint8Array.from(atob(let_go(name)), one => one.charCodeAt(0));
  const module = async name => {
    const address = URL.createObjectURL(await (await fetched(name)).blob());
    try { return await import(address); } finally { URL.revokeObjectURL(address); }
  };
  return { here, fetched, atOnce, module };
}

// --- Python ------------------------------------------------------------------------------------------------------------

const NOTHING = "nothing.zip";  // the standard library, where Python has it in its memory

let page, typesetter;

async function start(texts, sent, own) {
  const { here, fetched, atOnce, module } = sent ? inMemory(sent) : beside(new URL(".", import.meta.url).href);
  const unpacked = async (name, type = "") => new Response(gunzipped((await fetched(name)).body), { headers: { "Content-Type": type } });
  const inBin = { "stdlib.zip": ["stdlib.bin"], "pyodide.asm.wasm": ["wasm.bin", "application/wasm"] };
  self.fetch = address => {  // Pyodide asks for what lies here
    const name = String(address).slice(here.length);
    return name === NOTHING ? new Response() : name in inBin ? unpacked(...inBin[name]) : fetched(name);
  };
  const modules = ["pyodide.asm.mjs", "pyodide.mjs", "memory.mjs"].map(module);
  let memory = unpacked("memory.bin").then(response => response.arrayBuffer()).then(buffer => new Uint8Array(buffer));
  memory.catch(() => {});  // it may fail before anybody waits
  typesetter = module("mathml.mjs");
  const [{ default: make }, { loadPyodide }, { NO_PACKAGES, grown, part, whole }] = await Promise.all(modules);

  /** Python as it was when the book was built, with all that a first answer needs. */
  async function remembered() {
    const told = await memory;
    return loadPyodide({ indexURL: here, stdLibURL: here + NOTHING, lockFileContents: NO_PACKAGES,
      _loadSnapshot: part(told), createPyodideModule: async words => {
        const made = await make(words);
        whole(told, made.HEAP8);
        return grown(made, words.INITIAL_MEMORY);
      } });
  }

  /** The same from the beginning: in a browser for which that memory is none. */
  async function anew() {
    performance.mark("no memory");  // for the tests
    const python = await loadPyodide({ indexURL: here, stdLibURL: here + "stdlib.zip", lockFileContents: NO_PACKAGES });
    for (const folder of ["page", "live"]) python.FS.mkdirTree(`/lib/${folder}`);
    python.FS.writeFile("/lib/page/begin.py", await (await fetched("begin.py")).text());
    python.runPython("import sys; sys.path += ['/lib/page', '/lib/live']");
    return python;
  }

  const python = await remembered().catch(anew), begin = python.pyimport("begin");
  memory = null;  // 54 MB
  begin.bring = atOnce;
  begin.begin();
  python.FS.mkdirTree("/lib/own");  // modules of the page's author
  for (const [name, text] of Object.entries(own)) python.FS.writeFile(`/lib/own/${name}`, text);
  python.runPython("import sys; sys.path.insert(0, '/lib/own')");  // first: /lib/live is fetched once it is searched
  page = python.pyimport("session").Asked(JSON.stringify(texts));
  await typesetter;
  // From here on Python asks for nothing but what has not come of these files, and sends nothing anywhere. What a cell shows
  // is cleaned (python.js), so that the page asks for nothing either. Only JavaScript that a cell writes for this worker, by
  // Pyodide's module js, can still import, which no worker can be kept from.
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]) delete self[name];
  self.fetch = () => Promise.reject(new Error("a cell of a page can ask for nothing"));
}

const ASKED = {
  start: ({ texts, files, modules }) => start(texts, files, modules),
  keys: ({ texts }) => JSON.parse(page.keys(JSON.stringify(texts))),
  run: ({ cell, texts }) => JSON.parse(page.run(cell, JSON.stringify(texts))),
  call: ({ name, words }) => JSON.parse(page.call(name, JSON.stringify(words))),
  typeset: async ({ formulas }) => JSON.parse((await typesetter).mathmls(formulas)),
};

onmessage = async ({ data: { id, ask, ...words } }) => {
  try {
    postMessage({ id, answer: await ASKED[ask](words) });
  } catch (error) {
    postMessage({ id, failed: String(error?.message ?? error) });
  }
};
