// A theorem that can be switched: shows one case at a time of what was computed when the book was built.
(() => {
  const make = (tag, attributes, ...children) => {
    const node = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
    node.append(...children);
    return node;
  };

  function start(section) {
    const data = JSON.parse(section.querySelector("script").textContent);
    const all = (selector) => [...section.querySelectorAll(selector)];
    const switches = all(".mb-sw-hypotheses > li"), lines = all(".mb-sw-proof li"), cases = all(".mb-sw-case");
    const runs = all(".mb-sw-run"), parts = all("[data-line]");
    const strong = section.querySelector(".mb-sw-verdict strong"), said = section.querySelector(".mb-sw-said");
    const always = said.textContent;
    section.classList.add("mb-sw-live");
    for (const table of all(".mb-sw-plain")) table.open = false;
    section.querySelector(".mb-sw-proof").after(...cases);

    function show(off) {
      const now = off && data.off[off];
      for (const kind of ["fails", "open"]) section.classList.toggle(`mb-sw-${kind}`, !!now && now.now === kind);
      strong.textContent = now ? { fails: "can fail", open: "no proof", always: "always" }[now.now] : "always";
      said.textContent = now ? { fails: "here ", open: "", always: "still: " }[now.now] + now.says : always;
      for (const one of cases) {
        one.open = one.dataset.id === off;
        one.hidden = !one.open;
      }
      for (const line of lines) {
        const [why, states] = (now && now.lines[line.dataset.id]) || ["", []];
        line.dataset.state = states.includes("false") ? "false" : states.includes("open") ? "open" : "";
        line.querySelectorAll(".mb-sw-math").forEach((claim, k) => (claim.dataset.state = states[k] || ""));
        line.querySelector(".mb-sw-why").textContent = why;
      }
    }

    const inputs = switches.map((item) => {
      const box = make("input", { type: "checkbox", role: "switch", id: `${section.id}-${item.dataset.id}` });
      box.checked = true;
      const label = make("label", { for: box.id }, ...item.childNodes);
      item.append(box, label);
      box.addEventListener("change", () => {
        for (const other of inputs) if (other !== box) other.checked = true;
        show(box.checked ? null : item.dataset.id);
      });
      return box;
    });

    function light(id) {
      for (const item of switches) item.classList.toggle("mb-sw-lit", !!id && data.uses[id].includes(item.dataset.id));
      for (const line of lines) line.classList.toggle("mb-sw-lit", !!id && (line.dataset.id === id || data.needs[id].includes(line.dataset.id)));
      for (const part of parts) part.classList.toggle("mb-sw-dim", !!id && part.dataset.line !== id);
    }
    for (const line of lines) {
      line.tabIndex = 0;
      for (const kind of ["mouseenter", "focus", "click"]) line.addEventListener(kind, () => light(line.dataset.id));
      for (const kind of ["mouseleave", "blur"]) line.addEventListener(kind, () => light(null));
    }

    if (!runs.length) return show(null);
    const pick = make("select", { id: `${section.id}-run` }, ...runs.map((run, k) => make("option", { value: k }, run.dataset.name)));
    const values = document.querySelectorAll("[data-run]");
    const choose = () => {
      runs.forEach((run, k) => (run.hidden = k !== Number(pick.value)));
      for (const one of values) one.hidden = one.dataset.run !== pick.value;
    };
    pick.addEventListener("change", choose);
    const head = section.querySelector(".mb-sw-runs > p");
    head.replaceChildren(make("label", { for: pick.id }, head.textContent + ":"), " ", pick);
    choose();
    show(null);
  }
  document.querySelectorAll(".mb-switch").forEach(start);
})();
