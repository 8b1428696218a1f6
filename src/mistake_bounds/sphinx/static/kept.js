// What a reader has changed or solved, kept in this browser and nowhere else, and at the foot of the page saved as a file and read
// from one. A record is kept under a name that begins with "mistake-bounds-", of one page each: { id: { …, on } }, where
// `on` is the time of the change.
(function () {
  const python = window.mbPython;
  if (!python) return;
  const { make, page } = python, PREFIX = "mistake-bounds-", LIVE = `${PREFIX}live:`, SOLVED = `${PREFIX}solved:`, READ = `${PREFIX}read:`;
  const here = {};  // what the browser did not take, by record: changes by their ids, and null for one no longer kept
  const written = new Set();  // the records that this page has written
  let refused = false;  // the browser keeps nothing
  const said = new Set();
  const once = words => said.has(words) ? "" : (said.add(words), words);

  const plain = one => one !== null && typeof one === "object" && !Array.isArray(one);
  /** Is this a record? Files come from anywhere, and other things of the site are kept beside. */
  const record = one => plain(one) && Object.keys(one).length > 0 && Object.entries(one).every(([id, change]) =>
    id !== "__proto__" && plain(change) && typeof change.on === "string" && !Number.isNaN(Date.parse(change.on)));
  const asRecord = (name, one) => record(one) && (!name.startsWith(LIVE)
    || Object.values(one).every(({ text, of }) => typeof text === "string" && typeof of === "string"));

  function stored(name) {
    try {
      const found = JSON.parse(localStorage.getItem(name));
      return asRecord(name, found) ? found : null;
    } catch { return null; }
  }
  try { localStorage.getItem(PREFIX); } catch { refused = true; }

  /** The names in this browser's store. */
  function names() {
    try { return Array.from({ length: localStorage.length }, (_, n) => localStorage.key(n)); } catch { return []; }
  }

  // What was solved was once kept as { id: time }, by which it is no record; it is made one, once.
  for (const name of names().filter(one => one.startsWith(SOLVED))) {
    try {
      const found = JSON.parse(localStorage.getItem(name));
      if (!plain(found) || record(found)) continue;
      const moved = Object.entries(found).map(([id, one]) => [id, typeof one === "string" ? { on: one } : one]);
      localStorage.setItem(name, JSON.stringify(Object.fromEntries(moved.filter(one => record(Object.fromEntries([one]))))));
    } catch { /* it is left as it is */ }
  }

  /** A record; empty if there is none. */
  const read = name => Object.fromEntries(Object.entries({ ...stored(name), ...here[name] }).filter(([, change]) => change));

  /** Keep a change, or without one no longer: what there is to say of it, which is said once. Of the record nothing else
      is written, for another tab may have changed the rest. */
  function keep(name, id, change) {
    const wiped = written.has(name) && !stored(name) && !refused;
    here[name] = { ...here[name], [id]: change || null };
    const all = read(name), some = Object.keys(all).length > 0;
    try {
      if (some) localStorage.setItem(name, JSON.stringify(all));
      else localStorage.removeItem(name);
      written[some ? "add" : "delete"](name);
      delete here[name];
      refused = false;
    } catch {
      refused = true;
      return once("This browser keeps nothing: what you change is lost when you leave the page, unless you save it as a file, at the foot of the page. ");
    }
    return wiped ? once("What this browser had kept of the page was removed while it was open; what you change here is kept anew. ") : "";
  }

  // --- all of the book ----------------------------------------------------------------------------------------------

  /** All records, by name. */
  function all() {
    const every = new Set([...Object.keys(here), ...names()]);
    const found = [...every].filter(name => name.startsWith(PREFIX)).sort().map(name => [name, read(name)]);
    return Object.fromEntries(found.filter(([name, one]) => asRecord(name, one)));
  }

  const FORMAT = "mistake-bounds-changes", VERSION = 1;
  function saved() {
    const told = { format: FORMAT, version: VERSION, on: new Date().toISOString(), kept: all() };
    const address = URL.createObjectURL(new Blob([JSON.stringify(told, null, 1) + "\n"], { type: "application/json" }));
    make("a", { href: address, download: "mistake-bounds-changes.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** What a file of changes keeps; an Error that says what is wrong with it. */
  function understood(text) {
    let told;
    try { told = JSON.parse(text); } catch { throw new Error("it is no JSON"); }
    if (!plain(told) || told.format !== FORMAT) throw new Error("it is no file of changes of this book");
    if (told.version !== VERSION) throw new Error(`its version is ${JSON.stringify(told.version)}, and this page reads version ${VERSION}`);
    if (!plain(told.kept)) throw new Error("nothing is kept in it");
    for (const [name, one] of Object.entries(told.kept)) {
      if (!name.startsWith(PREFIX) || !asRecord(name, one)) throw new Error(`what it keeps as ${JSON.stringify(name)} is no record of changes`);
    }
    return told.kept;
  }

  /** Take what is in a file, but for what was changed here since: how many were taken, and how many were not. */
  function taken(kept) {
    let came = 0, left = 0, words = "";
    for (const [name, one] of Object.entries(kept)) {
      const mine = read(name);
      for (const [id, change] of Object.entries(one)) {
        if (mine[id] && JSON.stringify(mine[id]) === JSON.stringify(change)) continue;
        if (mine[id] && Date.parse(mine[id].on) > Date.parse(change.on)) left++;
        else { words = keep(name, id, change) || words; came++; }
      }
    }
    return { came, left, words };
  }

  // --- the foot of the page -----------------------------------------------------------------------------------------

  const many = (n, one) => `${n} ${one}${n === 1 ? "" : "s"}`;
  /** How much there is in records: what was changed, solved and read. */
  function summed(records) {
    const sum = of => records.filter(([name]) => name.startsWith(of)).reduce((n, [, one]) => n + Object.keys(one).length, 0);
    const changed = sum(LIVE), solved = sum(SOLVED), read = sum(READ);
    return [changed && many(changed, "change"), solved && `${many(solved, "exercise")} solved`, read && `${many(read, "page")} read`].filter(Boolean).join(", ");
  }
  const titles = () => new Map([...document.querySelectorAll("nav.bd-links a[href]")].map(link =>
    [new URL(link.href).pathname.replace(/\.html$/, ""), link]));

  function foot() {
    const count = make("p"), pages = make("ul"), gone = make("div"), status = make("span", { className: "mb-live-status", aria: { role: "status" } });
    const chosen = make("input", { type: "file", accept: ".json,application/json", hidden: true });
    const save = make("button", { type: "button", disabled: true, onclick: saved }, "Save as a file");
    const from = make("button", { type: "button", onclick: () => chosen.click() }, "Read a file");
    chosen.addEventListener("change", async () => {
      const [file] = chosen.files;
      if (!file) return;
      try {
        if (file.size > 5_000_000) throw new Error("it has more than 5 MB");
        const { came, left, words } = taken(understood(await file.text()));
        look();
        dispatchEvent(new CustomEvent("mb-kept"));
        status.replaceChildren(came || left ? `${many(came, "change")} taken from ${file.name}. ` : `Nothing new in ${file.name}. `,
          left ? `${many(left, "change")} not taken: yours ${left === 1 ? "is" : "are"} newer. ` : "", words);
      } catch (error) {
        status.replaceChildren(`${file.name} was not read: ${error.message}.`);
      }
      chosen.value = "";
    });

    function look() {
      const records = Object.entries(all()), known = titles(), sum = summed(records);
      count.replaceChildren(refused ? "This browser keeps nothing, so what you change is lost when you leave the page, unless you save it as a file. "
        : "What you change and solve on the pages of this book is kept in this browser, and nowhere else; a file takes it to another. ",
        sum ? `There ${sum.startsWith("1 ") ? "is" : "are"} now ${sum}:` : "There is nothing yet.");
      save.disabled = !sum;
      const by = new Map();
      for (const one of records) {
        const of = one[0].slice(one[0].indexOf(":") + 1);
        by.set(of, [...by.get(of) ?? [], one]);
      }
      const root = location.pathname.replace(/\.html$/, "").slice(0, -page.length);
      pages.replaceChildren(...[...by].map(([of, those]) => {
        const link = known.get(root + of);
        return make("li", {}, of === page ? "this page" : link ? make("a", { href: link.href }, link.textContent.trim()) : of, `: ${summed(those)}`);
      }));
      pages.hidden = !sum;
      const cells = new Set(python.cells.map(({ id }) => id)), lost = Object.entries(read(LIVE + page)).filter(([id]) => !cells.has(id));
      gone.replaceChildren(...lost.length ? [make("p", {}, "Of cells that this page no longer has:"),
        ...lost.map(([, { text }]) => make("pre", { tabIndex: 0 }, text))] : []);
    }
    const fold = make("details", { className: "mb-changes mb-live d-print-none", ontoggle: () => fold.open && look() },
      make("summary", {}, "Your changes"), count, pages, gone,
      make("div", { className: "mb-live-bar" }, save, from, chosen, status));
    return fold;
  }

  document.querySelector("article.bd-article")?.append(foot());
  window.mbKept = { read, keep };
})();
