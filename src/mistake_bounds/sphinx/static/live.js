// Cells that run in the page. Nothing is fetched, and nothing of the page is changed but for the buttons, before the first
// press; then a worker of the site's own files computes. What a reader has changed is kept in this browser, and shown
// when it is asked for: a page opens as it was published.
(function () {
  const python = window.mbPython;
  if (!python?.cells.length) return;
  const { page, cells, make, offered, ask, end, typeset, Ended } = python;
  const KEY = `mistake-bounds-live:${page}`, kept = window.mbKept;

  // --- what is kept ---------------------------------------------------------------------------------------------

  let told = "";  // what was said of it last, which the next word on a cell does not take away
  function keep(k, text) {
    const { id, source } = cells[k];
    const words = kept.keep(KEY, id, text === source ? null : { text, of: source, on: new Date().toISOString() });
    if (words) say(k, told = words);
  }

  // --- a cell -----------------------------------------------------------------------------------------------------

  const live = new Map();  // open cells by number
  const nodeOf = k => document.querySelector(`[data-live="${k}"]`);
  const storedIn = node => node.querySelector(":scope > .cell_output, :scope > details > .cell_output");
  /** The badges of a cell that stand elsewhere, in the paragraph before it or on the line of its fold (folds.py). */
  const badgesOf = k => [...document.querySelectorAll(`[data-of="${k}"]`)];
  /** Is the code of a cell out of sight, and something that it shows in sight? Then nobody can be asked to run it. */
  const isQuiet = k => Boolean(nodeOf(k)?.matches(".mb-quiet, .mb-evidence")) && showsSomething(k);
  const showsSomething = k => Boolean((live.get(k)?.region.firstChild ?? storedIn(nodeOf(k))) || badgesOf(k).length);
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
    const node = nodeOf(k), input = node.querySelector(".cell_input"), stored = storedIn(node);
    const editor = make("textarea", { value: cells[k].source, className: "mb-live-editor", spellcheck: false, autocapitalize: "off",
      autocomplete: "off", aria: { label: "Code of this cell" } });
    editor.setAttribute("autocorrect", "off");
    const run = make("button", { type: "button", onclick: () => press(k), aria: { label: "Run this cell" } }, "Run");
    const stop = make("button", { type: "button", disabled: true, onclick: () => end("stopped") }, "Stop");
    const reset = make("button", { type: "button", onclick: () => restore(k) }, "Reset");
    const status = make("span", { className: "mb-live-status", aria: { role: "status" } });
    const bar = make("div", { className: "mb-live-bar d-print-none" }, run, python.fetches(), stop, reset, status);
    const region = make("div", { className: "mb-live-output", aria: { role: "region", live: "polite" } });
    node.querySelector(".mb-live-run")?.remove();
    input.hidden = true;
    const colours = make("div", { className: "mb-live-colours", aria: { hidden: "true" } });
    const code = make("div", { className: "mb-live-code highlight" }, colours, editor);
    input.after(make("div", { className: "mb-live" }, code, ...window.mbKeys.code(() => editor), bar));
    if (stored) stored.replaceWith(region);
    else (node.querySelector(":scope > details.mb-code") || node.querySelector(".mb-live")).after(region);
    if (stored) region.append(stored);
    const draw = () => {
      editor.rows = editor.value.split("\n").length;
      colours.replaceChildren(...coloured(editor.value));
    };
    editor.addEventListener("scroll", () => { colours.style.translate = `${-editor.scrollLeft}px ${-editor.scrollTop}px`; });
    editor.addEventListener("filled", () => { draw(); compareSoon(); });
    editor.addEventListener("input", () => { draw(); keep(k, editor.value); offerMine(k); compareSoon(); });
    editor.addEventListener("keydown", event => keyed(event, k, editor));
    draw();
    live.set(k, { node, editor, run, stop, status, region, stored });
    offerMine(k);
    return live.get(k);
  }

  /** Open a cell for a reader who wants to change it before it is run. */
  function change(k) {
    const { editor } = open(k);
    name(k);
    say(k, "Change it, and run it: Shift and Enter, or the button.");
    editor.focus({ preventScroll: true });
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

  let turn = Promise.resolve(), waiting = 0;  // one thing after the other; how many presses wait
  function press(k) {
    const fresh = !live.has(k), one = open(k);
    if (fresh && matchMedia("(pointer: fine)").matches) one.editor.focus({ preventScroll: true });
    name(k);
    const cannot = python.cannot();
    if (cannot) return say(k, ...cannot, ...offered(" The output is the book's own; to run the cell, "));
    one.run.disabled = true;
    say(k, "Waiting for the cell before.");
    waiting++;
    turn = turn.then(() => { waiting--; return run(k, one); });
  }

  async function run(k, one) {
    const was = document.activeElement === document.body;
    let coming = !python.started();
    one.stop.disabled = false;
    try {
      say(k, coming ? python.starting : "Running.");
      await python.start();
      coming = false;
      say(k, "Running.");
      const texts = edited(), done = await ask("run", { cell: k, texts }), above = done.needs.length;
      const words = [done.error ? "Ended by an error. " : `Done in ${done.seconds < 0.1 ? done.seconds.toFixed(2) : done.seconds.toFixed(1)} s. `,
        above ? `What it needs of ${above} cell${above > 1 ? "s" : ""} above was run first${
          done.needs.some(i => i in texts) ? ", as you changed it" : ""}. ` : "",
        done.signs ? "Signs such as ≤ and curly quotes were read as Python’s. " : "", told];
      told = "";
      if (await show(k, done)) words[0] += "It shows the same as before. ";
      say(k, ...words);
      const keys = await compare(texts, k);
      if (!done.error) await renew(k, texts, keys, words);
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
      await compare(edited());
    }
    one.run.disabled = false;
    one.stop.disabled = true;
    if (was && document.activeElement === document.body) one.run.focus({ preventScroll: true });
  }

  /** Run in order the cells out of sight whose output, in sight, rests on what was changed; the next press goes first. */
  async function renew(k, texts, keys, words) {
    const due = cells.map((_, j) => j).filter(j => isQuiet(j) && !cells[j].absent && isStale(j, keys));
    for (const [n, j] of due.entries()) {
      if (waiting) return;
      say(k, ...words, `Running cells below that rest on it and whose code is hidden: ${n + 1} of ${due.length}. `, told);
      const done = await ask("run", { cell: j, texts });
      open(j);
      name(k);
      await show(j, done);
      shown[j] = keys[j];
      mark(j, keys);
    }
    if (due.length) say(k, ...words, `${due.length} cell${due.length > 1 ? "s" : ""} below, whose code is hidden, ${
      due.length > 1 ? "rest" : "rests"} on it and ran with it. `, told);
  }

  /** Put back what a cell showed as published. */
  function putBack(k) {
    const { region, stored } = live.get(k);
    region.replaceChildren(...(stored ? [stored] : []));
    for (const badge of badgesOf(k)) badge.hidden = false;
    delete shown[k];
  }

  function restore(k) {
    const { editor } = live.get(k);
    editor.value = cells[k].source;
    putBack(k);
    editor.dispatchEvent(new Event("input"));
    say(k, "As published.");
  }

  // --- what is out of date ----------------------------------------------------------------------------------------

  // A key stands for what a cell shows: of each cell that of what it shows now, where it was run, and that of what it
  // shows as published; and the last that Python told, of which texts.
  const shown = [];
  let published = [], known = { texts: {}, keys: [] }, asked = false;
  const isStale = (k, keys) => keys[k] !== (shown[k] ?? published[k]);

  /** The key of what each cell would show with these texts. Where Python cannot be asked, nothing is known of a cell
      whose text is another than when it was, nor of those below. */
  async function keysOf(texts) {
    if (python.started()) {
      try {
        await python.start();
        if (!published.length) published = await ask("keys", { texts: {} });
        known = { texts, keys: await ask("keys", { texts }) };
        return known.keys;
      } catch { /* ended meanwhile */ }
    }
    if (!Object.keys(texts).length) return published;
    const first = cells.findIndex((_, k) => texts[k] !== known.texts[k]);
    return cells.map((_, k) => first < 0 || k < first ? known.keys[k] : null);
  }

  /** Mark the cells that rest on what these texts change; cell `ran` has just been run with them. */
  async function compare(texts, ran) {
    const keys = await keysOf(texts);
    if (ran !== undefined) shown[ran] = keys[ran];
    cells.forEach((_, k) => mark(k, keys));
    return keys;
  }

  /** The same when what runs has ended, of the texts as they are then. */
  function compareSoon() {
    if (asked) return;
    asked = true;
    turn = turn.then(() => { asked = false; return compare(edited()); });
  }

  /** Say whether what a cell shows is out of date: it would show something else now. */
  function mark(k, keys) {
    const node = nodeOf(k), one = live.get(k);
    if (!node) return;
    if (one && isStale(k, keys) && keys[k] === published[k]) putBack(k);
    const stale = isStale(k, keys) && showsSomething(k);
    for (const part of [node, ...badgesOf(k)]) part.classList.toggle("mb-live-void", stale);
    node.querySelector(".mb-live-stale")?.remove();
    if (!stale) return;
    const words = keys[k] === null ? "Perhaps out of date: it may rest on what you changed. " : "Out of date: it rests on what you changed. ";
    (one?.region ?? storedIn(node) ?? node.lastElementChild).before(make("p", { className: "mb-live-stale" }, words, cells[k].absent
      ? "It cannot be run on this page." : make("button", { type: "button", onclick: () => press(k) }, "Run it again")));
  }

  // --- the colours of code ----------------------------------------------------------------------------------------

  // Python's pieces by the classes that Pygments gives them, and so the page's own colours.
  const oneOf = words => new RegExp(`(?<!\\.)\\b(?:${words.replaceAll(" ", "|")})\\b`);
  const PIECES = {
    c1: /#.*/,
    s: /[bfru]{0,2}(?:"""[^]*?(?:"""|(?![^]))|'''[^]*?(?:'''|(?![^]))|"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?)/,
    nd: /(?<=^ *)@[\w.]+/,
    nn: /(?<=\b(?:from|import) )[\w.]+/,
    nf: /(?<=\b(?:def|class) +)[\p{L}_][\p{L}\w]*/u,
    k: oneOf("and as assert break class continue def del elif else except False finally for from global if import in is lambda "
      + "None nonlocal not or pass raise return True try while with yield"),
    nb: oneOf("abs all any bool dict enumerate filter float frozenset getattr int isinstance iter len list map max min next open "
      + "pow print range repr reversed round self set sorted str sum super tuple type zip"),
    mi: /\d[\w.]*/,
    o: /[-+*\/%=<>!&|^~@.]+/,
    n: /[\p{L}_][\p{L}\w]*|\S/u,
  };
  const PIECE = new RegExp(Object.entries(PIECES).map(([kind, { source }]) => `(?<${kind}>${source})`).join("|"), "gmu");

  function coloured(text) {
    const made = [];
    let at = 0;
    for (const match of text.matchAll(PIECE)) {
      const [kind] = Object.entries(match.groups).find(([, piece]) => piece !== undefined);
      made.push(text.slice(at, match.index), make("span", { className: kind }, match[0]));
      at = match.index + match[0].length;
    }
    return [...made, text.slice(at)];
  }

  // --- what a cell shows ------------------------------------------------------------------------------------------

  const text = (kind, words) => make("div", { className: `output ${kind} highlight-myst-ansi notranslate` },
    make("div", { className: "highlight" }, make("pre", {}, words)));

  async function output(one) {
    if ("stream" in one) return text("stream", one.stream);
    const html = one["text/html"] ?? one["image/svg+xml"];
    if (html !== undefined) return make("div", { className: "output text_html" }, await python.clean(html));
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

  /** Show what a cell has given; is it what stood there before? */
  async function show(k, done) {
    const { region } = live.get(k), before = region.textContent.replace(/\s+/g, "");
    const box = make("div", { className: "cell_output docutils container" }, ...await Promise.all(done.outputs.map(output)));
    if (done.error) box.append(refusal(k, done.error));
    for (const layer of ["proofs", "code", "checks"]) {
      const open = cells[k].open?.includes(layer) || document.documentElement.hasAttribute(`data-mb-${layer}`);
      if (open) for (const fold of box.querySelectorAll(`details.mb-${layer}`)) fold.open = true;
    }
    await typeset(box);
    region.replaceChildren(...(box.hasChildNodes() ? [box] : []));
    for (const badge of badgesOf(k)) badge.hidden = true;  // what was said there is said in the box
    dispatchEvent(new Event("resize"));  // boxes that scroll are marked anew
    return !done.error && before !== "" && before === region.textContent.replace(/\s+/g, "");
  }

  // --- as the page opens ------------------------------------------------------------------------------------------

  const day = on => new Date(on).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long", year: "numeric" });

  /** Offer a reader's own text of a cell, where there is one and the editor does not show it. */
  function offerMine(k) {
    const node = nodeOf(k), { id, source, absent } = cells[k], mine = kept.read(KEY)[id];
    node?.querySelector(".mb-live-mine")?.remove();
    if (!node?.querySelector(".cell_input") || !mine || mine.text === source || absent || live.get(k)?.editor.value === mine.text) return;
    const changed = mine.of !== source ? " The book’s own cell has changed since." : "";
    const show = () => {
      const { editor } = open(k);
      name(k);
      editor.value = mine.text;
      editor.dispatchEvent(new Event("filled"));
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
    const edit = make("button", { type: "button", className: "mb-live-edit", onclick: () => change(k), aria: { label: "Edit this cell" } }, "Edit");
    const run = make("button", { type: "button", onclick: () => press(k), aria: { label: "Run this cell" } }, "Run");
    input.append(make("div", { className: "mb-live-run d-print-none" }, python.fetches(), edit, run));
    offerMine(k);
  }
  addEventListener("mb-kept", () => cells.forEach((_, k) => offerMine(k)));
})();
