// Starts the program. It stands in a file of its own because the content policy allows no inline
// script; where it finds the program is written on its own element by the build.
const { js, wasm, parts, routes, offline, offlineSum } = document.getElementById("boot").dataset;
// Of each part that comes later the files, with their hashes; and the parts of each screen.
const [files, screens] = [parts, routes].map((list) => JSON.parse(list ?? "{}"));
const at = (path) => new URL(path, document.baseURI);
const app = document.getElementById("app");
const page = document.documentElement;

// What somebody has focused or pressed in the board that the build has drawn is meant for the same
// thing in the program's, which takes its place. Of several presses the last one holds: whoever
// presses again has seen nothing happen.
const drawn = app.querySelector("[data-drawn]");
let focused = document.activeElement;
drawn?.addEventListener("focusin", ({ target }) => (focused = target));
// Whoever goes elsewhere is not brought back. The board that is taken away loses the focus too.
drawn?.addEventListener("focusout", () => setTimeout(() => drawn.isConnected && (focused = document.activeElement)));
const takeOver = () => {
  document.onclick = null;
  // What is said in its place when it does not come has other buttons.
  const [before, now] = [drawn, app.querySelector(".app")].map((all) => [...(all?.querySelectorAll("button") ?? [])]);
  const twin = (element) => now[before.indexOf(element)];
  if (document.activeElement === document.body) twin(focused)?.focus({ preventScroll: true });
  // A link that was followed meanwhile leads elsewhere.
  if (!location.hash) twin(page.pressed)?.click();
};
new MutationObserver((_, observer) => {
  observer.disconnect();
  // The program draws in the same task.
  setTimeout(takeOver);
}).observe(app, { childList: true });
const [script, preload] = ["modulepreload", "preload"].map((rel) => document.querySelector(`link[rel=${rel}]`));

// A link takes nothing but what was built. It asks as the document's own preload does, or Firefox
// takes them for two.
const link = (rel, path, integrity) => {
  const made = document.createElement("link");
  document.head.append(Object.assign(made, { rel, href: at(path).href, integrity, crossOrigin: "" }));
  return new Promise((resolve, reject) => {
    made.onload = resolve;
    made.onerror = () => {
      made.remove();
      reject(new TypeError(`${path} did not come as it was built`));
    };
  });
};
// import() asks for no hash, but runs what a link has brought.
const run = async (path, integrity) => {
  // A browser that does not know of such a link would never tell what becomes of it.
  if (script.relList.supports("modulepreload")) await link("modulepreload", path, integrity);
  return import(at(path).href);
};

const start = async () => {
  const program = await run(js, script?.integrity ?? "");
  // The hash makes sure that what runs is what was built.
  const module_or_path = fetch(at(wasm), { integrity: preload?.integrity ?? "" });
  return program.default({ module_or_path });
};
const started = start();

// What comes later works on the memory of the first part. Each file comes once, for it would lay its
// data over what has become of it; one that fails is asked for again, and from the host: what came
// damaged would come from the browser's own cache for ever.
const coming = {};
const failed = new Set();
const take = (path, integrity) => fetch(at(path), { integrity, cache: failed.has(path) ? "reload" : "default" });
const once = (path, work) =>
  (coming[path] ??= work().catch((error) => {
    delete coming[path];
    failed.add(path);
    throw error;
  }));
const come = async ([path, integrity]) => {
  const wasm = path.endsWith(".wasm");
  // What a link brings lies in the browser's cache afterwards.
  const file = (wasm || failed.has(path)) && (await take(path, integrity));
  if (wasm) {
    const [bytes, nim] = [await file.arrayBuffer(), await started];
    return WebAssembly.instantiate(bytes, { __wasm_split: nim, nim });
  }
  return path.endsWith(".css") ? link("stylesheet", path, integrity) : run(path, integrity);
};
const bring = (part) => Promise.all(Object.entries(files[part] ?? {}).map((file) => once(file[0], () => come(file))));
globalThis.nimFetch = (part, told) =>
  bring(part).then(
    () => over || told(true),
    () => over || told(false),
  );

// Whatever goes wrong, the program is at its end: it may be torn, so nobody presses anything in it any
// more, and it hears of nothing more. fault.js tells of it; where that does not come either, a line here.
let ran, over, said;
const log = console.error;
console.error = (...all) => log(...(said = all));
const notice = () => {
  const make = (tag, what) => Object.assign(document.createElement(tag), what);
  const textContent =
    "{{stop.failed}}";
  const again = () => location.reload();
  const onclick = () => {
    setTimeout(again, 3000);
    Promise.allSettled([js, wasm, ...failed].map((path) => fetch(at(path), { cache: "reload" }))).then(again);
  };
  const reload = make("button", { className: "button", textContent: "{{stop.reload}}", onclick });
  app.replaceChildren(make("p", { className: "failed", role: "alert", textContent }), reload);
  app.inert = false;
  reload.focus();
};
// All that it hears but clicks, which nothing in it gets any more.
const heard =
  "popstate hashchange storage keydown pointerdown pointermove pointerup pointercancel fullscreenchange";
for (const name of heard.split(" ")) {
  addEventListener(name, (event) => over && event.stopImmediatePropagation(), true);
}
const fail = (event) => {
  if (over) return;
  over = app.inert = true;
  // No timer of its own comes any more, and it writes over nothing.
  for (let id = setTimeout(() => {}); id > 0; id -= 1) clearTimeout(id);
  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.setItem = Storage.prototype.removeItem = () => {};
  const late = new Promise((_, reject) => setTimeout(reject, 5000));
  Promise.race([bring("fault"), late])
    .then(([{ default: show }]) => show(event, said, ran, setItem, removeItem))
    .catch(notice);
};
// Extensions, and apps that show pages, put scripts of theirs into this one: only what the program's
// own files throw is its end, or what a browser will not say more of. What it refuses (the whole
// screen, for one) and a notice of one frame's delay is no end either.
const hear = (event) => {
  const { message, filename, error, reason } = event;
  const thrown = [filename, (error ?? reason)?.stack].join();
  const ours = message === "Script error." || (/wasm|-[0-9a-f]{12,16}\.js/.test(thrown) && !thrown.includes("extension:"));
  const refused = reason instanceof DOMException || /ResizeObserver|ullscreen/.test(message ?? reason?.message);
  if (ours && !refused) fail(event);
};
addEventListener("error", hear);
addEventListener("unhandledrejection", hear);

// Whoever comes back (head.js) needs what reads saves at once, and whoever comes with a link its screen,
// where they are files of their own. Where they fail, the program asks again, and tells.
const name = location.hash.match(/^#\/(\w+)/)?.[1];
// Somebody may write any name, such as that of what every object inherits.
const screen = Object.hasOwn(screens, name) && screens[name];
for (const part of [page.dataset.waits, screen]) {
  if ("waits" in page.dataset && part in files) bring(part).catch(() => {});
}

started.then(
  () => {
    ran = true;
    // Nobody waits for it, and nothing is lost where it does not come. What Trunk alone has built has none.
    if (offline) (globalThis.requestIdleCallback ?? setTimeout)(() => run(offline, offlineSum).catch(() => {}));
  },
  (error) => fail({ error }),
);
