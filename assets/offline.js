// Makes the page work offline, and announces a new version. It loads in idle time after the page has
// started (boot.js). Its own name identifies the version of this page.
const version = import.meta.url.match(/-(\w+)\.js/)?.[1];
const at = (path) => new URL(path, import.meta.url).href;
const worker = at("sw.js");
const host = navigator.serviceWorker;
// Gives the text of a message in the language of the page.
let say;

const make = (tag, attributes, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

// A new version waits until a person asks for it, so nothing changes during a game.
let wanted = false;
let reported;
const update = ({ waiting }) => {
  if (wanted) return;
  wanted = true;
  const reload = () => location.reload();
  if (!waiting) return reload();
  waiting.postMessage("SKIP_WAITING");
  // The new worker announces itself by `controllerchange`, unless the old one is still busy.
  setTimeout(reload, 5000);
};

const tell = (registration) => {
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
    // Some screen readers skip a region that appears with its text, but read a text that is added.
    setTimeout(() => text.append(say("{{#update.ready}}")), 100);
  };
  style.addEventListener("load", show);
  style.addEventListener("error", show);
  document.head.append(style);
};

const attend = (registration) => {
  const lock = `nim ${registration.scope} ${version}`;
  // Released when the page is left, so that the browser may keep the page for going back.
  const hold = () => {
    const left = () => new Promise((resolve) => addEventListener("pagehide", resolve, { once: true }));
    navigator.locks?.request(lock, { mode: "shared" }, left).catch(() => {});
  };
  hold();
  addEventListener("pageshow", ({ persisted }) => persisted && hold());

  // A worker of another version answers with its name, and one of this version has nothing to report.
  const ask = (other) => other?.postMessage(version);
  host.addEventListener("message", ({ data }) => {
    if (typeof data !== "string" || data === reported) return;
    reported = data;
    tell(registration);
  });
  const watch = (coming) => {
    coming?.addEventListener("statechange", () => coming.state === "installed" && ask(coming));
  };
  registration.addEventListener("updatefound", () => watch(registration.installing));
  watch(registration.installing);
  ask(registration.waiting);
  registration.active?.postMessage("TIDY");
  // The language in use works offline too.
  const { language } = document.documentElement;
  host.ready.then(({ active }) => active.postMessage({ language }));
  // Another tab may have taken the new version. Then this one announces it, and plays on.
  host.addEventListener("controllerchange", () => (wanted ? location.reload() : ask(host.controller)));

  // A page that stays open for days looks for a new version when a person returns to it.
  let looked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.hidden || Date.now() - looked < 3600_000) return;
    looked = Date.now();
    registration.update().catch(() => {});
  });
};

// A program that runs this long does not stop right after its start (boot.js).
setTimeout(() => {
  if (document.getElementById("app").inert) return;
  try {
    sessionStorage.removeItem("nim-stopped");
  } catch {
    // Site data may be blocked, and then nothing was written there.
  }
}, 10_000);

const register = () => {
  // Under `require-trusted-types-for` a worker's address must come from this policy.
  const policy = globalThis.trustedTypes?.createPolicy("nim", {
    createScriptURL: (address) => {
      if (address !== worker) throw new TypeError(`${address} is none of the page's scripts`);
      return address;
    },
  });
  return host.register(policy?.createScriptURL(worker) ?? worker, { updateViaCache: "none" });
};

export const start = async (own) => {
  say = own;
  try {
    attend(await register());
  } catch {
    // Without the worker the page needs the network, and is otherwise the same.
  }
};
