// The bench: what a reader types is read and answered by the library, in the worker that python.js starts. A link
// carries the fields behind the mark #; opening it fills them, and runs nothing.
(function () {
  const form = document.getElementById("mb-bench"), python = window.mbPython;
  if (!form) return;
  const answer = document.querySelector(".mb-bench-answer"), without = document.querySelector(".mb-bench-without");
  const status = form.querySelector(".mb-bench-status"), shared = form.querySelector(".mb-bench-link");
  const prove = form.querySelector(".mb-bench-prove"), button = does => form.querySelector(`[data-does="${does}"]`);
  const FIELDS = ["vectors", "scalars", "given", "using", "claim"], LONG = 2000, MOST = 20000;
  const CALLED = { vectors: "Vectors", scalars: "Numbers", given: "Given", using: "The proof may use", claim: "Claim" };
  const field = name => form.elements[name];
  const say = words => { status.textContent = words; };

  // --- links: every format that was published stays readable -----------------------------------------------------

  const coded = texts => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(texts))))
    .replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  const link = () => `v1.${coded(FIELDS.map(name => field(name).value))}`;

  const READ = {
    v1(text) {
      const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), sign => sign.charCodeAt(0));
      return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    },
  };

  /** The texts that a link carries; nothing where it is no link, or a broken one. */
  function carried(hash) {
    const [, version, text] = hash.match(/^(v\d+)\.([\w-]+)[^\w-]*$/) ?? [];  // a full stop after it may have come along
    if (!READ[version] || text.length > MOST) return null;
    try {
      const texts = READ[version](text);
      return Array.isArray(texts) && texts.length === FIELDS.length && texts.every(one => typeof one === "string") && texts;
    } catch { return null; }
  }

  function follow() {
    const hash = location.hash.slice(1);
    if (!hash || document.getElementById(hash)) return;
    const texts = carried(hash);
    if (!texts) {
      forget();
      tell("This link cannot be read.", "It may have been cut short on its way, or it is no link of the bench. " +
        "Nothing was put into the fields, and nothing was run.");
      return;
    }
    fill(texts);
    form.scrollIntoView({ block: "nearest" });
  }

  function fill(texts) {
    FIELDS.forEach((name, k) => {  // a field of one line would join two lines into one word
      field(name).value = field(name).localName === "input" ? texts[k].replace(/\s*[\r\n]+\s*/g, " ") : texts[k];
    });
    grow();
    forget();
    say("The fields are filled. Nothing has been run: press Prove.");
  }

  // --- the answer -------------------------------------------------------------------------------------------------

  const { make } = python ?? {};
  let current = 0, shown = null;  // the question that is being answered; what stood in the fields of the one answered

  function forget() {
    shown = null;
    answer.replaceChildren();
    answer.classList.remove("mb-bench-stale");
    for (const name of FIELDS) field(name).removeAttribute("aria-invalid");
    shared.hidden = true;
    say("");
  }

  function tell(word, ...rest) {
    const box = document.createElement("div"), head = document.createElement("strong"), more = document.createElement("p");
    box.className = "mb-verdict mb-bench-refused";
    head.textContent = word;
    more.append(head, " ", ...rest);
    box.append(more);
    answer.replaceChildren(box);
  }

  /** Say what is not understood, and go there. */
  function refuse({ says, field: name, line, column }) {
    const box = field(name);
    const place = [CALLED[name] ?? name, box?.localName === "textarea" && line ? `line ${line}` : "", column ? `column ${column}` : ""];
    tell("Not understood.", `${place.filter(Boolean).join(", ")}: ${says}.`);
    if (!box) return;
    box.setAttribute("aria-invalid", "true");
    box.focus();
    if (!line || !box.setSelectionRange) return;
    const lines = box.value.split("\n"), before = lines.slice(0, line - 1).reduce((sum, one) => sum + one.length + 1, 0);
    const at = before + Math.max(0, column - 1);
    box.setSelectionRange(at, column ? Math.min(at + 1, box.value.length) : before + (lines[line - 1] ?? "").length);
  }

  const typed = () => FIELDS.map(name => field(name).value).join("\0");

  async function press() {
    const cannot = python ? python.cannot() : ["This copy of the book was built without the files that it computes with."];
    forget();
    if (cannot) return tell("The prover does not start here.", ...cannot);
    const mine = ++current, words = Object.fromEntries(FIELDS.map(name => [name, field(name).value])), asked = typed();
    prove.disabled = true;
    button("stop").disabled = false;
    history.replaceState(null, "", `#${link()}`);
    say(python.started() ? "Searching." : python.starting);
    try {
      await python.start();
      if (mine === current) say("Searching.");
      const began = performance.now();
      const told = await python.call("mistake_bounds.site.bench.answer", { ...words, seconds: Number(form.elements.seconds.value) });
      if (mine !== current) return;
      if (told.kind === "refused") {
        say("");
        refuse(told);
        return;
      }
      const box = make("div", { className: `mb-bench-${told.kind}` }, await python.clean(told.html));
      await python.typeset(box);
      if (mine !== current) return;
      answer.replaceChildren(box);
      shown = asked;
      stale();
      say(`${told.kind[0].toUpperCase()}${told.kind.slice(1)}, after ${((performance.now() - began) / 1000).toFixed(1)} seconds.`);
      answer.scrollIntoView({ block: "nearest" });
    } catch (error) {
      if (mine !== current) return;
      if (error instanceof python.Ended) say(`No answer: ${error.message}. This says nothing about the claim.`);
      else tell("Something went wrong.", `${error.name}: ${error.message}. This says nothing about the claim.`);
    } finally {
      if (mine === current) {
        prove.disabled = false;
        button("stop").disabled = true;
      }
    }
  }

  /** Mark the answer as one to what stood in the fields before, if it is. */
  function stale() {
    const is = shown !== null && typed() !== shown;
    if (is === answer.classList.contains("mb-bench-stale")) return;
    answer.classList.toggle("mb-bench-stale", is);
    say(is ? "The fields have changed since this answer." : "");
  }

  async function send() {
    const url = new URL(`#${link()}`, location.href).href, box = shared.querySelector("input[type=text]");
    history.replaceState(null, "", url);
    shared.hidden = false;
    box.value = url;
    box.focus();
    box.select();
    button("save").hidden = url.length <= LONG;
    if (url.length > LONG) {
      button("save").focus();
      return say(`The link would have ${url.length} characters, which many programs cut. A file carries all of it.`);
    }
    try {
      await navigator.clipboard.writeText(url);
      say("The link is copied.");
    } catch { say("Here is the link, to be copied."); }
  }

  // --- files: for what is too long for a link ---------------------------------------------------------------------

  const FORMAT = "mistake-bounds-claim", VERSION = 1;

  function save() {
    const fields = Object.fromEntries(FIELDS.map(name => [name, field(name).value]));
    const text = `${JSON.stringify({ format: FORMAT, version: VERSION, ...fields }, null, 1)}\n`;
    const address = URL.createObjectURL(new Blob([text], { type: "application/json" }));
    Object.assign(document.createElement("a"), { href: address, download: "mistake-bounds-claim.json" }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  /** Put what a file carries into the fields, or say what is wrong with it. */
  async function open(file) {
    let told;
    try { told = file.size <= MOST && JSON.parse(await file.text()); } catch { /* it is no JSON */ }
    forget();
    if (told?.format === FORMAT && told.version === VERSION && FIELDS.every(name => typeof told[name] === "string")) {
      return fill(FIELDS.map(name => told[name]));
    }
    tell("This file cannot be read.", "It is no file of the bench, or of a version that this page does not know. " +
      "Nothing was put into the fields, and nothing was run.");
  }

  // --- the form ---------------------------------------------------------------------------------------------------

  function grow() {
    for (const box of form.querySelectorAll("textarea")) {
      box.rows = Math.max(box.name === "given" ? 3 : 1, box.value.split("\n").length);
    }
  }

  let last = field("claim");  // where a key writes
  if (window.mbKeys) form.querySelector(".mb-bench-bar").before(window.mbKeys.claim(() => last));
  form.addEventListener("focusin", event => { if (FIELDS.includes(event.target.name)) last = event.target; });
  form.addEventListener("input", event => {
    event.target.removeAttribute("aria-invalid");
    grow();
    stale();
  });
  form.addEventListener("keydown", event => {
    if (event.key !== "Enter" || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!prove.disabled) press();
  });
  form.addEventListener("submit", event => {
    event.preventDefault();
    if (!prove.disabled) press();
  });
  form.addEventListener("click", event => {
    const { does } = event.target.dataset;
    if (does === "stop") python.end("stopped");
    else if (does === "send") send();
    else if (does === "save") save();
    else if (does === "open") chosen.click();
    else if (does === "clear") {
      for (const name of FIELDS) field(name).value = "";
      grow();
      forget();
      history.replaceState(null, "", location.pathname + location.search);
      field("vectors").focus();
    }
  });

  const chosen = form.querySelector("input[type=file]");
  chosen.addEventListener("change", async () => {
    const [file] = chosen.files;
    if (file) await open(file);
    chosen.value = "";
  });

  // An example is a link of this page: the way back leads to what was typed before.
  for (const example of document.querySelectorAll(".mb-bench-examples button")) {
    example.hidden = false;
    example.addEventListener("click", () => {
      if (FIELDS.some(name => field(name).value)) history.replaceState(null, "", `#${link()}`);
      if (location.hash === `#${example.dataset.link}`) follow();
      else location.hash = example.dataset.link;
      form.scrollIntoView({ block: "start" });
      prove.focus({ preventScroll: true });
    });
  }

  if (python) prove.after(python.fetches());
  form.hidden = false;
  without.hidden = true;
  addEventListener("hashchange", follow);
  follow();
  grow();
})();
