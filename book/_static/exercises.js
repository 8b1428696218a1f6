// Exercises that answer. Each box waits in a <template>. Numbers and choices are answered here, and so are lines in the
// chapter's order; for anything else Python is started by the first "Check" and by nothing before, for lines in another order
// when a reader asks for that. A wrong answer is met by the next hint.
// What has been solved is kept by kept.js, with all else that a reader's file of changes takes along.
(function () {
  const python = window.mbPython, kept = window.mbKept;
  const boxes = [...document.querySelectorAll("template[data-asks=exercise]")];
  if (!python || !boxes.length) return;
  const { make, offered, typeset, Ended } = python;
  const KEY = `mistake-bounds-solved:${python.page}`;

  const day = on => new Date(on).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long" });

  function open(template) {
    const { name, page, kind, key } = template.dataset, form = template.content.cloneNode(true).querySelector("form");
    const said = form.querySelector(".mb-answer-said"), check = form.querySelector("button[type=submit]");
    const fields = [...form.querySelectorAll(".mb-answer-field")], list = form.querySelector(".mb-answer-lines");
    for (const field of fields) {
      for (const off of ["spellcheck", "autocorrect", "autocapitalize"]) field.setAttribute(off, off === "spellcheck" ? "false" : "off");
      if (field.tagName === "TEXTAREA") field.addEventListener("keydown", event => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
        event.preventDefault();
        form.requestSubmit();
      });
    }
    if (kind === "claim" || kind === "certificate") fields[0].after(window.mbKeys.claim(() => fields[0]));
    if (list) movable(list, said);
    pressed(form, fields[0], said);
    const hint = hints(form), known = key && JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(key), c => c.charCodeAt(0))));
    const answers = [...form.querySelectorAll(".mb-answer-known > div")];  // typeset when the page was built
    form.querySelector(".mb-answer-known")?.remove();
    if (!known) check.after(python.fetches());
    mark();
    addEventListener("mb-kept", () => mark());
    form.addEventListener("submit", event => { event.preventDefault(); known ? tell(ready()) : judge(); });
    template.replaceWith(form);

    /** Say whether it has been solved, and what there is to say of keeping that. */
    function mark(words = "") {
      const solved = kept.read(KEY)[name];
      form.querySelector(".mb-answer-mark-solved").textContent = solved ? `✓ Solved on ${day(solved.on)}${words && `. ${words}`}` : "";
    }

    function answer() {
      if (kind === "number") return fields.map(field => field.value);
      if (kind === "choice") return form.querySelector("input:checked")?.value ?? "";
      if (kind === "order") return [...list.children].map(item => item.dataset.mark).join("");
      return fields[0].value;
    }

    /** The answer that the page has itself: of a number that is no number, of numbers that are not right, of a choice. */
    function ready() {
      const chosen = answer();
      if (kind === "choice") return chosen ? { right: known[chosen], made: answers[chosen] } : { right: false, words: "Choose one of the options." };
      if (kind === "order") return inOrder();
      const wrong = [];
      for (const [k, text] of chosen.entries()) {
        const given = exact(text), right = exact(known[k]), label = fields.length > 1 ? `${fields[k].parentElement.firstChild.data.trim()}: ` : "";
        if (!given) wrong.push(`${label}“${text.trim()}” is not a number such as 12, −3 or 5/2.`);
        else if (given !== right) wrong.push(`${label}${text.trim()} is not right.`);
      }
      return wrong.length ? { right: false, words: wrong.join(" ") } : { right: true, made: answers[0] };
    }

    /** The answer to lines in an order: how far it is the chapter's, and an offer to judge another one. */
    function inOrder() {
      const given = answer(), alike = [...given].findIndex((mark, k) => mark !== known[k]);
      if (alike < 0) return { right: true, made: answers[0] };
      const first = alike ? `The first ${alike > 1 ? `${alike} lines stand` : "line stands"} as in the chapter, and line ${given[alike]} does not come next there.`
        : `In the chapter another line than ${given[0]} comes first.`;
      return { right: false, words: `${first} Another order may be right all the same. `, offer: [make("button", { type: "button", onclick: judge }, "Have mine judged"), " ", python.fetches()] };
    }

    /** Say whether it is right: in words, with an offer, in what the page has made, or in what Python has shown. */
    async function tell({ right, words = "", offer = "", made, shown }) {
      const box = make("div", { className: right ? "mb-answer-right" : "mb-answer-wrong" }), verdict = make("strong", {}, right ? "Right. " : "Not yet. ");
      if (made) {
        box.append(...made.cloneNode(true).childNodes);
        box.firstChild.prepend(verdict);
      } else box.append(make("p", {}, verdict, words, ...offer));
      for (const html of shown ?? []) box.append(make("div", { className: "mb-answer-shown" }, await python.clean(html)));
      if (shown) await typeset(box);
      said.replaceChildren(box);
      if (right) {
        mark(kept.keep(KEY, name, { on: new Date().toISOString() }));
        dispatchEvent(new CustomEvent("mb-solved"));
      } else hint();
      dispatchEvent(new Event("resize"));  // boxes that scroll are marked anew
    }

    async function judge() {
      const cannot = python.cannot();
      if (cannot) return said.replaceChildren(make("p", {}, ...cannot, ...offered(" To be answered, ")));
      if (check.disabled) return;
      const coming = !python.started();
      check.disabled = true;
      said.replaceChildren(make("p", {}, coming ? python.starting : "Looking at it."));
      try {
        await python.start();
      } catch (error) {
        python.end("did not start");
        said.replaceChildren(make("p", {}, ...offered(`Python did not start here (${error.message}). To be answered, `)));
        check.disabled = false;
        return;
      }
      try {
        await tell(await python.call("mistake_bounds.site.exercises.check", { page, name, answer: answer() }));
      } catch (error) {
        const words = error instanceof Ended ? `Python has ended: ${error.message}. Your answer is still here; "Check" starts it again.`
          : `This could not be judged: ${error.message}`;
        said.replaceChildren(make("p", {}, words));
      }
      check.disabled = false;
    }
  }

  /** A hint at each press, which takes the focus; with the last one the button goes. A function that opens the next. */
  function hints(form) {
    const button = form.querySelector(".mb-answer-hint"), items = [...form.querySelectorAll(".mb-answer-hints > li")];
    if (!button) return () => {};
    const say = left => { button.textContent = left ? `Hint (${left} left)` : "Hint"; };
    const open = () => {
      const [next, ...left] = items.filter(item => item.hidden);
      if (!next) return next;
      next.hidden = false;
      say(left.length);
      if (!left.length) button.remove();
      return next;
    };
    say(items.length);
    button.addEventListener("click", () => {
      const next = open();
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
    });
    return open;
  }

  // A minus that is a dash, spaces that do not break, fractions in one sign: what a phone makes of the keys.
  const PLAIN = { "½": " 1/2", "⅓": " 1/3", "⅔": " 2/3", "¼": " 1/4", "¾": " 3/4", "⁄": "/", "∕": "/" };

  /** A number or a row of them, exactly, in lowest terms; "" for anything else. */
  function exact(text) {
    const plain = text.replace(/[−–—‐‑⁻]/g, "-").replace(/[½⅓⅔¼¾⁄∕]/g, one => PLAIN[one]).replace(/^[\s(\[]+|[\s)\]]+$/g, "");
    const parts = plain.split(/\s*[,;]\s*|\s+(?![/\s])(?<![/+-]\s*)/).map(part => part.match(/^([+-]?)\s*(\d*)(?:\.(\d+)|\s*\/\s*(\d+))?$/));
    if (parts.some(found => !found || !(found[2] || found[3]) || found[0].length > 30 || /^0+$/.test(found[4] ?? "1"))) return "";
    return parts.map(([, sign, whole, decimals = "", over]) => {
      let a = BigInt(whole + decimals), b = over ? BigInt(over) : 10n ** BigInt(decimals.length);
      let [x, y] = [a, b];
      while (y) [x, y] = [y, x % y];
      return `${a && sign === "-" ? "-" : ""}${a / x}/${b / x}`;
    }).join(" ");
  }

  /** Examples that are added by a press, and the last one taken back. The field keeps its size: nothing moves below it. */
  function pressed(form, field, said) {
    const box = form.querySelector(".mb-answer-pressed");
    if (!box) return;
    const lines = () => field.value.split("\n").filter(line => line.trim());
    const put = (all, words) => {
      field.value = all.join("\n");
      field.scrollTop = field.scrollHeight;
      said.replaceChildren(make("p", {}, words));
    };
    for (const button of box.querySelectorAll("[data-row]")) button.addEventListener("click", () => {
      const all = [...lines(), `${button.dataset.row} ${box.querySelector("input:checked").value}`];
      put(all, `Example ${all.length} is ${all.at(-1)}`);
    });
    box.querySelector(".mb-answer-undo").addEventListener("click", () => {
      const all = lines(), last = all.pop();
      put(all, last ? `Taken back: ${last}` : "There is no example to be taken back.");
    });
  }

  /** Lines that are moved with buttons, one place at a time, and told. */
  function movable(list, said) {
    const move = (item, up) => {
      const other = up ? item.previousElementSibling : item.nextElementSibling;
      if (!other) return;
      if (up) other.before(item); else other.after(item);
      settle();
      const [first, second] = item.querySelectorAll("button"), wanted = up ? first : second;
      (wanted.disabled ? (up ? second : first) : wanted).focus({ preventScroll: true });
      const place = [...list.children].indexOf(item) + 1;
      said.replaceChildren(make("p", {}, `Line ${item.dataset.mark} is now number ${place} of ${list.children.length}.`));
    };
    const settle = () => [...list.children].forEach((item, k) => {
      const [up, down] = item.querySelectorAll("button");
      up.disabled = k === 0;
      down.disabled = k === list.children.length - 1;
    });
    for (const item of list.children) {
      const name = item.dataset.mark;
      item.append(make("span", { className: "mb-answer-moves" },
        make("button", { type: "button", onclick: () => move(item, true), aria: { label: `Move line ${name} up` } }, "↑"),
        make("button", { type: "button", onclick: () => move(item, false), aria: { label: `Move line ${name} down` } }, "↓")));
    }
    settle();
  }

  boxes.forEach(open);
  dispatchEvent(new Event("resize"));
})();
