// Python for a live page, away from the page: a loop in a cell stops nothing but this worker, which can be ended.
//
// It is asked { id, ask, … } and answers { id, answer } or { id, failed }. All its files lie beside it; a page that was
// opened as a file, where browsers let nothing be fetched, sends them along (offline.js).
const NO_PACKAGES = { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "0", abi_version: "2026_0" }, packages: {} };

/** Of a .bin what is in it: gzip, which the worker undoes, whatever the server makes of it. */
const gunzipped = body => body.pipeThrough(new DecompressionStream("gzip"));

/** Files by name, as responses, and as modules. */
function beside(here) {
  const fetched = async name => {
    const response = await fetch(here + name);
    if (!response.ok) throw new Error(`${name}: ${response.status}`);
    return response;
  };
  return { here, fetched, module: name => import(here + name), more: async () => ({}) };
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
  self.fetch = (address, ...rest) => {
    const name = String(address);
    return name.startsWith(here) ? fetched(name.slice(here.length)) : given(address, ...rest);
  };
  return { here, fetched, module, more: async () => ({ createPyodideModule: (await module("pyodide.asm.mjs")).default }) };
}

let page, typesetter;

async function start(texts, sent) {
  const { here, fetched, module, more } = sent ? inMemory(sent) : beside(new URL(".", import.meta.url).href);
  const unpacked = async name => new Response(gunzipped((await fetched(name)).body)).arrayBuffer();
  const files = ["packages.bin", "library.bin"].map(unpacked);
  const session = fetched("session.py").then(response => response.text());
  typesetter = module("mathml.mjs");
  const stdLibURL = URL.createObjectURL(new Blob([await unpacked("stdlib.bin")]));
  const { loadPyodide } = await module("pyodide.mjs");
  const python = await loadPyodide({ indexURL: here, stdLibURL, lockFileContents: NO_PACKAGES, ...await more() });
  URL.revokeObjectURL(stdLibURL);
  for (const file of files) python.unpackArchive(await file, "zip", { extractDir: "/lib/live" });
  python.FS.writeFile("/lib/live/session.py", await session);
  page = python.runPython(`
import json, sys
sys.path.insert(0, "/lib/live")
from session import Page, called

class Asked:
    def __init__(self, texts):
        self.page = Page(json.loads(texts))

    def keys(self, texts):
        return json.dumps(self.page.keys(self.changed(texts)))

    def run(self, cell, texts):
        changed = self.changed(texts)
        return json.dumps({**self.page.run(cell, changed), "keys": self.page.keys(changed)}, default=str)

    def call(self, name, words):
        return json.dumps(called(name, json.loads(words)))

    @staticmethod
    def changed(texts):
        return {int(k): text for k, text in json.loads(texts).items()}

Asked`)(JSON.stringify(texts));
  await typesetter;
  // From here on a cell asks for nothing: what it computes with has come, and nothing is sent anywhere.
  for (const name of ["fetch", "XMLHttpRequest", "WebSocket", "EventSource"]) delete self[name];
  self.fetch = () => Promise.reject(new Error("a cell of a page can ask for nothing"));
  return JSON.parse(page.keys("{}"));
}

const ASKED = {
  start: ({ texts, files }) => start(texts, files),
  keys: ({ texts }) => JSON.parse(page.keys(JSON.stringify(texts))),
  run: ({ cell, texts }) => JSON.parse(page.run(cell, JSON.stringify(texts))),
  call: ({ name, words }) => JSON.parse(page.call(name, JSON.stringify(words))),
  typeset: async ({ formulas }) => JSON.parse((await typesetter).mathmls(formulas)),
};

onmessage = async ({ data: { id, ask, ...rest } }) => {
  try {
    postMessage({ id, answer: await ASKED[ask](rest) });
  } catch (error) {
    postMessage({ id, failed: String(error?.message ?? error) });
  }
};
