// Starts the program. The addresses of its first files are on the element of this script.
const { js, wasm, style, offline } = document.getElementById("boot").dataset;
// The build writes three lists here, because the document is near its limit: the files of each chunk, the chunk of each
// screen and lesson, and the file of each language but English.
const files = "<chunks>";
const screens = "<routes>";
const translations = "<languages>";
const at = (path) => new URL(path, document.baseURI);
const app = document.getElementById("app");
const page = document.documentElement;
// How the names of what is stored end (head.js).
const { folder = location.pathname.match(/\/.+\//) ?? "", translated } = page.dataset;

// The result of `work`, or null if it throws: site data may be blocked.
const trying = (work) => {
  try {
    return work();
  } catch {
    return null;
  }
};

// The program's board replaces the board drawn by the build. The focus moves to the new board, and the last press of a
// button or a key is repeated there. The program itself takes over the chosen stones.
const drawn = app.querySelector("[data-drawn]");
let focused = document.activeElement;
drawn?.addEventListener("focusin", ({ target }) => (focused = target));
// A later focus elsewhere is kept. The removal of the drawn board takes the focus too, and does not count.
drawn?.addEventListener("focusout", () => setTimeout(() => drawn.isConnected && (focused = document.activeElement)));
const takeOver = () => {
  document.onclick = document.onkeydown = null;
  // The program's button of the same name. Take is found by its class, because its name changes.
  const take = app.querySelector(".take");
  const nameOf = (button) => button.ariaLabel ?? button.textContent;
  const twin = (element) => {
    if (!element || element.matches(".take")) return element && take;
    return [...app.querySelectorAll("button")].find((button) => nameOf(button) === nameOf(element));
  };
  // Take gets the focus of a stone that an early move has taken.
  const oldFocus = drawn?.contains(focused) && focused;
  if (document.activeElement === document.body && oldFocus) (twin(oldFocus) ?? take)?.focus({ preventScroll: true });
  const { pressed } = page;
  // After a link was followed, the press belongs to another screen.
  if (!pressed || location.hash) return;
  if (pressed.key) document.dispatchEvent(pressed);
  else twin(pressed.target.closest("button"))?.click();
};
new MutationObserver((_, observer) => {
  observer.disconnect();
  // The program draws the rest of its board in the same task.
  setTimeout(takeOver);
}).observe(app, { childList: true });

// The style loads for print only, because WebKit draws nothing new while it waits for a style of the screen.
const loadStyle = (path) => {
  const link = document.createElement("link");
  document.head.append(Object.assign(link, { rel: "stylesheet", href: at(path).href, media: "print" }));
  return new Promise((resolve, reject) => {
    link.onerror = () => {
      link.remove();
      reject(new TypeError(`${path} did not load`));
    };
    // For some browsers a page in the place of a style is one without rules.
    link.onload = () => (link.sheet?.cssRules.length ? resolve((link.media = "all")) : link.onerror());
  });
};

// The file of the language: its tag, and the messages by their numbers. The program itself contains English. If
// the file is late or of another version, the page is in English, and the program says so.
const TIMEOUT_MS = 4000;
const COUNT = "<messages>";
let messages;
const fetchMessages = async (cache) => {
  const response = await fetch(at(translations[page.language]), { cache });
  const text = await response.text();
  // The tag and each message end with a \0.
  const isWhole = response.ok && text.split("\0").length === COUNT + 2;
  if (!isWhole) throw new TypeError(`${response.url} is none of this page's files`);
  return text;
};
const timeout = () => new Promise((_, reject) => setTimeout(reject, TIMEOUT_MS));
const loadMessages = async () => {
  if (!translations[page.language]) return;
  try {
    // "reload" replaces a damaged file, which the browser would keep in its cache for ever.
    messages = await Promise.race([fetchMessages("default").catch(() => fetchMessages("reload")), timeout()]);
  } catch {
    page.dataset.untranslated = page.language;
    page.lang = "en";
  }
};
globalThis.nimMessages = () => messages;
// The text of a message in the language of the page. `message` is its number and its English text: `12 Reload`.
const say = (message) => messages?.split("\0")[parseInt(message) + 1] ?? message.replace(/^\d+ /, "");

// Each file of a chunk loads only once. A chunk uses the memory of the program, and a second load would write the
// initial data over the current state. A failed file is requested again with "reload", as the messages are.
const loading = {};
const failed = new Set();
const load = async (path) => {
  const retry = failed.has(path) && { cache: "reload" };
  if (path.endsWith(".wasm")) {
    const response = await fetch(at(path), retry || {});
    const [bytes, nim] = [await response.arrayBuffer(), await started];
    return WebAssembly.instantiate(bytes, { __wasm_split: nim, nim });
  }
  if (retry) await fetch(at(path), retry);
  return path.endsWith(".css") ? loadStyle(path) : import(at(path));
};
const loadOnce = (path) =>
  (loading[path] ??= load(path).catch((error) => {
    delete loading[path];
    failed.add(path);
    throw error;
  }));
const loadChunk = (chunk) => Promise.all((files[chunk] ?? []).map(loadOnce));
// Whether the host sends one of these files with a wrong type, or a page in its place. A browser says of such a file only
// that it did not load.
const TYPED = /js.*javascript|css.*css|wasm(?!text.html)/;
const areMistyped = (paths) => {
  const find = async (path) => {
    const { ok, headers } = await fetch(at(path));
    return ok && !TYPED.test(path + headers.get("content-type")) ? true : Promise.reject();
  };
  return Promise.race([Promise.any(paths.map(find)), timeout()]).catch(() => false);
};
globalThis.nimFetch = (chunk, done) =>
  loadChunk(chunk).then(
    () => done(true),
    async () => {
      page.toggleAttribute("data-part-mistyped", await areMistyped(files[chunk]));
      done(false);
    },
  );
const wasmResponse = fetch(at(wasm));
// `started` reports a failure of this request, after the other files have loaded.
wasmResponse.catch(() => {});
// Whether the document's inline style does not show a stone. Forced colours leave a stone its colour alone. The board of a
// link may have no stone.
const stone = app.querySelector(".stone");
const { backgroundImage, backgroundColor } = stone ? getComputedStyle(stone, "::before") : {};
const isBare = backgroundImage === "none" && backgroundColor === "rgba(0, 0, 0, 0)";
// A host that changes or blocks inline scripts and styles breaks the page by halves.
const isWhole = "folder" in page.dataset && translated !== undefined && !isBare;
// What the program cannot do without; a browser may lack or refuse anything else (src/platform).
const isAble = trying(() => {
  for (const name of ["PluralRules", "NumberFormat", "ListFormat", "DateTimeFormat"]) new Intl[name]("en");
  return WebAssembly && HTMLDialogElement.prototype.showModal && !(isBare && document.querySelector("style")?.sheet);
});
// The styles that the document does not have. Those of a screen come behind them.
const styled = loadOnce(style);
styled.catch(() => {});
const started = Promise.all([isAble && isWhole && import(at(js)), loadMessages(), styled]).then(([program]) =>
  program.default({ module_or_path: wasmResponse }),
);

const SAVE = `nim-save${folder}`;
const ASIDE = `nim-aside${folder}`;
const STOPS = `nim-stopped${folder}`;
const setAside = () => {
  const [save, aside] = [SAVE, ASIDE].map((name) => localStorage.getItem(name) ?? "");
  // The save is removed first, because there may be no room for both.
  localStorage.removeItem(SAVE);
  try {
    if (!aside.includes(save)) localStorage.setItem(ASIDE, aside ? `${aside}\n${save}` : save);
  } catch (error) {
    localStorage.setItem(SAVE, save);
    throw error;
  }
};

const make = (tag, properties, ...children) => {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
};
// What saves the data, as a file or by the clipboard: a frame may forbid files.
const saveButtons = (text) => {
  // encodeURIComponent throws at half of a surrogate pair.
  const encoded = encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\ufffd"));
  const href = `data:text/plain;charset=utf-8,${encoded}`;
  const link = make("a", { className: "button", href, download: "nim-save.txt" }, say("{{#stop.save-data}}"));
  const onclick = async ({ target }) => {
    const copied = await trying(() => navigator.clipboard.writeText(text).then(() => true))?.catch(() => {});
    target.textContent = copied ? say("{{#page.copied}}") : say("{{#page.not-copied}}");
  };
  return [link, make("button", { className: "button", ariaLive: "polite", onclick }, say("{{#share.copy}}"))];
};

// Any error ends the program, because its state may be inconsistent. A page of its own takes the place of the program's
// root, without which the program shows and saves nothing more (platform/storage.rs).
let hasStarted, hasStopped, isMistyped;
const stop = ({ error, reason }) => {
  if (hasStopped) return;
  hasStopped = true;
  // An error before the start means that a file did not load, unless the program itself has thrown it.
  const crashed = hasStarted || /^RuntimeError|^RangeError|recursion/.test(error ?? reason);
  // How many times in a row the program has stopped. offline.js deletes the number after the program has run for a
  // while. If site data is blocked, every stop counts as the first.
  let stops = 1;
  if (crashed) {
    trying(() => {
      stops += Number(sessionStorage.getItem(STOPS));
      sessionStorage.setItem(STOPS, stops);
    });
  }
  const save = trying(() => localStorage.getItem(SAVE));
  // The second stop leaves the link, which alone may be the cause. Only a later stop sets the save aside.
  const leavesLink = stops === 2 && location.hash;
  const leavesSave = stops > 2 && save;

  let why = say("{{#stop.stopped}}");
  if (leavesLink) why = say("{{#stop.twice}}");
  else if (leavesSave) why = say("{{#stop.again}}");
  else if (!isAble) why = say("{{#stop.unable}}");
  // The policy of the host may forbid the program too.
  else if (!isWhole || (!crashed && /unsafe-eval|CSP/.test(error))) why = say("{{#stop.changed}}");
  else if (isMistyped) why = say("{{#stop.mistyped}}");
  else if (!crashed) why = say("{{#stop.not-loaded}}");
  const heading = make("h1", { className: "stop__why", tabIndex: -1 }, why);

  const reload = () => location.reload();
  const onclick = () => {
    try {
      if (leavesSave) setAside();
    } catch {
      heading.textContent = say("{{#stop.no-room}}");
      return heading.focus();
    }
    if (leavesLink || leavesSave) trying(() => history.replaceState(null, "", location.pathname + location.search));
    if (crashed) return reload();
    // "reload" replaces a damaged file, which the browser would keep in its cache for ever.
    setTimeout(reload, 3000);
    Promise.allSettled([js, wasm, style].map((path) => fetch(at(path), { cache: "reload" }))).then(reload);
  };
  const buttons = make("div", { className: "buttons" });
  buttons.append(make("button", { className: "button button--primary", onclick }, say("{{#stop.reload}}")));
  if (save) buttons.append(...saveButtons(save));
  app.replaceWith(make("main", { className: "stop" }, heading, buttons));
  heading.focus();
  // The program gets no more keys.
  addEventListener("keydown", (event) => event.stopImmediatePropagation(), true);
};
// Only errors from the program's own files stop the program. Extensions, and apps that show pages, add scripts of their
// own, whose source the browser may hide. A refusal (of the full screen, for instance) and the notice of a
// ResizeObserver stop nothing.
const onError = (event) => {
  const { message, filename, error, reason } = event;
  const thrown = [filename, (error ?? reason)?.stack].join();
  const isOurs = /wasm|-[0-9a-f]{12}\.js/.test(thrown) && !thrown.includes("extension:");
  const isHarmless = reason instanceof DOMException || /ResizeObserver|ullscreen/.test(message ?? reason?.message);
  if (isOurs && !isHarmless) stop(event);
};
addEventListener("error", onError);
addEventListener("unhandledrejection", onError);

// A file that is dropped beside a field for files would take the place of the page.
for (const kind of ["dragover", "drop"]) {
  addEventListener(kind, (event) => {
    const isFile = event.dataTransfer?.types.includes("Files") && !event.target.closest?.("[type=file]");
    if (!isFile) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  });
}

// The screen of a link loads at once. After a failure the program requests it again, and reports a second failure.
const [, address, screen] = location.hash.match(/^#\/((\w+)(?:\/\w+)?)/) ?? [];
// The address may name an inherited property, such as `constructor`.
const chunkOf = (name) => Object.hasOwn(screens, name) && screens[name];
const chunk = chunkOf(address) || chunkOf(screen);
if (chunk in files) loadChunk(chunk).catch(() => {});

started.then(
  () => {
    hasStarted = true;
    // offline.js loads in idle time, and the page goes on without it.
    (globalThis.requestIdleCallback ?? setTimeout)(() => import(at(offline)).then((module) => module.start(say), () => {}));
  },
  async (error) => {
    isMistyped = await areMistyped([js, wasm, style]);
    stop({ error });
  },
);
