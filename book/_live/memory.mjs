// How Python's memory is kept and put together again: by the packer (tools/pack_memory.mjs) and by a page's worker.
//
// What a bare Pyodide has in its memory anyway is taken from it, for a seventh less to send.

export const NO_PACKAGES = { info: { arch: "wasm32", platform: "emscripten", version: "0", python: "0", abi_version: "2026_0" }, packages: {} };

const HEAP_AT = 1;  // the word of Pyodide's snapshot that tells how many bytes stand before the heap

const words = bytes => new Int32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);

function sums(all) {
  let one = 0, two = 0;
  for (let k = 0; k < all.length; k++) two = two + (one = one + all[k] | 0) | 0;
  return [one, two];
}

/** Take the first words of a bare Pyodide's heap from a snapshot, or put them back: either is the other's undoing. */
function difference(snapshot, heap, many) {
  const all = words(snapshot), bare = words(heap), begin = all[HEAP_AT] >> 2;
  for (let k = 0; k < many; k++) all[begin + k] ^= bare[k];
}

const TOLD = 3;  // words at the end: of the bare heap so many are the same each time; the sums of the whole

/** What is kept of a snapshot, whose bytes are a multiple of four; two bare heaps tell what is the same in all. */
export function kept(snapshot, heap, another) {
  const all = words(snapshot), told = new Int32Array(all.length + TOLD), other = words(another);
  const many = words(heap).findIndex((word, k) => word !== other[k]);
  told.set(all);
  told.set([many, ...sums(all)], all.length);
  const bytes = new Uint8Array(told.buffer);
  difference(bytes, heap, many);
  return bytes;
}

/** Of what was kept the part that is to become the snapshot. */
export const part = told => told.subarray(0, -4 * TOLD);

/** Make it the snapshot, in place; an error if that is not what it was. */
export function whole(told, heap) {
  const [many, ...expected] = words(told).slice(-TOLD);
  difference(part(told), heap, many);
  if (sums(words(part(told))).some((one, k) => one !== expected[k])) throw new Error("another memory than was packed");
}

/** A new Pyodide's module, with as much memory as one that is begun from will need. */
export function grown(module, bytes) {
  while (module.HEAP8.length < bytes) module._malloc(1 << 20);
  return module;
}
