// A formula in TeX as MathML that a browser draws by itself: MathJax reads the TeX, and of its tree
// as little is written as MathML Core needs to look the same.
//
// Run by formulas.py, in a JavaScript engine without a page, after MathJax's core.js, liteDOM.js,
// tex-base.js and ams.js. What is put here beyond MathJax's own serialisation:
//  * spaces: a browser's operator dictionary knows no TeX. MathJax computes each gap by TeX's table;
//    it is written as lspace and rspace where the dictionary would space otherwise, or as an mspace;
//  * letters of a variant (𝓛, ℝ) as characters of their own, since mathvariant is gone from MathML Core;
//  * brackets that \left and \right stretch do so only around what is tall, and space as those that do not;
//  * rows within rows, styles that change nothing and attributes for MathJax alone are left out.
// What MathML Core cannot draw is refused by name, never left out.

const { mathjax } = MathJax._.mathjax;
const { TeX } = MathJax._.input.tex_ts;
const { STATE } = MathJax._.core.MathItem;
const { ORD, OPEN, CLOSE, PUNCT } = MathJax._.core.MmlTree.MmlNode.TEXCLASS;
const THIN = "thinmathspace";
MathJax._.handlers.html_ts.RegisterHTMLHandler(MathJax._.adaptors.liteAdaptor.liteAdaptor());

const refuse = reason => { throw new Error(reason); };

const reader = mathjax.document("", {
  InputJax: new TeX({ packages: ["base", "ams"], formatError: (_, error) => refuse(error.message) }),
});

// --- letters ------------------------------------------------------------------------------------

// Where each alphabet of Unicode's mathematical letters begins: capitals, small letters, Greek capitals, digits.
const ALPHABETS = {
  bold: [0x1d400, 0x1d41a, 0x1d6a8, 0x1d7ce],
  italic: [0x1d434, 0x1d44e, 0x1d6e2],
  "bold-italic": [0x1d468, 0x1d482, 0x1d71c],
  script: [0x1d49c, 0x1d4b6],
  fraktur: [0x1d504, 0x1d51e],
  "double-struck": [0x1d538, 0x1d552, 0, 0x1d7d8],
  "sans-serif": [0x1d5a0, 0x1d5ba, 0, 0x1d7e2],
  monospace: [0x1d670, 0x1d68a, 0, 0x1d7f6],
};
// MathJax's own names for some of them.
const SAME = { "-tex-calligraphic": "script", "-tex-mathit": "italic", "-tex-oldstyle": "normal" };
// Letters that had a place in Unicode before the alphabets did.
const OLDER = Object.fromEntries(["𝑕ℎ", "𝒝ℬ", "𝒠ℰ", "𝒡ℱ", "𝒣ℋ", "𝒤ℐ", "𝒧ℒ", "𝒨ℳ", "𝒭ℛ", "𝒺ℯ", "𝒼ℊ", "𝓄ℴ",
  "𝔆ℭ", "𝔋ℌ", "𝔌ℑ", "𝔕ℜ", "𝔝ℨ", "𝔺ℂ", "𝔿ℍ", "𝕅ℕ", "𝕇ℙ", "𝕈ℚ", "𝕉ℝ", "𝕑ℤ"].map(pair => [...pair]));

function letters(text, variant) {
  variant = SAME[variant] || variant;
  if (variant === "normal") return text;
  const [capital, small, greek, digit] = ALPHABETS[variant] || refuse(`no letters for the variant ${variant}`);
  return [...text].map(letter => {
    const k = letter.codePointAt(0);
    const [first, from] = k >= 65 && k <= 90 ? [65, capital] : k >= 97 && k <= 122 ? [97, small]
      : k >= 0x391 && k <= 0x3c9 ? [0x391, greek] : k >= 48 && k <= 57 ? [48, digit] : [0, 0];
    if (!from) return letter;
    const styled = String.fromCodePoint(from + k - first);
    return OLDER[styled] || styled;
  }).join("");
}

// --- the tree -----------------------------------------------------------------------------------

// Attributes that MathML Core knows; those for MathJax or for older renderers alone; any other is refused.
const KEPT = {
  mo: ["movablelimits", "minsize", "maxsize", "largeop"],
  mfrac: ["linethickness"],
  mspace: ["width", "height", "depth"],
  mpadded: ["width", "height", "depth", "lspace", "voffset"],
  mover: ["accent"], munder: ["accentunder"], munderover: ["accent", "accentunder"],
  mtable: ["displaystyle"], mstyle: ["displaystyle", "scriptlevel"],
};
const DROPPED = new Set(["form", "fence", "separator", "stretchy", "symmetric", "lspace", "rspace", "accent", "mathvariant",
  "display", "columnalign", "columnspacing", "columnwidth", "rowspacing", "side", "minlabelspacing", "linebreak", "class"]);
const DRAWN = new Set(("math mi mn mo mtext mspace mrow mfrac msqrt mroot mstyle mpadded mphantom "
  + "msub msup msubsup munder mover munderover mtable mtr mtd").split(" "));
const TOKENS = new Set(["mi", "mn", "mo", "mtext"]);
const ROWS = new Set(["math", "mrow", "mtd", "msqrt", "mpadded", "mphantom"]);

const fraction = ({ kind, children }) => kind === "mfrac" || Array.isArray(children) && children.some(fraction);

function attributes(node, kind) {
  const found = {};
  for (const [name, value] of Object.entries(node.attributes.getAllAttributes())) {
    if ((KEPT[kind] || []).includes(name)) found[name] = String(value);
    else if (!DROPPED.has(name) && !name.startsWith("data-")) refuse(`MathML Core has no ${name} for ${kind}`);
  }
  return found;
}

const element = (kind, attributes, children, node) => ({ kind, attributes, children, node, gap: "" });
const contents = node => node.childNodes.flatMap(items);
const textOf = node => node.childNodes.map(child => child.text || "").join("");

/** The elements that a node of MathJax's tree becomes in a row, each with the gap that TeX leaves before it. */
function items(node) {
  const kind = node.kind === "inferredMrow" || node.kind === "TeXAtom" ? "mrow" : node.kind;
  if (!DRAWN.has(kind)) refuse(`MathML Core has no ${kind}`);
  const gap = node.hasSpacingAttributes?.() ? "" : node.texSpacing();
  const within = found => {
    if (found.length && gap && !(found[0].opens && gap === THIN)) found[0].gap = gap;
    return found;
  };
  if (kind === "mrow") return within(row(node));
  if (kind === "mstyle") return within(styled(attributes(node, kind), contents(node)));
  if (TOKENS.has(kind)) return textOf(node) ? within([token(node, kind)]) : [];
  const children = ROWS.has(kind) ? contents(node) : kind === "mtable" || kind === "mtr"
    ? node.childNodes.map(child => part(child)) : node.childNodes.map(single);
  return within([element(kind, attributes(node, kind), children, node)]);
}

/** A row stays one where its brackets stretch; else its elements join the row around it. */
function row(node) {
  const found = contents(node);
  const brackets = found.filter(({ kind, attributes }) => kind === "mo" && attributes.stretchy === "true");
  const fences = brackets.filter(({ node }) => node.attributes.get("fence") || "()[]{}|‖⟨⟩⌈⌉⌊⌋/".includes(textOf(node)));
  if (!fences.length) return found;
  if (found.some(tall)) return [element("mrow", {}, found, node)];
  for (const fence of fences) fence.attributes.stretchy = "false";
  found[0].opens = found[found.length - 1].closes = true;
  return found;
}

const tall = ({ kind, children }) =>
  ["mfrac", "msqrt", "mroot", "mtable", "munder", "mover", "munderover"].includes(kind)
  || (kind === "mo" ? false : Array.isArray(children) && children.some(tall));

/** A style is an attribute of what it styles; of space alone it is none. */
function styled(style, found) {
  if (!Object.keys(style).length || found.every(({ kind }) => kind === "mspace")) return found;
  if (found.length === 1 && found[0].kind !== "mo") {
    found[0].attributes = { ...style, ...found[0].attributes };
    return found;
  }
  return [element("mrow", style, found)];
}

function part(node) {
  if (node.kind === "mtr") return element("mtr", {}, node.childNodes.map(part), node);
  if (node.kind !== "mtd") return refuse(`MathML Core has no ${node.kind}`);
  const place = node.parent.childNodes.indexOf(node);
  const align = `text-align:${column(node, "columnalign", place)}`;
  const gap = place ? column(node, "columnspacing", place - 1) : "0";
  return element("mtd", { style: `${align};padding-inline:${parseFloat(gap) ? gap : 0} 0` }, contents(node), node);
}

/** What a table says of a column; the last word is that of all that follow. */
function column(cell, name, place) {
  const words = String(cell.parent.parent.attributes.get(name)).split(/ +/);
  return words[Math.min(place, words.length - 1)];
}

function single(node) {
  const found = items(node);
  return found.length === 1 ? found[0] : element("mrow", {}, found, node);
}

function token(node, kind) {
  const text = textOf(node), variant = node.attributes.getExplicit("mathvariant");
  const kept = attributes(node, kind);
  let shown = text;
  if (kind === "mi" && [...text].length === 1 && (!variant || variant === "italic")) ;  // a browser slants it
  else if (kind === "mi" && variant === "normal" && /^[a-zA-Zα-ωΑ-Ω∂∇ϑϕϖϵϰϱ]$/u.test(text)) kept.mathvariant = "normal";
  else if (variant) shown = letters(text, variant);
  if (kind === "mo") {
    shown = ACCENTS[text] || text;
    const stretchy = node.attributes.get("stretchy");
    if (stretchy || STRETCHED.has(text)) kept.stretchy = String(Boolean(stretchy));
    if (kept.largeop === "true") delete kept.largeop;
  }
  return element(kind, kept, shown, node);
}

// An accent's own character, where TeX has one from the keyboard.
const ACCENTS = { "^": "ˆ", "~": "˜" };

// --- spaces -------------------------------------------------------------------------------------

// What browsers do with an operator that says nothing: stretch it, and the spaces before and after it.
const STRETCHED = new Set("()[]{}⟨⟩⌈⌉⌊⌋|‖¯^ˆ~˜→←↔⇒⇔");
const BRACKETS = new Set("()[]{}⟨⟩⌈⌉⌊⌋");
const RELATIONS = new Set("=<>≤≥≠");
const SIGNS = new Set("+−±");
const SPACES = { "": "0", [THIN]: ".167em", mediummathspace: ".222em", thickmathspace: ".278em" };

function usual(text, form) {
  if (BRACKETS.has(text) || text === "\u2061") return ["0", "0"];
  if (RELATIONS.has(text)) return [".278em", ".278em"];
  if (SIGNS.has(text)) return form === "prefix" ? ["0", "0"] : [".222em", ".222em"];
  if (text === ",") return ["0", ".167em"];
  return [];
}

/** The operator that an element is at heart: "x = y" has one, and so has the Σ with limits. */
function core(item) {
  if (!item || item.kind === "mo") return item;
  const embellished = ["msub", "msup", "msubsup", "munder", "mover", "munderover"].includes(item.kind);
  return embellished ? core(item.children[0]) : undefined;
}

function spaced(found) {
  const operators = [];
  const out = [];
  found.forEach((item, k) => {
    const own = core(item), before = core(found[k - 1]);
    const inner = item.gap === THIN && found[k - 1].closes && [ORD, OPEN, PUNCT].includes(item.node?.texClass);
    // MathJax forgets the space between a fraction and a named function.
    const named = !item.gap && item.kind === "mi" && item.children.length > 1 && found[k - 1]?.kind === "mfrac";
    const gap = inner ? "0" : SPACES[named ? THIN : item.gap];
    item.gap = "";
    if (own) operators.push(Object.assign(own, { before: gap, after: "0", shape: item }));
    else if (before) before.after = gap;
    else if (k && gap !== "0") out.push(element("mspace", { width: gap }, []));
    out.push(item);
  });
  for (const own of operators) {
    const place = out.indexOf(own.shape), alone = out.length === 1;
    const form = alone ? "infix" : place === 0 ? "prefix" : place === out.length - 1 ? "postfix" : "infix";
    const [left, right] = usual(own.children, form);
    const said = name => own.node.attributes.getExplicit(name);
    const [before, after] = [said("lspace") ?? own.before, said("rspace") ?? own.after].map(space => SPACES[space] ?? space);
    // Chromium sometimes takes a bracket that comes first for one in the middle, which has other spaces.
    const first = form === "prefix" && BRACKETS.has(own.children) && own.attributes.stretchy === "false";
    if (first || before !== left) own.attributes.lspace = before;
    if (first || after !== right) own.attributes.rspace = after;
    // A bar is a bracket where TeX has it open or close something, wherever in its row it stands.
    const bracket = { [OPEN]: "prefix", [CLOSE]: "postfix" }[own.node.texClass];
    if (own.attributes.stretchy === "true" && !BRACKETS.has(own.children) && bracket) own.attributes.form = bracket;
    if (own.attributes.stretchy === "true" && BRACKETS.has(own.children)) delete own.attributes.stretchy;
  }
  return out;
}

// --- text ---------------------------------------------------------------------------------------

const escaped = text => text.replace(/[&<>"\u2061\u00a0]/g, sign => `&#${sign.codePointAt(0)};`);

function written({ kind, attributes, children }) {
  const said = Object.entries(attributes).map(([name, value]) => ` ${name}="${escaped(value)}"`).join("");
  const inside = typeof children === "string" ? escaped(children)
    : (ROWS.has(kind) ? spaced(children) : children).map(written).join("");
  return kind === "mspace" ? `<${kind}${said}/>` : `<${kind}${said}>${inside}</${kind}>`;
}

function mathml(tex, display) {
  const root = reader.convert(tex, { display, end: STATE.CONVERT });
  root.setTeXclass(null);
  const said = display ? { display: "block", alttext: tex } : { alttext: tex };
  const found = contents(root);
  if (!display && found.some(fraction)) said.class = "mb-fraction";
  return written(element("math", said, found, root));
}

/** For each [tex, display] what it is in MathML, or why there is none: a formula does not stop those after it. */
const mathmls = formulas => JSON.stringify(formulas.map(([tex, display]) => {
  try {
    return { mathml: mathml(tex, display) };
  } catch (error) {
    return { refused: error.message };
  }
}));
