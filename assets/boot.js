// Starts the program. The build writes the addresses of its files on the script's own element.
const { js, wasm, parts, routes, offline } = document.getElementById("boot").dataset;
// The files of each later part, and the part of each screen.
const [files, screens] = [parts, routes].map((list) => JSON.parse(list));
const at = (path) => new URL(path, document.baseURI);
const app = document.getElementById("app");
const page = document.documentElement;

// The focus in the board drawn by the build is passed on to the program's board, which replaces it. So is
// the last press of a button, and a key. The program takes over the chosen stones itself.
const drawn = app.querySelector("[data-drawn]");
let focused = document.activeElement;
drawn?.addEventListener("focusin", ({ target }) => (focused = target));
// A focus elsewhere meanwhile is kept. The removed board loses the focus too.
drawn?.addEventListener("focusout", () => setTimeout(() => drawn.isConnected && (focused = document.activeElement)));
const takeOver = () => {
  document.onclick = document.onkeydown = null;
  // The message after a failed load has other buttons.
  const [before, now] = [drawn, app.querySelector(".app")].map((all) => [...(all?.querySelectorAll("button") ?? [])]);
  const twin = (element) => now[before.indexOf(element)];
  if (document.activeElement === document.body) twin(focused)?.focus({ preventScroll: true });
  const { pressed } = page;
  // A link that was followed meanwhile leads elsewhere.
  if (!pressed || location.hash) return;
  if (pressed.key) document.dispatchEvent(pressed);
  else twin(pressed.target.closest("button"))?.click();
};
new MutationObserver((_, observer) => {
  observer.disconnect();
  // The program draws in the same task.
  setTimeout(takeOver);
}).observe(app, { childList: true });

// WebKit draws nothing new while it waits for a style of the screen.
const style = (path) => {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", href: at(path).href, media: "print" }));
  return new Promise((resolve, reject) => {
    link.onload = () => resolve((link.media = "all"));
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${path} did not load`));
    };
  });
};

const started = import(at(js)).then((program) => program.default({ module_or_path: fetch(at(wasm)) }));

// Later parts work on the memory of the first part. Each file loads only once, because it would write
// its data over the current state. A failed file is requested again from the host, because the browser
// would keep a damaged file in its cache for ever.
const coming = {};
const failed = new Set();
const load = async (path) => {
  const again = failed.has(path) && { cache: "reload" };
  if (path.endsWith(".wasm")) {
    const file = await fetch(at(path), again || {});
    const [bytes, nim] = [await file.arrayBuffer(), await started];
    return WebAssembly.instantiate(bytes, { __wasm_split: nim, nim });
  }
  if (again) await fetch(at(path), again);
  return path.endsWith(".css") ? style(path) : import(at(path));
};
const once = (path) =>
  (coming[path] ??= load(path).catch((error) => {
    delete coming[path];
    failed.add(path);
    throw error;
  }));
const bring = (part) => Promise.all((files[part] ?? []).map(once));
globalThis.nimFetch = (part, told) =>
  bring(part).then(
    () => over || told(true),
    () => over || told(false),
  );

// Any error ends the program, because its state may be inconsistent. Nobody can press anything in it any
// more, and it receives no events. fault.js reports the end. If that does not load either, a line here
// does.
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
// All its events except clicks, which no element of it receives any more.
const heard =
  "popstate hashchange pageshow storage keydown pointerdown pointermove pointerup pointercancel fullscreenchange";
for (const name of heard.split(" ")) {
  addEventListener(name, (event) => over && event.stopImmediatePropagation(), true);
}
const fail = (event) => {
  if (over) return;
  over = app.inert = true;
  // Its timers no longer run, and it writes over nothing.
  for (let id = setTimeout(() => {}); id > 0; id -= 1) clearTimeout(id);
  const { setItem, removeItem } = Storage.prototype;
  Storage.prototype.setItem = Storage.prototype.removeItem = () => {};
  const late = new Promise((_, reject) => setTimeout(reject, 5000));
  Promise.race([bring("fault"), late])
    .then(([{ default: show }]) => show(event, said, ran, setItem, removeItem))
    .catch(notice);
};
// Extensions, and apps that show pages, add their own scripts. Only errors from the program's own files
// end the program, and errors whose source the browser hides. A refusal (of the whole screen, for
// instance) and the notice of a late frame are no end either.
const hear = (event) => {
  const { message, filename, error, reason } = event;
  const thrown = [filename, (error ?? reason)?.stack].join();
  const ours = message === "Script error." || (/wasm|-[0-9a-f]{12}\.js/.test(thrown) && !thrown.includes("extension:"));
  const refused = reason instanceof DOMException || /ResizeObserver|ullscreen/.test(message ?? reason?.message);
  if (ours && !refused) fail(event);
};
addEventListener("error", hear);
addEventListener("unhandledrejection", hear);

// A visit by link needs its screen at once. After a failure the program requests it again, and reports it.
const name = location.hash.match(/^#\/(\w+)/)?.[1];
// A person may write any name, such as that of an inherited property.
const screen = Object.hasOwn(screens, name) && screens[name];
if (screen in files) bring(screen).catch(() => {});

started.then(
  () => {
    ran = true;
    // Nothing waits for it, and a failure loses nothing.
    (globalThis.requestIdleCallback ?? setTimeout)(() => import(at(offline)).catch(() => {}));
  },
  (error) => fail({ error }),
);
