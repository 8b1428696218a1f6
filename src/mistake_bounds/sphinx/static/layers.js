// Folds: what is linked to, searched for or printed is open, and a bar opens all folds of a layer.
(function () {
  const KEY = "mistake-bounds-layers";
  // Derivations, answers, asides, and a fold that is all there is below a heading, which would stand there alone.
  const ON_PAPER = `details.mb-proofs, details.mb-answer, details.mb-answer details, details.mb-aside,
    :is(h2, h3, h4) + details.mb-fold:last-child`;

  // What a browser remembers may be out of reach (private windows, files): then nothing is remembered.
  function remembered() {
    try { return JSON.parse(localStorage.getItem(KEY)) || {}; } catch { return {}; }
  }
  function remember(shown) {
    try { localStorage.setItem(KEY, JSON.stringify(shown)); } catch { /* not kept */ }
  }

  function uncover(node) {
    for (let up = node; up; up = up.parentElement) {
      if (up.localName === "details") up.open = true;
      if (up.matches(".mb-evidence, .mb-quiet, .mb-lectures")) up.classList.add("mb-shown");
    }
  }
  function named() {
    try { return decodeURIComponent(location.hash.slice(1)); } catch { return ""; }  // such as %E0: nothing has that name
  }
  function follow() {
    const target = document.getElementById(named());
    if (!target) return;
    if (target.matches("a.mb-moved")) return location.replace(target.href);
    uncover(target);
    target.scrollIntoView();
  }

  function show(button, on) {
    button.setAttribute("aria-pressed", on);
    document.documentElement.toggleAttribute(`data-mb-${button.dataset.layer}`, on);
    for (const fold of document.querySelectorAll(`details.mb-${button.dataset.layer}`)) fold.open = on;
  }
  for (const button of document.querySelectorAll(".mb-layers button")) {
    if (remembered()[button.dataset.layer]) show(button, true);
    button.addEventListener("click", function () {
      const on = button.getAttribute("aria-pressed") !== "true", top = button.getBoundingClientRect().top;
      show(button, on);
      scrollBy(0, button.getBoundingClientRect().top - top);
      remember({ ...remembered(), [button.dataset.layer]: on });
    });
  }

  if (location.hash) follow();
  addEventListener("hashchange", follow);
  document.addEventListener("click", function (event) {  // the same link again changes no hash
    const link = event.target.closest?.('a[href^="#"]');
    if (link && link.hash === location.hash) follow();
  });
  addEventListener("load", () => setTimeout(function () {  // Sphinx marks the words of a search a moment after
    const hit = document.querySelector("article .highlighted");
    if (hit && !location.hash) uncover(hit);
  }, 100));

  let opened = [];
  addEventListener("beforeprint", function () {
    opened = [...document.querySelectorAll(ON_PAPER)].filter(fold => !fold.open);
    for (const fold of opened) fold.open = true;
  });
  addEventListener("afterprint", function () {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
})();
