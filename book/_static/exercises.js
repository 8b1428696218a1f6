// Exercises that answer. Each box waits in a <template>; Python is started by the first "Check" and by nothing before.
// What has been solved is kept by kept.js, with all else that a reader's file of changes takes along.
(function () {
  const python = window.mbPython, kept = window.mbKept;
  const boxes = [...document.querySelectorAll("template[data-asks=exercise]")];
  if (!python || !boxes.length) return;
  const { make, offered, typeset, Ended } = python;
  const KEY = `mistake-bounds-solved:${python.page}`;

  const day = on => new Date(on).toLocaleDateString(document.documentElement.lang || "en", { day: "numeric", month: "long" });

  function open(template) {
    const { name, page, kind } = template.dataset, form = template.content.cloneNode(true).querySelector("form");
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
    hints(form);
    mark();
    addEventListener("mb-kept", () => mark());
    form.addEventListener("submit", event => { event.preventDefault(); press(); });
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

    async function press() {
      const cannot = python.cannot();
      if (cannot) return said.replaceChildren(make("p", {}, ...cannot, ...offered(" To be answered, ")));
      if (check.disabled) return;
      const coming = !python.started();
      check.disabled = true;
      said.replaceChildren(make("p", {}, coming ? `Fetching Python, at most ${python.megabytes} MB, and starting it.` : "Looking at it."));
      try {
        await python.start();
      } catch (error) {
        python.end("did not start");
        said.replaceChildren(make("p", {}, ...offered(`Python did not start here (${error.message}). To be answered, `)));
        check.disabled = false;
        return;
      }
      try {
        const found = await python.call("mistake_bounds.exercises.check", { name, answer: answer(), page });
        const box = make("div", { className: found.right ? "mb-answer-right" : "mb-answer-wrong" },
          make("p", {}, make("strong", {}, found.right ? "Right. " : "Not yet. "), found.words));
        for (const html of found.shown) {
          const part = make("div", { className: "mb-answer-shown" });
          part.innerHTML = html;
          box.append(part);
        }
        await typeset(box);
        said.replaceChildren(box);
        if (found.right) mark(kept.keep(KEY, name, { on: new Date().toISOString() }));
        dispatchEvent(new Event("resize"));  // boxes that scroll are marked anew
      } catch (error) {
        const words = error instanceof Ended ? `Python has ended: ${error.message}. Your answer is still here; "Check" starts it again.`
          : `This could not be judged: ${error.message}`;
        said.replaceChildren(make("p", {}, words));
      }
      check.disabled = false;
    }
  }

  /** A hint at each press; with the last one the button goes, and the focus to what it opened. */
  function hints(form) {
    const button = form.querySelector(".mb-answer-hint"), items = [...form.querySelectorAll(".mb-answer-hints > li")];
    if (!button) return;
    const say = left => { button.textContent = left ? `Hint (${left} left)` : "Hint"; };
    say(items.length);
    button.addEventListener("click", () => {
      const next = items.find(item => item.hidden);
      next.hidden = false;
      next.tabIndex = -1;
      next.focus({ preventScroll: true });
      const left = items.filter(item => item.hidden).length;
      say(left);
      if (!left) button.remove();
    });
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
