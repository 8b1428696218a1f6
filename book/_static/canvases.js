// Canvases: games that a reader plays. The library makes each picture, sentence and set of controls from the moves made;
// this sends the moves and puts the answer in place. Nothing is fetched before the first move.
(function () {
  const python = window.mbPython;
  if (!python) return;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  /** Where the parts that move are, by their names. */
  const places = box => new Map([...box.querySelectorAll("[data-part]")].map(
    part => [part.dataset.part, part.dataset.at.split(" ").map(Number)]));

  function draw(box, picture) {
    const before = places(box);
    box.replaceChildren(picture);
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
  function renew(box, fresh) {
    const old = keyed(box), now = keyed(fresh);
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
      if (part.type === "range" && here !== document.activeElement) here.value = part.value;
    }
  }

  // A game in the address: a version, the canvas, and the moves as JSON in the base64 of addresses.
  const LONGEST = 2000;
  const start = name => `#play-1-${name}-`;
  const coded = moves => btoa(JSON.stringify(moves)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
  function decoded(text) {
    try { return JSON.parse(atob(text.replaceAll("-", "+").replaceAll("_", "/"))); } catch { return null; }
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

    function link() {
      const address = start(box.dataset.canvas) + coded(moves), anchor = box.querySelector(".mb-canvas-link a");
      if (address.length <= LONGEST) anchor.href = address;
      else anchor.removeAttribute("href");
    }

    async function make(wanted) {
      const impossible = python.cannot();
      if (impossible) return says.replaceChildren(...impossible);
      if (!python.started()) says.textContent = python.starting;
      try {
        const answer = await python.call("mistake_bounds.site.canvases.play", { canvas: box.dataset.canvas, moves: wanted(moves) });
        const [drawn, fresh] = await Promise.all([answer.svg, answer.controls].map(python.clean));
        moves = answer.moves;
        link();
        draw(picture, drawn);
        renew(controls, fresh);
        says.textContent = answer.says;
      } catch (error) {
        if (error instanceof python.Ended || !error.name || error.name === "Error") {
          says.replaceChildren(`Python did not answer here (${error.message}). The picture stays; or `, ...python.offered(""));
        } else says.textContent = `Not possible: ${error.message}.`;
      }
    }

    /** Make a move when those before it are made; of places of a slider that wait, the last. */
    async function want(wanted, slid = false) {
      if (slid && queue.at(-1)?.slid) queue.pop();
      queue.push(Object.assign(wanted, { slid }));
      if (busy) return;
      busy = true;
      box.setAttribute("aria-busy", "true");
      while (queue.length) await make(queue.shift());
      box.removeAttribute("aria-busy");
      busy = false;
    }

    const move = (one, slid) => want(made => [...made, one], slid);

    box.addEventListener("click", ({ target }) => {
      const pressed = target.closest("[data-move]");
      if (pressed && pressed.getAttribute("aria-disabled") !== "true") move(filled(JSON.parse(pressed.dataset.move)));
    });
    controls.addEventListener("input", ({ target }) => {
      if (target.dataset.slide) move(JSON.parse(target.dataset.slide).map(part => part === "$value" ? Number(target.value) : part), true);
    });
    controls.addEventListener("keydown", event => {
      if (event.key !== "Enter" || !event.target.matches("input[type=number]")) return;
      event.preventDefault();
      event.target.closest("[role=group]").querySelector("button")?.click();
    });

    controls.before(python.fetches());
    link();
    if (!location.hash.startsWith(start(box.dataset.canvas))) return;
    const game = decoded(location.hash.slice(start(box.dataset.canvas).length));
    const shown = () => want(() => game).then(() => controls.querySelector("button, input")?.focus({ preventScroll: true }));
    if (!Array.isArray(game)) says.textContent = "The address holds no game that this page can read.";
    else says.replaceChildren(`The address holds a game of ${game.length} moves. `,
      python.make("button", { type: "button", onclick: shown }, "Show it"));
    box.scrollIntoView();
  }

  document.querySelectorAll("[data-canvas]").forEach(begin);
})();
