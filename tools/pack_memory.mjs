// Keeps Python's memory as it is when everything that pages compute with has been imported: node pack_memory.mjs FOLDER FILE
// FOLDER has what is published for a worker (pack_live.py); FILE is written, and is to lie beside it.
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

process.on("uncaughtException", error => { console.error(error.message); process.exit(1); });  // not the line, of a megabyte
const [folder, file] = process.argv.slice(2).map(word => resolve(word));
const beside = name => readFileSync(`${folder}/${name}`);
const module = name => import(pathToFileURL(`${folder}/${name}`));
const [{ loadPyodide }, { NO_PACKAGES, grown, kept }] = await Promise.all(["pyodide.mjs", "memory.mjs"].map(module));

const stdlib = `${file}.stdlib.zip`;
writeFileSync(stdlib, gunzipSync(beside("stdlib.bin")));
const settings = { indexURL: `${folder}/`, stdLibURL: stdlib, lockFileContents: NO_PACKAGES };

const python = await loadPyodide({ ...settings, _makeSnapshot: true });
for (const folder of ["page", "live"]) python.FS.mkdirTree(`/lib/${folder}`);
python.FS.writeFile("/lib/page/begin.py", beside("begin.py"));
python.runPython("import sys; sys.path += ['/lib/page', '/lib/live']");
const begin = python.pyimport("begin");
begin.bring = name => new Uint8Array(beside(name));
begin.keep();
begin.bring = null;
begin.destroy();
wipe(python._module);
const memory = python.makeMemorySnapshot();

/** Nought in all that is free: what was there before would be sent, a fortieth of the whole. */
function wipe(made) {
  const { _malloc, _free } = made, top = _malloc(1 << 20), held = [];  // what finds no place before this finds none that is free
  _free(top);
  for (let size = 1 << 19; size >= 8; size = size > 64 ? (size * 7 >> 3) & ~7 : size - 8) {
    let place;
    while ((place = _malloc(size)) < top) {
      made.HEAPU8.fill(0, place, place + size);
      held.push(place);
    }
    _free(place);
  }
  held.forEach(_free);
}

/** The heap of a Pyodide that has not begun. */
async function bare() {
  let heap;
  const { default: make } = await module("pyodide.asm.mjs");
  const begun = await loadPyodide({ ...settings, _loadSnapshot: memory.slice(), createPyodideModule: async words => {
    const made = await make(words);
    heap = made.HEAP8.slice();
    return grown(made, words.INITIAL_MEMORY);
  } });
  begun.runPython("import sympy; assert str(sympy.Symbol('x') + 1) == 'x + 1'");
  return heap;
}

writeFileSync(file, gzipSync(kept(memory, await bare(), await bare()), { level: 9, memLevel: 9 }));
rmSync(stdlib);
process.exit(0);  // Pythons stand otherwise
