// Cells that run in the page. Nothing is fetched, and nothing of the page is changed but for the buttons, before the first
// press; then a worker of the site's own files computes. What a reader has changed is kept in this browser, and shown
// when it is asked for: a page opens as it was published.
(function () {
  const python = window.mbPython;
  if (!python?.cells.length) return;
  const { page, cells, make, offered, ask, end, typeset, Ended } = python;
  const KEY = `mistake-bounds-live:${page}`, kept = window.mbKept;
  let published = null;  // the key of what each cell shows as published

  // --- what is kept ---------------------------------------------------------------------------------------------

  let told = "";  // what was said of it last, which the next word on a cell does not take away
  function keep(k, text) {
    const { id, source } = cells[k];
    const words = kept.keep(KEY, id, text === source ? null : { text, of: source, on: new Date().toISOString() });
    if (words) say(k, told = words);
  }

  // --- a cell -----------------------------------------------------------------------------------------------------

  const live = new Map(), shown = [];  // open cells by number; of each cell the key of what it shows
  const edited = () => Object.fromEntries([...live].filter(([k, { editor }]) => editor.value !== cells[k].source)
    .map(([k, { editor }]) => [k, editor.value]));
  const say = (k, ...words) => live.get(k)?.status.replaceChildren(...words);

  /** The names of what is open: a page has one output of this name, that of the cell that was run last. */
  function name(current) {
    for (const [k, { region }] of live) {
      region.setAttribute("aria-label", k === current ? "Output of this cell" : `Output of this cell (cell ${k + 1})`);
    }
  }

  function open(k) {
    if (live.has(k)) return live.get(k);
    const node = document.querySelector(`[data-live="${k}"]`), input = node.querySelector(".cell_input");
    const stored = node.querySelector(":scope > .cell_output, :scope > details > .cell_output");
    const editor = make("textarea", { value: cells[k].source, className: "mb-live-editor", spellcheck: false, autocapitalize: "off",
      autocomplete: "off", aria: { label: "Code of this cell" } });
    editor.setAttribute("autocorrect", "off");
    const run = make("button", { type: "button", onclick: () => press(k), aria: { label: "Run this cell" } }, "Run");
    const stop = make("button", { type: "button", disabled: true, onclick: () => end("stopped") }, "Stop");
    const reset = make("button", { type: "button", onclick: () => restore(k) }, "Reset");
    const status = make("span", { className: "mb-live-status", aria: { role: "status" } });
    const bar = make("div", { className: "mb-live-bar d-print-none" }, run, stop, reset, status);
    const region = make("div", { className: "mb-live-output", aria: { role: "region", live: "polite" } });
    node.querySelector(".mb-live-run")?.remove();
    input.hidden = true;
    input.after(make("div", { className: "mb-live" }, editor, ...window.mbKeys.code(() => editor), bar));
    if (stored) stored.replaceWith(region);
    else (node.querySelector(":scope > details.mb-code") || node.querySelector(".mb-live")).after(region);
    if (stored) region.append(stored);
    const grow = () => { editor.rows = editor.value.split("\n").length; };
    editor.addEventListener("grow", grow);
    editor.addEventListener("input", () => { grow(); keep(k, editor.value); offerMine(k); });
    editor.addEventListener("keydown", event => keyed(event, k, editor));
    grow();
    live.set(k, { node, editor, run, stop, status, region, stored });
    name(k);
    offerMine(k);
    return live.get(k);
  }

  function keyed(event, k, editor) {
    if (event.key !== "Enter" || event.isComposing) return;
    if (event.ctrlKey || event.metaKey || event.shiftKey) {
      event.preventDefault();
      press(k);
      return;
    }
    const line = editor.value.slice(0, editor.selectionStart).split("\n").pop();
    const indent = line.match(/^ */)[0] + (line.trimEnd().endsWith(":") ? "    " : "");
    if (indent && document.execCommand("insertText", false, "\n" + indent)) event.preventDefault();
  }

  let turn = Promise.resolve();
  function press(k) {
    const fresh = !live.has(k), one = open(k);
    if (fresh && matchMedia("(pointer: fine)").matches) one.editor.focus({ preventScroll: true });
    const cannot = python.cannot();
    if (cannot) return say(k, ...cannot, ...offered(" The output is the book's own; to run the cell, "));
    name(k);
    one.run.disabled = true;
    say(k, "Waiting for the cell before.");
    turn = turn.then(() => run(k, one));
  }

  async function run(k, one) {
    const was = document.activeElement === document.body;
    let coming = !python.started(), ran = null;
    one.stop.disabled = false;
    try {
      say(k, coming ? python.starting : "Running.");
      await python.start();
      coming = false;
      say(k, "Running.");
      const texts = edited(), done = await ask("run", { cell: k, texts });
      await show(k, one, done);
      const above = done.needs.length;
      say(k, done.error ? "Ended by an error. " : `Done in ${done.seconds < 0.1 ? done.seconds.toFixed(2) : done.seconds.toFixed(1)} s. `,
        above ? `What it needs of ${above} cell${above > 1 ? "s" : ""} above was run first${
          done.needs.some(i => i in texts) ? ", as you changed it" : ""}. ` : "",
        done.signs ? "Signs such as ≤ and curly quotes were read as Python’s. " : "", told);
      told = "";
      ran = texts;
    } catch (error) {
      if (error.message === "stopped") say(k, "Stopped. What stands below is from before; the next run starts Python again.");
      else if (coming) {
        end("did not start");
        say(k, ...offered(`Python did not start here (${error.message}). The output is from before; to run the cell, `), ...python.served());
      } else if (error instanceof Ended) say(k, `Python has ended: ${error.message}. The next run starts it again; your code is still here.`);
      else {
        end("failed");
        say(k, `Python has failed: ${error.message}. The next run starts it again; your code is still here.`);
      }
    }
    one.run.disabled = false;
    one.stop.disabled = true;
    if (was && document.activeElement === document.body) one.run.focus({ preventScroll: true });
    if (ran) await compare(ran, k);
  }

  async function restore(k) {
    const { editor, region, stored } = live.get(k);
    editor.value = cells[k].source;
    editor.dispatchEvent(new Event("input"));
    region.replaceChildren(...(stored ? [stored] : []));
    say(k, "As published.");
    delete shown[k];
    if (python.started()) await compare(edited());
  }

  /** Mark the cells that rest on what these texts change; cell `ran` has just been run with them. */
  async function compare(texts, ran) {
    try {
      published ??= await ask("keys", { texts: {} });
      const keys = await ask("keys", { texts });
      if (ran !== undefined) shown[ran] = keys[ran];
      mark(keys);
    } catch { /* ended meanwhile: nothing is known to be out of date */ }
  }

  /** Say of each cell whether what it shows is out of date: it would show something else now. */
  function mark(keys) {
    keys.forEach((key, k) => {
      const node = document.querySelector(`[data-live="${k}"]`), note = node?.querySelector(".mb-live-stale");
      const stale = key !== (shown[k] ?? published[k]);
      if (note && !stale) note.remove();
      if (!node || note || !stale) return;
      const above = live.get(k)?.region ?? node.querySelector(":scope > .cell_output") ?? node.lastElementChild;
      above.before(make("p", { className: "mb-live-stale" }, "Out of date: it rests on what you changed. ",
        "absent" in cells[k] ? "It cannot be run on this page." : "Run this cell to have it anew."));
    });
  }

  // --- what a cell shows ------------------------------------------------------------------------------------------

  const text = (kind, words) => make("div", { className: `output ${kind} highlight-myst-ansi notranslate` },
    make("div", { className: "highlight" }, make("pre", {}, words)));

  function output(one) {
    if ("stream" in one) return text("stream", one.stream);
    const html = one["text/html"] ?? one["image/svg+xml"];
    if (html !== undefined) {
      const box = make("div", { className: "output text_html" });
      box.innerHTML = html;
      return box;
    }
    if (one["text/latex"] !== undefined) {
      const tex = one["text/latex"].trim().replace(/^\$+\s*(\\displaystyle)?|\$+$/g, "");
      return make("div", { className: "output text_latex math notranslate nohighlight" }, `\\[${tex}\\]`);
    }
    return one["text/plain"] === undefined ? "" : text("text_plain", one["text/plain"]);
  }

  function refusal(k, { name, message, cell, line, text: code, absent }) {
    const where = cell === k ? "" : ` of cell ${cell + 1}, above, which this one needs`;
    const box = make("div", { className: "mb-live-error" });
    if (absent) {
      box.append(make("p", {}, ...offered(`This cell needs ${absent}, compiled code that a page does not carry. To run it, `)));
      return box;
    }
    box.append(make("p", {}, make("strong", {}, name), line ? ` in line ${line}${where}` : "", message ? ": " : ""));
    if (message.includes("\n")) box.append(make("pre", {}, message));
    else box.firstChild.append(message);
    if (code) box.append(make("pre", {}, code));
    return box;
  }

  async function show(k, { region }, done) {
    const box = make("div", { className: "cell_output docutils container" }, ...done.outputs.map(output));
    if (done.error) box.append(refusal(k, done.error));
    for (const layer of ["proofs", "code", "checks"]) {
      const open = cells[k].open?.includes(layer) || document.documentElement.hasAttribute(`data-mb-${layer}`);
      if (open) for (const fold of box.querySelectorAll(`details.mb-${layer}`)) fold.open = true;
    }
    await typeset(box);
    region.replaceChildren(box);
    dispatchEvent(new Event("resize"));  // boxes that scroll are marked anew
  }

  // --- as the page opens ------------------------------------------------------------------------------------------

  const day = on => new Date(on).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long", year: "numeric" });

  /** Offer a reader's own text of a cell, where there is one and the editor does not show it. */
  function offerMine(k) {
    const node = document.querySelector(`[data-live="${k}"]`), { id, source, absent } = cells[k], mine = kept.read(KEY)[id];
    node?.querySelector(".mb-live-mine")?.remove();
    if (!node?.querySelector(".cell_input") || !mine || mine.text === source || absent || live.get(k)?.editor.value === mine.text) return;
    const changed = mine.of !== source ? " The book’s own cell has changed since." : "";
    const show = () => {
      const { editor } = open(k);
      editor.value = mine.text;
      editor.dispatchEvent(new Event("grow"));
      offerMine(k);
      node.querySelector(".cell_input").hidden = !changed;
      say(k, changed ? "Yours, below the book’s own. Run it, or reset it." : "As you changed it. Run it, or reset it.");
      editor.focus({ preventScroll: true });
    };
    (node.querySelector(".mb-live") ?? node.querySelector(".cell_input")).after(make("p", { className: "mb-live-mine d-print-none" },
      `You changed this on ${day(mine.on)}.${changed} `, make("button", { type: "button", onclick: show }, "Show mine")));
  }

  for (const node of document.querySelectorAll("[data-live]")) {
    const k = Number(node.dataset.live), { absent } = cells[k], input = node.querySelector(".cell_input");
    if (!input) continue;
    if (absent) {
      input.append(make("p", { className: "mb-live-run mb-live-absent d-print-none" }, `Needs ${absent}: `,
        ...(python.notebook() ? [make("a", { href: python.notebook(), download: "" }, "in the notebook")] : ["in the notebook"])));
      continue;
    }
    input.append(make("button", { type: "button", className: "mb-live-run d-print-none", onclick: () => press(k),
      aria: { label: "Run this cell" } }, "Run"));
    offerMine(k);
  }
  addEventListener("mb-kept", () => cells.forEach((_, k) => offerMine(k)));
})();
