// The Perceptron's game in the plane, in plain script: the rule, the exact bound, and the board on which it is played.
// Tests hold the rule against the library's learner.  All numbers are whole, and small enough to be exact.
// Where no script runs, the page shows the board as a picture, and the rule in words.
const Game = (() => {
  const dot = (a, b) => a[0] * b[0] + a[1] * b[1];
  const cross = (a, b) => a[0] * b[1] - a[1] * b[0];
  const errs = (w, [x, y]) => y * dot(w, x) <= 0;               // on the line is an error, as in the proof
  const learn = (w, [x, y]) => [w[0] + y * x[0], w[1] + y * x[1]];
  // The best bound: R²/d², where d is the distance from 0 to the hull of all yx; null if no line through 0 separates.
  function best(examples) {
    const z = examples.map(([x, y]) => [y * x[0], y * x[1]]);
    const found = z.map((a) => ({ u: a, up: 1, down: dot(a, a) }));   // 1/d² = up/down, and u points to the nearest
    z.forEach((a, i) => z.slice(i + 1).forEach((b) => {
      const e = [b[0] - a[0], b[1] - a[1]], c = cross(a, b);
      if (dot(a, e) < 0 && dot(b, e) > 0 && c) found.push({ u: [-e[1] * -Math.sign(c), e[0] * -Math.sign(c)], up: dot(e, e), down: c * c });
    }));
    const near = found.reduce((p, q) => (q.down * p.up < p.down * q.up ? q : p));
    if (!z.every((a) => dot(near.u, a) > 0)) return null;
    const r2 = Math.max(...z.map((a) => dot(a, a)));
    return { u: near.u, bound: Math.floor((r2 * near.up) / near.down) };
  }
  // The next example on which it errs, after the one shown last; −1 if there is none.
  function next(examples, w, last) {
    for (let k = 1; k <= examples.length; k++) {
      const i = (last + k) % examples.length;
      if (errs(w, examples[i])) return i;
    }
    return -1;
  }
  return { dot, errs, learn, best, next };
})();
if (typeof module !== "undefined") module.exports = Game;

if (typeof document !== "undefined") document.querySelectorAll(".mb-game").forEach((board) => {
  const SIZE = 4, UNIT = 42, SIDE = 400, SVG = "http://www.w3.org/2000/svg";
  const first = JSON.parse(board.dataset.points);
  let examples, w, last, made, dragged = null, moved = false;
  const svg = board.querySelector("svg"), say = board.querySelector(".mb-game-says"), bar = board.querySelector(".mb-game-bar");
  const [go, again] = board.querySelectorAll("button");
  const at = (x, y) => [SIDE / 2 + UNIT * x, SIDE / 2 - UNIT * y];
  const add = (tag, attributes, text) => {
    const node = document.createElementNS(SVG, tag);
    for (const [k, v] of Object.entries(attributes)) node.setAttribute(k, v);
    if (text) node.textContent = text;
    return node;
  };
  const number = (v) => String(v).replace("-", "−");
  const named = ([x, y]) => `${y > 0 ? "plus" : "minus"} at (${number(x[0])}, ${number(x[1])})`;

  svg.replaceChildren();
  svg.setAttribute("role", "group");  // of points that can be pressed
  for (const hidden of board.querySelectorAll("[hidden]")) hidden.hidden = false;
  const ground = add("g", {}), sides = add("g", {}), top = add("g", {});
  svg.append(sides, ground, top);
  for (let i = -SIZE; i <= SIZE; i++) for (let j = -SIZE; j <= SIZE; j++) ground.append(add("circle", { cx: at(i, j)[0], cy: at(i, j)[1], r: i || j ? 1.5 : 4, class: "mb-game-grid" }));
  const dots = first.map((_, i) => {
    const g = add("g", { tabindex: 0, role: "button", class: "mb-game-point" });
    g.append(add("circle", { r: 22, class: "mb-game-touch" }), add("circle", { r: 13, class: "mb-game-dot" }), add("text", { y: 6 }));
    g.addEventListener("pointerdown", (e) => { dragged = i; moved = false; g.setPointerCapture(e.pointerId); e.preventDefault(); g.focus(); });
    g.addEventListener("pointermove", (e) => {
      if (dragged !== i) return;
      const box = svg.getBoundingClientRect(), k = SIDE / box.width;
      move(i, Math.round(((e.clientX - box.left) * k - SIDE / 2) / UNIT), Math.round((SIDE / 2 - (e.clientY - box.top) * k) / UNIT));
    });
    g.addEventListener("pointerup", () => { if (dragged === i && !moved) show(i); dragged = null; });
    g.addEventListener("pointercancel", () => (dragged = null));
    g.addEventListener("keydown", (e) => {
      const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[e.key];
      if (step) { e.preventDefault(); move(i, examples[i][0][0] + step[0], examples[i][0][1] + step[1]); }
      else if (e.key === "Enter" || e.key === " ") { e.preventDefault(); show(i); }
    });
    g.addEventListener("click", (e) => { if (!e.detail) show(i); });  // of a screen reader; a pointer's came before
    top.append(g);
    return g;
  });
  const arrow = add("path", { class: "mb-game-w" }), line = add("line", { class: "mb-game-line" });
  ground.append(line, arrow);

  function move(i, x, y) {
    const to = [x, y].map((v) => Math.max(-SIZE, Math.min(SIZE, v)));
    if (String(to) !== String(examples[i][0])) moved = true;
    const taken = examples.some(([p], j) => j !== i && p[0] === to[0] && p[1] === to[1]);
    if (taken || (!to[0] && !to[1]) || String(to) === String(examples[i][0])) return;
    examples[i] = [to, examples[i][1]];
    reset("A point has moved, so the Perceptron starts again from nothing. ");
  }
  function reset(words = "The Perceptron knows nothing yet. ") { w = [0, 0]; last = -1; made = 0; paint(null, words); }
  function show(i) {
    if (i < 0) return;
    const [x, y] = examples[i], score = Game.dot(w, x), wrong = Game.errs(w, examples[i]), sign = (v) => (v > 0 ? "+" : "−");
    last = i;
    if (wrong) { w = Game.learn(w, examples[i]); made++; }
    const said = score ? `It said ${sign(score)} about the ${named(examples[i])}` : `It could not say + or − about the ${named(examples[i])}`;
    paint(i, wrong ? `${said}: a mistake. It ${y > 0 ? "adds" : "subtracts"} the point: w is now (${w.map(number).join(", ")}). ` : `${said}. That is right, so nothing changes. `);
  }
  function paint(shown, words) {
    const found = Game.best(examples), over = Game.next(examples, w, last) < 0;
    const length = Math.hypot(...w);
    arrow.style.display = line.style.display = length ? "" : "none";
    sides.replaceChildren();
    if (length) {
      const [ex, ey] = [w[0] / length, -w[1] / length], reach = Math.min(length * UNIT, SIDE / 2 - 6), c = SIDE / 2;
      const [x, y] = [c + ex * reach, c + ey * reach], [bx, by] = [x - 14 * ex, y - 14 * ey];
      arrow.setAttribute("d", `M${c} ${c}L${bx} ${by}M${x} ${y}L${bx - 6 * ey} ${by + 6 * ex}L${bx + 6 * ey} ${by - 6 * ex}z`);
      for (const [k, v] of Object.entries({ x1: c - 600 * -ey, y1: c - 600 * ex, x2: c + 600 * -ey, y2: c + 600 * ex })) line.setAttribute(k, v);
      const corner = (s, t) => `${c + s * 600 * -ey + t * 600 * ex} ${c + s * 600 * ex + t * 600 * ey}`;
      for (const t of [1, -1]) sides.append(add("path", { d: `M${corner(-1, 0)}L${corner(1, 0)}L${corner(1, t)}L${corner(-1, t)}z`, class: t > 0 ? "mb-game-plusside" : "mb-game-minusside" }));
    }
    dots.forEach((g, i) => {
      const [x, y] = examples[i], wrong = Game.errs(w, examples[i]);
      g.setAttribute("transform", `translate(${at(...x)})`);
      g.setAttribute("class", `mb-game-point ${y > 0 ? "mb-plus" : "mb-minus"}${wrong ? " mb-wrong" : ""}${i === shown ? " mb-shown" : ""}`);
      g.setAttribute("aria-label", `${named(examples[i])}, ${wrong ? "a mistake now" : "right"}. Enter shows it to the Perceptron, arrow keys move it.`);
      g.querySelector("text").textContent = y > 0 ? "+" : "−";
    });
    const cells = found ? Math.min(found.bound, 60) : 0;
    bar.replaceChildren(...Array.from({ length: cells }, (_, i) => { const s = document.createElement("span"); if (i < (made * cells) / found.bound) s.className = "mb-full"; return s; }));
    bar.classList.toggle("mb-endless", !found);
    go.disabled = over;
    const mistakes = made === 1 ? "1 mistake" : made + " mistakes";
    const limit = found ? `${mistakes} of at most ${found.bound}.` : `${mistakes}, and no bound: no line through the centre separates + from −, so some point is always wrong.`;
    say.replaceChildren(words + limit, ...(over ? [" ", Object.assign(document.createElement("strong"), { textContent: "It cannot err again. " }), Object.assign(document.createElement("a"), { href: "#why", textContent: "Why?", className: "mb-why" })] : []));
  }
  go.addEventListener("click", () => show(Game.next(examples, w, last)));
  again.addEventListener("click", () => { examples = first.map(([x, y]) => [[...x], y]); reset(); go.focus(); });
  examples = first.map(([x, y]) => [[...x], y]);
  reset();
});
