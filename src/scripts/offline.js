// Makes the page work offline, and announces a new version. This script loads in idle time after the page has
// started (boot.js). The name of its file has the version of this page.
const version = import.meta.url.match(/-(\w+)\.js/)?.[1];
const at = (path) => new URL(path, import.meta.url).href;
const workerAddress = at("sw.js");
const container = navigator.serviceWorker;
const { folder } = document.documentElement.dataset;
// Each version has such a name.
const VERSION = /^[0-9a-f]{12}$/;
// The text of a message in the language of the page (boot.js).
let say;

const make = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

// A new version waits until a person asks for it, so nothing changes during a game.
let isRequested = false;
let announced;
const update = ({ waiting }) => {
  if (isRequested) return;
  isRequested = true;
  const reload = () => location.reload();
  if (!waiting) return reload();
  waiting.postMessage("SKIP_WAITING");
  // At `controllerchange` the page reloads. While the old worker is busy, that event does not come.
  setTimeout(reload, 5000);
};

const announce = (registration) => {
  document.querySelector(".update")?.remove();
  const text = make("p", { role: "status", class: "update__text" });
  const yes = make("button", { type: "button", class: "button" }, say("{{#update.update}}"));
  const no = make("button", { type: "button", class: "button button--plain" }, say("{{#update.later}}"));
  const notice = make("aside", { class: "update off-paper", "aria-label": say("{{#update.new-version}}") }, text, yes, no);
  yes.addEventListener("click", () => update(registration));
  no.addEventListener("click", () => notice.remove());
  const style = make("link", { rel: "stylesheet", href: at("<update.css>") });
  const show = () => {
    document.body.prepend(notice);
    // Some screen readers skip a region that appears with its text, but read a text that is added later.
    setTimeout(() => text.append(say("{{#update.ready}}")), 100);
  };
  style.addEventListener("load", show);
  style.addEventListener("error", show);
  document.head.append(style);
};

const observeVersions = (registration) => {
  const lock = `nim ${registration.scope} ${version}`;
  // The lock is released when the page is left, so that the browser may keep the page for going back.
  const hold = () => {
    const untilLeft = () => new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));
    navigator.locks?.request(lock, { mode: "shared" }, untilLeft).catch(() => {});
  };
  hold();
  addEventListener("pageshow", ({ persisted }) => persisted && hold());

  // A worker of another version answers with the name of its version. A worker of this version does not answer.
  const ask = (worker) => worker?.postMessage(version);
  container.addEventListener("message", ({ data }) => {
    if (!VERSION.test(data) || data === announced) return;
    announced = data;
    announce(registration);
  });
  const watch = (worker) => {
    worker?.addEventListener("statechange", () => worker.state === "installed" && ask(worker));
  };
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  ask(registration.waiting);
  registration.active?.postMessage("TIDY");
  // The worker caches the file of the language in use.
  const { language } = document.documentElement;
  container.ready.then(({ active }) => active.postMessage({ language }));
  // If another tab has updated to the new version, this tab announces it, and plays on in the old one.
  container.addEventListener("controllerchange", () => (isRequested ? location.reload() : ask(container.controller)));

  // A page that stays open looks for a new version when a person returns to it after an hour or more.
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - checked < 3600_000) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });
};

// After ten seconds of running, the number of stops in a row is deleted (boot.js).
setTimeout(() => {
  if (!document.getElementById("app")) return;
  try {
    sessionStorage.removeItem(`nim-stopped${folder}`);
  } catch {
    // Site data may be blocked, and then there is no number.
  }
}, 10_000);

const register = () => {
  // Under `require-trusted-types-for` a worker's address must come from this policy.
  const policy = globalThis.trustedTypes?.createPolicy("nim", {
    createScriptURL: (address) => {
      if (address !== workerAddress) throw new TypeError(`${address} is none of the page's scripts`);
      return address;
    },
  });
  return container.register(policy?.createScriptURL(workerAddress) ?? workerAddress, { updateViaCache: "none" });
};

export const start = async (sayMessage) => {
  say = sayMessage;
  try {
    observeVersions(await register());
  } catch {
    // Without the worker the page needs the network, and is otherwise the same.
  }
};
