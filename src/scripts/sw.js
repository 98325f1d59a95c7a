// Caches the page for offline use. The build writes in the name of the version, and the path and hash of each file
// that the page may load.
const VERSION = "<version>";
const FILES = "<files>";
// For each language but English the path of its file and the hash. A file is cached once somebody uses its language.
const LANGUAGES = "<languages>";

const ALL = { ...FILES, ...Object.fromEntries(Object.values(LANGUAGES)) };

// Other pages on this host may have caches of their own, so those of this page have a prefix.
const SCOPE = registration.scope;
const PREFIX = `nim ${SCOPE} `;
const CACHE = PREFIX + VERSION;
// A file name with a hash never changes its content, in any version.
const HASHED = /-[0-9a-f]{12}\.\w+$/;
const TIMEOUT_MS = 4000;
// Under this address each cache has the list of the used languages, for the next version.
const USED = `${SCOPE}languages`;

const cached = (address, options) => caches.match(address, { ignoreVary: true, ...options });

const store = async (path, integrity, cache) => {
  const address = SCOPE + path;
  const isHashed = HASHED.test(path);
  // A file in an older cache is not loaded again.
  const known = isHashed && (await cached(address));
  const load = (mode) => fetch(address, { integrity, cache: mode });
  // "reload" replaces a damaged file, which the browser would keep in its own cache for ever.
  const response = known || (await load(isHashed ? "default" : "no-cache").catch(() => load("reload")));
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  await cache.put(address, response);
};

// Caches a language for offline use. One call waits for the one before, or the list would lose a language.
let lastAdded = Promise.resolve();
const addLanguage = (language) => (lastAdded = lastAdded.catch(() => {}).then(() => addNow(language)));
const addNow = async (language) => {
  if (!LANGUAGES[language]) return;
  const cache = await caches.open(CACHE);
  await store(...LANGUAGES[language], cache);
  const used = new Set([...(await usedIn(CACHE)), language]);
  await cache.put(USED, new Response([...used].join(" ")));
};
const usedIn = async (cacheName) => {
  const used = await cached(USED, { cacheName });
  return used ? (await used.text()).split(" ") : [];
};

const cacheVersion = async () => {
  const page = await fetch(SCOPE, { cache: "no-cache" });
  const named = (await page.clone().text()).matchAll(/"\.\/([\w-]+-[0-9a-f]{12}\.\w+)"/g);
  // During an update a host may answer with files of two versions. The installation fails, and a later one succeeds.
  if (!page.ok || [...named].some(([, path]) => !(path in ALL))) throw new Error("another version's page");
  const cache = await caches.open(CACHE);
  await Promise.all(Object.entries(FILES).map(([path, integrity]) => store(path, integrity, cache)));
  const used = await Promise.all((await caches.keys()).map(usedIn));
  for (const language of new Set(used.flat())) await addLanguage(language);
  // Browsers open no page offline whose answer was redirected.
  await cache.put(SCOPE, page.redirected ? new Response(page.body, page) : page);
};

// Deletes the caches of older versions, but for those that a tab may still need: each tab holds a lock with the name of
// its cache (offline.js).
const tidy = async () => {
  const names = await caches.keys();
  // The cache of a version that is still loading is not an old one.
  if (registration.installing || registration.waiting) return;
  const { held } = await navigator.locks.query();
  const old = (name) => name.startsWith(PREFIX) && name !== CACHE && held.every((lock) => lock.name !== name);
  await Promise.all(names.filter(old).map((name) => caches.delete(name)));
};

// The page from the network, so that nobody gets an old one; from the cache if the network is slow or fails.
const pageFor = async (request) => {
  const loaded = fetch(request);
  const known = await cached(SCOPE, { cacheName: CACHE });
  if (!known) return loaded;
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS));
  const response = await Promise.race([loaded, timeout]).catch(() => {});
  return response && response.status < 500 ? response : known;
};

addEventListener("install", (event) => event.waitUntil(cacheVersion()));

addEventListener("activate", (event) => {
  // The worker controls the page of a first visit too, because the network may be gone in a minute.
  event.waitUntil(tidy().catch(() => {}).then(() => clients.claim()));
});

addEventListener("message", (event) => {
  const { data, source } = event;
  if (data?.language) event.waitUntil(addLanguage(data.language));
  else if (data === "TIDY") event.waitUntil(tidy());
  // On a person's request, or for a page that came from the network and already has this version.
  else if (data === "SKIP_WAITING" || data === VERSION) skipWaiting();
  // A page of another version gets the name of this one, and announces it. Any other message means nothing.
  else if (/^[0-9a-f]{12}$/.test(data)) source.postMessage(VERSION);
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = request.url.split(/[?#]/)[0];
  if (request.method !== "GET" || !address.startsWith(SCOPE)) return;
  const path = address.slice(SCOPE.length);
  if (path === "" || path === "index.html") {
    if (request.mode === "navigate") event.respondWith(pageFor(request));
  } else if (HASHED.test(path)) {
    // From the cache of any version that `tidy` has left.
    event.respondWith(cached(address).then((known) => known ?? fetch(request)));
  } else if (path in FILES) {
    event.respondWith(fetch(request).catch(async () => (await cached(address, { cacheName: CACHE })) ?? Response.error()));
  }
  // The host alone answers for anything else.
});
