// Caches the page for offline use. The build writes the name of the version here, and every file that
// the page may load with its hash.
const VERSION = "<version>";
const FILES = "<files>";
// The file of each language but English with its hash. One is kept once somebody has used it.
const LANGUAGES = "<languages>";

const ALL = { ...FILES, ...Object.fromEntries(Object.values(LANGUAGES)) };

// Other pages may be on this host, with caches of their own.
const HOME = registration.scope;
const OURS = `nim ${HOME} `;
const CACHE = OURS + VERSION;
// A file name with a hash never changes its content, in any version.
const HASHED = /-[0-9a-f]{12}\.\w+$/;
const PATIENCE = 4000;
// In each cache an answer with the languages that are used, for the next version.
const USED = `${HOME}languages`;

const kept = (address, options) => caches.match(address, { ignoreVary: true, ...options });

const take = async (path, integrity, cache) => {
  const address = HOME + path;
  const hashed = HASHED.test(path);
  // A file in an older cache is not loaded again.
  const known = hashed && (await kept(address));
  const ask = (cache) => fetch(address, { integrity, cache });
  // The browser would keep a damaged file in its cache for ever.
  const answer = known || (await ask(hashed ? "default" : "no-cache").catch(() => ask("reload")));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  await cache.put(address, answer);
};

// The page in this language works offline too. One after the other, or the list would lose one.
let learned = Promise.resolve();
const learn = (language) => (learned = learned.catch(() => {}).then(() => learnNow(language)));
const learnNow = async (language) => {
  if (!LANGUAGES[language]) return;
  const cache = await caches.open(CACHE);
  await take(...LANGUAGES[language], cache);
  const used = new Set([...(await usedIn(CACHE)), language]);
  await cache.put(USED, new Response([...used].join(" ")));
};
const usedIn = async (cacheName) => {
  const used = await kept(USED, { cacheName });
  return used ? (await used.text()).split(" ") : [];
};

const keep = async () => {
  const page = await fetch(HOME, { cache: "no-cache" });
  const named = (await page.clone().text()).matchAll(/"\.\/([\w-]+-[0-9a-f]{12}\.\w+)"/g);
  // During an update a host may answer with halves of two versions, and the next check will succeed.
  if (!page.ok || [...named].some(([, path]) => !(path in ALL))) throw new Error("another version's page");
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(([path, integrity]) => take(path, integrity, cache)));
  const used = await Promise.all((await caches.keys()).map(usedIn));
  for (const language of new Set(used.flat())) await learn(language);
  await cache.put(HOME, page);
};

// A tab of an older version may still need a part of it. Each tab holds a lock with the name of its
// cache (offline.js), so a cache stays while a tab uses it.
const tidy = async () => {
  const names = await caches.keys();
  // The cache of a version that is still loading is not an old one.
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const old = (name) => name.startsWith(OURS) && name !== CACHE && held.every((lock) => lock.name !== name);
  await Promise.all(names.filter(old).map((name) => caches.delete(name)));
};

// From the network first, so that nobody gets an old page; from the cache if that takes long.
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
  // The page of a first visit is taken over too, because its network may be gone in a minute.
  event.waitUntil(tidy().catch(() => {}).then(() => clients.claim()));
});

addEventListener("message", (event) => {
  const { data, source } = event;
  if (data.language) event.waitUntil(learn(data.language));
  else if (data === "TIDY") event.waitUntil(tidy());
  // On a person's request, or for a page that came from the network and already has this version.
  else if (data === "SKIP_WAITING" || data === VERSION) skipWaiting();
  // The page itself announces another version.
  else source.postMessage(VERSION);
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(HOME)) return;
  const path = address.slice(HOME.length);
  if (request.mode === "navigate") {
    // The host answers any other document.
    if (path === "" || path === "index.html") event.respondWith(page(request));
  } else if (HASHED.test(path)) {
    // From the cache of any version: see `tidy`.
    event.respondWith(kept(address).then((known) => known ?? fetch(request)));
  } else if (path in FILES) {
    event.respondWith(fetch(request).catch(async () => (await kept(address, { cacheName: CACHE })) ?? Response.error()));
  }
});
