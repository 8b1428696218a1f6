// Canvases: games that a reader plays. The library makes each picture, sentence and set of controls from the moves made;
// this sends the moves and puts the answer in place. Nothing is fetched before the first move.
(function () {
  const python = window.mbPython;
  if (!python) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  const fragment = html => document.createRange().createContextualFragment(html);

  /** Where the parts that move are, by their names. */
  const places = box => new Map([...box.querySelectorAll("[data-part]")].map(
    part => [part.dataset.part, part.dataset.at.split(" ").map(Number)]));

  function draw(box, svg) {
    const before = places(box);
    box.replaceChildren(fragment(svg));
    if (still.matches) return;
    for (const [name, [x, y]] of places(box)) {
      const [p, q] = before.get(name) ?? [x, y];
      if (p === x && q === y) continue;
      box.querySelector(`[data-part="${CSS.escape(name)}"]`).animate(
        [{ transform: `translate(${p - x}px, ${q - y}px)` }, { transform: "none" }], { duration: 300, easing: "ease-out" });
    }
  }

  const KEPT = ["data-move", "aria-disabled", "aria-pressed"];
  const keyed = root => new Map([...root.querySelectorAll("[data-key]")].map(part => [part.dataset.key, part]));

  /** Put new controls in place of the old: the same ones stay, with what is typed in them and where the keys are. */
  function renew(box, html) {
    const fresh = fragment(html), old = keyed(box), now = keyed(fresh);
    if ([...old.keys()].join("\n") !== [...now.keys()].join("\n")) {
      const held = document.activeElement?.dataset.key, had = box.contains(document.activeElement);
      for (const [key, part] of now) if (old.has(key) && part.matches("input, select")) part.value = old.get(key).value;
      box.replaceChildren(fresh);
      if (had) (now.get(held) ?? box.querySelector("button"))?.focus({ preventScroll: true });
      return;
    }
    for (const [key, part] of now) {
      const here = old.get(key);
      for (const name of KEPT) {
        if (part.hasAttribute(name)) here.setAttribute(name, part.getAttribute(name));
        else here.removeAttribute(name);
      }
      if (part.localName === "button") here.textContent = part.textContent;
    }
  }

  function begin(box) {
    const [picture, says, controls] = ["picture", "says", "controls"].map(part => box.querySelector(`.mb-canvas-${part}`));
    const queue = [];
    let moves = JSON.parse(box.dataset.moves), busy = false;

    const value = name => {
      const typed = controls.querySelector(`[data-name="${name}"]`)?.value ?? "";
      return /^\s*[-−]?\d+\s*$/.test(typed) ? Number(typed.replace("−", "-")) : typed;
    };
    const filled = move => move.map(part => typeof part === "string" && part.startsWith("$") ? value(part.slice(1)) : part);

    async function make(move) {
      const impossible = python.cannot();
      if (impossible) return says.replaceChildren(...impossible);
      if (!python.started()) says.textContent = `Fetching Python, about ${python.megabytes} MB, once …`;
      try {
        const answer = await python.call("mistake_bounds.canvases.play", { canvas: box.dataset.canvas, moves: [...moves, move] });
        moves = answer.moves;
        draw(picture, answer.svg);
        renew(controls, answer.controls);
        says.textContent = answer.says;
      } catch (error) {
        if (error instanceof python.Ended || !error.name || error.name === "Error") {
          says.replaceChildren(`Python did not answer here (${error.message}). The picture stays; or `, ...python.offered(""));
        } else says.textContent = `Not possible: ${error.message}.`;
      }
    }

    /** Make a move when those before it are made; of places of a slider that wait, the last. */
    async function want(move) {
      if (move[0] === "set" && queue.at(-1)?.[0] === "set") queue.pop();
      queue.push(move);
      if (busy) return;
      busy = true;
      box.setAttribute("aria-busy", "true");
      while (queue.length) await make(queue.shift());
      box.removeAttribute("aria-busy");
      busy = false;
    }

    box.addEventListener("click", ({ target }) => {
      const pressed = target.closest("[data-move]");
      if (pressed && pressed.getAttribute("aria-disabled") !== "true") want(filled(JSON.parse(pressed.dataset.move)));
    });
    controls.addEventListener("input", ({ target }) => {
      if (target.dataset.slide) want(JSON.parse(target.dataset.slide).map(part => part === "$value" ? Number(target.value) : part));
    });
    controls.addEventListener("keydown", event => {
      if (event.key !== "Enter" || !event.target.matches("input[type=number]")) return;
      event.preventDefault();
      event.target.closest("[role=group]").querySelector("button")?.click();
    });
  }

  document.querySelectorAll("[data-canvas]").forEach(begin);
})();
