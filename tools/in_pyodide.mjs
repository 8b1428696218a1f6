// Runs a Python file in Pyodide under Node: node in_pyodide.mjs CORE HERE FILE [ARGUMENT…]
// CORE is the folder with Pyodide's own files; HERE the folder that the Python file sees as /here.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

process.on("uncaughtException", error => { console.error(error.message); process.exit(1); });  // not the line, of a megabyte
const [core, here, file, ...argv] = process.argv.slice(2).map((word, k) => (k < 3 ? resolve(word) : word));
const { loadPyodide } = await import(pathToFileURL(`${core}/pyodide.mjs`));
const nothing = { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "0", abi_version: "2026_0" }, packages: {} };
const python = await loadPyodide({ indexURL: core, lockFileContents: nothing });
python.mountNodeFS("/here", here);
python.globals.set("argv", python.toPy(argv));
python.runPython(readFileSync(file, "utf8"), { filename: file });
