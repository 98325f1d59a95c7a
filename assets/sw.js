// Keeps the page for when there is no network. Here the build writes the version's name, and every
// file that the page may fetch with the hash that its content must have.
const VERSION = "<version>";
const FILES = "<files>";

// Other pages may live on this host, and each keeps what is its own.
const HOME = registration.scope;
const OURS = `nim ${HOME} `;
const CACHE = OURS + VERSION;
// A name with a hash never changes its content, whichever version asks for it.
const HASHED = /-[0-9a-f]{12,16}\.\w+$/;
const PATIENCE = 4000;

const kept = (address, options) => caches.match(address, { ignoreVary: true, ...options });

const take = async (path, integrity, cache) => {
  const address = HOME + path;
  const hashed = HASHED.test(path);
  // What an older version kept already is not fetched again.
  const known = hashed && (await kept(address));
  const ask = (cache) => fetch(address, { integrity, cache });
  // A file that came damaged would come from the browser's own cache for ever.
  const answer = known || (await ask(hashed ? "default" : "no-cache").catch(() => ask("reload")));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
};

const keep = async () => {
  const page = await fetch(HOME, { cache: "no-cache" });
  const named = (await page.clone().text()).matchAll(/"\.\/([\w-]+-[0-9a-f]{12,16}\.\w+)"/g);
  // While a host is given a new version, it may answer with one half of each: the next look will do.
  if (!page.ok || [...named].some(([, path]) => !(path in FILES))) throw new Error("another version's page");
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(([path, integrity]) => take(path, integrity, cache)));
  await cache.put(HOME, page);
};

// A tab that was opened with an older version may still want a part of that. Each tab holds a lock
// that is named like its cache (offline.js), so that a cache stays as long as anybody lives on it.
const tidy = async () => {
  const names = await caches.keys();
  // The cache of a version that is still coming is not an old one.
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const old = (name) => name.startsWith(OURS) && name !== CACHE && held.every((lock) => lock.name !== name);
  await Promise.all(names.filter(old).map((name) => caches.delete(name)));
};

// From the network, so that nobody sits on an old page; as it was kept, when that takes long.
const page = async (request) => {
  const asked = fetch(request);
  const known = await kept(HOME, { cacheName: CACHE });
  if (!known) return asked;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE));
  const answer = await Promise.race([asked, late]).catch(() => {});
  return answer && answer.status < 500 ? answer : known;
};

addEventListener("install", (event) => event.waitUntil(keep()));

addEventListener("activate", (event) => {
  // The page of a first visit is taken over too: its network may be gone in a minute.
  event.waitUntil(tidy().catch(() => {}).then(() => clients.claim()));
});

addEventListener("message", (event) => {
  const { data, source } = event;
  if (data === "TIDY") event.waitUntil(tidy());
  // On a person's word; or for a page that came from the network and is of this version already.
  else if (data === "SKIP_WAITING" || data === VERSION) skipWaiting();
  // It is for the page to tell that there is another version.
  else source.postMessage(VERSION);
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(HOME)) return;
  const path = address.slice(HOME.length);
  if (request.mode === "navigate") {
    // Any other document is the host's to answer.
    if (path === "" || path === "index.html") event.respondWith(page(request));
  } else if (HASHED.test(path)) {
    // From any version's cache: see `tidy`.
    event.respondWith(kept(address).then((known) => known ?? fetch(request)));
  } else if (path in FILES) {
    event.respondWith(fetch(request).catch(async () => (await kept(address, { cacheName: CACHE })) ?? Response.error()));
  }
});
