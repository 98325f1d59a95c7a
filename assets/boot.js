// Starts the program. It stands in a file of its own because the content policy allows no inline
// script; where it finds the program is written on its own element by the build.
const { js, wasm, later, sum, offline } = document.getElementById("boot").dataset;
const at = (path) => new URL(path, document.baseURI);
const preload = document.querySelector('link[rel="preload"][as="fetch"]');
const app = document.getElementById("app");
const page = document.documentElement;

// What somebody has focused or pressed in the board that the build has drawn is meant for the same
// thing in the program's, which takes its place. Of several presses the last one holds: whoever
// presses again has seen nothing happen.
const drawn = app.querySelector("[data-drawn]");
let focused = document.activeElement;
drawn?.addEventListener("focusin", ({ target }) => (focused = target));
const takeOver = () => {
  document.onclick = null;
  // What is said in its place when it does not come has other buttons.
  const [before, now] = [drawn, app.querySelector(".app")].map((all) => [...(all?.querySelectorAll("button") ?? [])]);
  const twin = (element) => now[before.indexOf(element)];
  if (document.activeElement === document.body) twin(focused)?.focus({ preventScroll: true });
  twin(page.pressed)?.click();
};
new MutationObserver((_, observer) => {
  observer.disconnect();
  // The program draws in the same task.
  setTimeout(takeOver);
}).observe(app, { childList: true });

const start = async () => {
  const program = await import(at(js).href);
  // The hash makes sure that what runs is what was built.
  const module_or_path = fetch(at(wasm), { integrity: preload?.integrity ?? "" });
  return program.default({ module_or_path });
};
const started = start();

// What comes later works on the memory of the first part. Each file comes once, for it would lay its
// data over what has become of it; one that fails is asked for again.
const coming = {};
const dress = (href, integrity) => {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href, integrity });
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(link.remove());
  });
};
const come = async ([path, integrity]) => {
  try {
    if (path.endsWith(".css")) return await dress(at(path).href, integrity);
    const file = await fetch(at(path), { integrity });
    await WebAssembly.instantiate(await file.arrayBuffer(), { __wasm_split: await started });
  } catch (error) {
    delete coming[path];
    throw error;
  }
};
let list;
const bring = async (part) => {
  list ??= fetch(at(later), { integrity: sum }).then((file) => file.json());
  const files = await list.catch((error) => {
    list = undefined;
    throw error;
  });
  await Promise.all(Object.entries(files[part]).map((file) => (coming[file[0]] ??= come(file))));
};
globalThis.nimFetch = (part, told) =>
  bring(part).then(
    () => told(true),
    () => told(false),
  );

// Whoever comes with a link, or comes back (head.js), needs this at once, where it is a file of its own.
if (later && "waits" in page.dataset) nimFetch("more", () => {});

try {
  await started;
  // Nobody waits for it, and nothing is lost where it does not come.
  (globalThis.requestIdleCallback ?? setTimeout)(() => import(at(offline).href).catch(() => {}));
} catch (error) {
  const notice = document.createElement("p");
  notice.className = "failed";
  notice.setAttribute("role", "alert");
  notice.textContent =
    "Nim could not be loaded. Check the connection and reload this page; it needs a browser from 2024 or later.";
  app.replaceChildren(notice);
  throw error;
}
