// Starts the program. The build writes the addresses of its files on the script's own element.
const { js, wasm, parts, languages, routes, offline } = document.getElementById("boot").dataset;
// The files of each later part, the part of each screen, and the file of each language but English.
const [files, screens, translations] = [parts, routes, languages].map((list) => JSON.parse(list));
const at = (path) => new URL(path, document.baseURI);
const app = document.getElementById("app");
const page = document.documentElement;

// Site data may be blocked.
const trying = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};

// The focus in the board drawn by the build is passed on to the program's board, which replaces it. So is
// the last press of a button, and a key. The program takes over the chosen stones itself.
const drawn = app.querySelector("[data-drawn]");
let focused = document.activeElement;
drawn?.addEventListener("focusin", ({ target }) => (focused = target));
// A focus elsewhere meanwhile is kept. The removed board loses the focus too.
drawn?.addEventListener("focusout", () => setTimeout(() => drawn.isConnected && (focused = document.activeElement)));
const takeOver = () => {
  document.onclick = document.onkeydown = null;
  // The button of the same name; the name of Take changes.
  const take = app.querySelector(".take");
  const nameOf = (button) => button.ariaLabel ?? button.textContent;
  const twin = (element) => {
    if (!element || element.matches(".take")) return element && take;
    return [...app.querySelectorAll("button")].find((button) => nameOf(button) === nameOf(element));
  };
  // An early move has taken the stone with the focus away.
  const hadFocus = drawn?.contains(focused) && focused;
  if (document.activeElement === document.body && hadFocus) (twin(hadFocus) ?? take)?.focus({ preventScroll: true });
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

// The messages of the language by their numbers, after its tag. English stands in the program. Where the file does not
// come soon, or is another one, the page is in English, and the program says so.
const PATIENCE = 4000;
const COUNT = "<messages>";
let messages;
const ask = async (cache) => {
  const answer = await fetch(at(translations[page.language]), { cache });
  const text = await answer.text();
  // Each of them and the tag ends with a \0.
  if (!answer.ok || text.split("\0").length !== COUNT + 2) throw new TypeError(`${answer.url} is none of this page's files`);
  return text;
};
const late = () => new Promise((_, reject) => setTimeout(reject, PATIENCE));
const translated = async () => {
  if (!translations[page.language]) return;
  try {
    // The browser would keep a damaged file in its cache for ever.
    messages = await Promise.race([ask("default").catch(() => ask("reload")), late()]);
  } catch {
    page.dataset.untranslated = page.language;
    page.lang = "en";
  }
};
globalThis.nimMessages = () => messages;
// A message of the script has its number before its English text.
const say = (message) => messages?.split("\0")[parseInt(message) + 1] ?? message.replace(/^\d+ /, "");

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
globalThis.nimFetch = (part, done) =>
  bring(part).then(
    () => done(true),
    () => done(false),
  );
const code = fetch(at(wasm));
// Its failure is reported below, when the others are there.
code.catch(() => {});
const started = Promise.all([import(at(js)), translated()]).then(([program]) =>
  program.default({ module_or_path: code }),
);

const SAVE = "nim-save";
const ASIDE = "nim-aside";
const setAside = () => {
  const [save, aside] = [SAVE, ASIDE].map((name) => localStorage.getItem(name) ?? "");
  // There may be no room for both.
  localStorage.removeItem(SAVE);
  try {
    if (!aside.includes(save)) localStorage.setItem(ASIDE, aside ? `${aside}\n${save}` : save);
  } catch (error) {
    localStorage.setItem(SAVE, save);
    throw error;
  }
};

const make = (tag, what, ...children) => {
  const element = Object.assign(document.createElement(tag), what);
  element.append(...children);
  return element;
};
const asFile = (text) => {
  // Half a character has no code of its own.
  const coded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
  const href = `data:text/plain;charset=utf-8,${coded}`;
  return make("a", { className: "button", href, download: "nim-save.txt" }, say("{{#stop.save-data}}"));
};

// Any error ends the program, because its state may be inconsistent. Nobody can press anything in it any
// more, and it saves nothing more (platform/storage.rs). A message covers it.
let ran, over, logged;
const log = console.error;
console.error = (...all) => log(...(logged = all));
const fail = ({ message, error, reason }) => {
  if (over) return;
  over = app.inert = true;
  const thrown = error ?? reason;
  // Before the start a file has failed, unless the program has thrown this.
  const crashed = ran || /^RuntimeError|^RangeError|recursion/.test(thrown);
  // Of the stops in a row; offline.js forgets them after the program has run for a while. If nothing can be
  // noted, every stop counts as the first.
  let stops = 1;
  if (crashed) {
    trying(() => {
      stops += Number(sessionStorage.getItem("nim-stopped"));
      sessionStorage.setItem("nim-stopped", stops);
    });
  }
  const save = trying(() => localStorage.getItem(SAVE));
  // The address alone may be the cause, and then all saved data can stay.
  const leavesLink = stops === 2 && location.hash;
  const leavesSave = stops > 2 && save;

  let [heading, why] = [say("{{#stop.stopped}}"), say("{{#stop.stopped-why}}")];
  if (leavesLink) why = say("{{#stop.twice}}");
  else if (leavesSave) why = say("{{#stop.again}}");
  else if (!globalThis.WebAssembly) [heading, why] = [say("{{#stop.unable}}"), say("{{#stop.unable-why}}")];
  else if (!crashed) [heading, why] = [say("{{#stop.not-loaded}}"), say("{{#stop.not-loaded-why}}")];
  const text = make("p", { id: "stop-text", role: "status" }, why);
  if (save && !leavesSave) text.append(" ", say("{{#stop.saved}}"));

  const reload = () => location.reload();
  const onclick = () => {
    try {
      if (leavesSave) setAside();
    } catch {
      text.textContent = say("{{#stop.no-room}}");
      return;
    }
    if (leavesLink || leavesSave) history.replaceState(null, "", location.pathname + location.search);
    if (crashed) return reload();
    // The browser would keep a damaged file in its cache for ever.
    setTimeout(reload, 3000);
    Promise.allSettled([js, wasm].map((path) => fetch(at(path), { cache: "reload" }))).then(reload);
  };
  const ways = make("div", { className: "buttons" });
  ways.append(make("button", { className: "button button--primary", onclick }, say("{{#stop.reload}}")));
  if (save) ways.append(asFile(save));

  const errors = new Set([message, thrown && `${thrown}`, logged?.join(" "), thrown?.stack].filter(Boolean));
  const version = offline.match(/-(\w+)\./)?.[1];
  const report = [...errors, version, navigator.userAgent, location.href].join("\n");
  const options = { className: "stop__report", readOnly: true, rows: 6, ariaLabel: say("{{#stop.report}}") };
  const field = make("textarea", options, report);

  const name = make("h2", { className: "dialog__heading" }, heading);
  const body = make("div", { className: "dialog__body" }, name, text, ways, field);
  const dialog = make("dialog", { className: "dialog stop", role: "alertdialog", ariaLabel: heading }, body);
  dialog.setAttribute("aria-describedby", "stop-text");
  document.body.append(dialog);
  dialog.showModal();
  // What still runs of the program hears no key. A dialog that it opens takes the focus, and then this one
  // comes on top again, as it does after Escape.
  addEventListener("keydown", (event) => event.stopImmediatePropagation(), true);
  addEventListener("focusin", ({ target }) => dialog.contains(target) || dialog.close());
  dialog.addEventListener("close", () => dialog.showModal());
};
// Extensions, and apps that show pages, add their own scripts. Only errors from the program's own files
// end the program, and errors whose source the browser hides. A refusal (of the whole screen, for
// instance) and the notice of a late frame are no end either.
const onError = (event) => {
  const { message, filename, error, reason } = event;
  const thrown = [filename, (error ?? reason)?.stack].join();
  const ours = message === "Script error." || (/wasm|-[0-9a-f]{12}\.js/.test(thrown) && !thrown.includes("extension:"));
  const refused = reason instanceof DOMException || /ResizeObserver|ullscreen/.test(message ?? reason?.message);
  if (ours && !refused) fail(event);
};
addEventListener("error", onError);
addEventListener("unhandledrejection", onError);

// A visit by link needs its screen at once. After a failure the program requests it again, and reports it.
const name = location.hash.match(/^#\/(\w+)/)?.[1];
// A person may write any name, such as that of an inherited property.
const screen = Object.hasOwn(screens, name) && screens[name];
if (screen in files) bring(screen).catch(() => {});

started.then(
  () => {
    ran = true;
    // Nothing waits for it, and a failure loses nothing.
    (globalThis.requestIdleCallback ?? setTimeout)(() => import(at(offline)).then((module) => module.start(say), () => {}));
  },
  (error) => fail({ error }),
);
