// Python for a live page, away from the page: a loop in a cell stops nothing but this worker, which can be ended.
//
// It is asked { id, ask, … } and answers { id, answer } or { id, failed }. All its files lie beside it; a page that was
// opened as a file, where browsers let nothing be fetched, sends them along (offline.js).
const NO_PACKAGES = { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "0", abi_version: "2026_0" }, packages: {} };

/** Of a .bin what is in it: gzip, which the worker undoes, whatever the server makes of it. */
const gunzipped = body => body.pipeThrough(new DecompressionStream("gzip"));

/** Files by name, as responses, and as modules. */
function beside(here) {
  const given = self.fetch;
  const fetched = async name => {
    const response = await given(here + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  return { here, fetched, module: name => import(here + name) };
}

/** The same of files that were sent along, in base64, all of them gzipped, a .bin no more than it is anyway. */
function inMemory(files) {
  const here = "memory:/live/", types = { wasm: "application/wasm", mjs: "text/javascript" }, given = self.fetch;
  const fetched = async name => {
    const { body } = await given(`data:application/octet-stream;base64,${files[name]}`);
    delete files[name];  // each is asked for once
    return new Response(name.endsWith(".bin") ? body : gunzipped(body), { headers: { "Content-Type": types[name.split(".").pop()] ?? "" } });
  };
  const module = async name => {
    const address = URL.createObjectURL(await (await fetched(name)).blob());
    try { return await import(address); } finally { URL.revokeObjectURL(address); }
  };
  return { here, fetched, module };
}

/** The files of a zip in which none is compressed, as [name, bytes]. */
function* inZip(bytes) {
  const view = new DataView(bytes.buffer), words = new TextDecoder();
  for (let at = 0; view.getUint32(at, true) === 0x04034b50;) {
    const name = at + 30, from = name + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    at = from + view.getUint32(at + 18, true);
    yield [words.decode(bytes.subarray(name, name + view.getUint16(name - 4, true))), bytes.subarray(from, at)];
  }
}

// --- what a visit leaves for the next: Python's memory, as it is when everything has been imported and no cell has run.
// It is kept by the browser where it lets a site keep anything (not for a page that was opened as a file, nor without
// https), and is worth what it saves, the second half of a start: wherever something is amiss, a start does without it.

const SHELF = "mistake-bounds-python", IMAGE = "memory";
let shelf;
try { shelf = self.caches; } catch { /* a page that was opened as a file may not even ask */ }

/** Numbers that tell one memory from another. */
function sums(bytes) {
  const all = new Int32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
  let one = 0, two = 0;
  for (let k = 0; k < all.length; k++) two = two + (one = one + all[k] | 0) | 0;
  return `${bytes.length} ${one} ${two} ${navigator.userAgent}`;
}

/** What the last visit left: nothing, or a promise of bytes, which is broken if they are not what they were. */
async function left(here) {
  try {
    const found = await (await shelf.open(SHELF)).match(here + IMAGE);
    return found && { bytes: found.arrayBuffer().then(buffer => {
      const bytes = new Uint8Array(buffer);
      if (found.headers.get("X-Sums") !== sums(bytes)) throw new Error("another memory than was kept");
      return bytes;
    }) };
  } catch {
    return undefined;
  }
}

/** Leave this for the next visit, in place of what there is of this site; nothing where a browser refuses. */
async function leave(here, bytes) {
  try {
    const kept = await shelf.open(SHELF), site = new URL("..", here).href;
    for (const { url } of await kept.keys()) if (url.startsWith(site)) await kept.delete(url);
    if (bytes) await kept.put(here + IMAGE, new Response(bytes, { headers: { "X-Sums": sums(bytes) } }));
  } catch { /* the next visit starts as this one did */ }
}

// --- Python ------------------------------------------------------------------------------------------------------------

const IMPORTS = `
import gc, sys
gc.disable()  # what is imported stays
sys.path.insert(0, "/lib/live")
import session
sys.meta_path.insert(0, session.Packed("/lib/packages.zip"))
import mistake_bounds.proof, sympy.assumptions.wrapper, sympy.simplify.radsimp  # the last two: any proof needs them
gc.freeze()
gc.enable()`;
const done = what => performance.mark(what);  // tools/measure_live.py reads them

let page, typesetter, rest;

async function start(texts, sent, anew) {
  const { here, fetched, module } = sent ? inMemory(sent) : beside(new URL(".", import.meta.url).href);
  const unpacked = async name => new Response(gunzipped((await fetched(name)).body));
  self.fetch = address => {  // Pyodide asks for what lies here
    const name = String(address).slice(here.length);
    return name === "stdlib.zip" ? unpacked("stdlib.bin") : fetched(name);
  };
  const core = module("pyodide.asm.mjs"), pyodide = module("pyodide.mjs");
  const archives = ["packages.bin", "library.bin"].map(async name => new Uint8Array(await (await unpacked(name)).arrayBuffer()));
  typesetter = module("mathml.mjs");
  if (anew) await leave(here);

  /** Pyodide, with the files where they belong; with the memory of an earlier visit, or with its own. */
  async function python(memory) {
    const { loadPyodide } = await pyodide, { default: make } = await core;
    const made = await loadPyodide({ indexURL: here, stdLibURL: here + "stdlib.zip", lockFileContents: NO_PACKAGES,
      _loadSnapshot: memory && { then: (...to) => memory.bytes.then(...to) },  // it is let go as soon as it is there
      _makeSnapshot: !memory && shelf !== undefined, createPyodideModule: async settings => {
        const module = await make(settings);
        while (module.HEAP8.length < settings.INITIAL_MEMORY) module._malloc(1 << 20);  // for the memory that comes
        return module;
      } });
    if (memory) memory.bytes = null;
    done("Pyodide");
    const [packages, library] = await Promise.all(archives), folders = new Set();
    made.FS.writeFile("/lib/packages.zip", packages, { canOwn: true });
    for (const [name, bytes] of inZip(library)) {
      const path = `/lib/live/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
      if (!folders.has(folder)) made.FS.mkdirTree(folder);
      folders.add(folder);
      made.FS.writeFile(path, bytes, { canOwn: true });
    }
    done("files");
    return made;
  }

  const memory = sent || anew ? undefined : await left(here);
  let begun = memory && await python(memory).catch(() => leave(here));
  if (begun) begun.runPython("import random; random.seed()");
  else {
    begun = await python();
    begun.runPython(IMPORTS);
    done("imports");
    try { rest = [here, begun.makeMemorySnapshot()]; } catch { /* nothing is left for the next visit */ }
  }
  page = begun.pyimport("session").Asked(JSON.stringify(texts));
  await typesetter;
  // From here on a cell asks for nothing: what it computes with has come, and nothing is sent anywhere.
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]) delete self[name];
  self.fetch = () => Promise.reject(new Error("a cell of a page can ask for nothing"));
  Object.defineProperty(self, "caches", { value: undefined });
}

const ASKED = {
  start: ({ texts, files, anew }) => start(texts, files, anew),
  keys: ({ texts }) => JSON.parse(page.keys(JSON.stringify(texts))),
  run: ({ cell, texts }) => JSON.parse(page.run(cell, JSON.stringify(texts))),
  call: ({ name, words }) => JSON.parse(page.call(name, JSON.stringify(words))),
  typeset: async ({ formulas }) => JSON.parse((await typesetter).mathmls(formulas)),
};

const AT_REST = 1500;  // milliseconds after an answer, when nobody waits
let clock;

onmessage = async ({ data: { id, ask, ...words } }) => {
  clearTimeout(clock);
  try {
    postMessage({ id, answer: await ASKED[ask](words) });
  } catch (error) {
    postMessage({ id, failed: String(error?.message ?? error) });
  }
  done(ask);
  if (rest) clock = setTimeout(() => { leave(...rest); rest = undefined; }, AT_REST);
};
