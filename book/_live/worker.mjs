// Python for a live page, away from the page: a loop in a cell stops nothing but this worker, which can be ended.
//
// It is asked { id, ask, … } and answers { id, answer } or { id, failed }. All its files lie beside it.
import { loadPyodide } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const NO_PACKAGES = { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "0", abi_version: "2026_0" }, packages: {} };

const fetched = async name => {
  const response = await fetch(HERE + name);
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
};

/** What is in a .bin: gzip, which the worker undoes, whatever the server makes of it. */
const unpacked = async name =>
  new Response((await fetched(name)).body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();

let page, typesetter;

async function start(texts) {
  const files = ["packages.bin", "library.bin"].map(unpacked);
  const session = fetched("session.py").then(response => response.text());
  typesetter = import("./mathml.mjs");
  const stdLibURL = URL.createObjectURL(new Blob([await unpacked("stdlib.bin")]));
  const python = await loadPyodide({ indexURL: HERE, stdLibURL, lockFileContents: NO_PACKAGES });
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
  start: ({ texts }) => start(texts),
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
