import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { broken, covered } from '../fits.ts';
import {
  button, calm, complained, dialog, expect, follow, leave, openSettings, press, stop, take, test as plainTest, untilHeaps,
} from '../nim.ts';
import { change, DIST, named, renew, Site } from '../server.mjs';

/** A host whose files the test changes. */
const test = plainTest.extend<{ host: Site }>({
  serviceWorkers: 'allow',
  host: async ({ page }, use) => {
    await calm({ page });
    const host = await Site.ofCopy();
    await use(host);
    await page.goto('about:blank');
    await host.close();
  },
});

/** Opens the page, and waits until the service worker has every file and answers instead of the network. */
async function openKept(page: Page, host: Site, address = ''): Promise<void> {
  await page.goto(host.url + address);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
}

/** Lets the browser look for a new version, as it does by itself now and then. */
const look = (page: Page): Promise<void> => page.evaluate(async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update().catch(() => undefined);
});

const keptVersions = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).map((name) => name.split(' ').at(-1)!));

const shownVersion = (page: Page): Promise<string> =>
  page.evaluate(() => /offline-(.*)\.js/.exec(document.getElementById('boot')!.dataset.offline!)![1]);

const update = (page: Page): Locator => button(page, 'Update');

/** Expects that this version is shown, that no other is kept, and that no update is offered. */
async function expectOnly(page: Page, version: string): Promise<void> {
  await expect.poll(() => shownVersion(page).catch(() => 'on its way')).toBe(version);
  await expect.poll(() => keptVersions(page).catch(() => [])).toEqual([version]);
  await expect(update(page)).toHaveCount(0);
}

/** Wins a game of 1 and 2 in normal play for the second player. */
async function win(page: Page): Promise<void> {
  await take(page, 'B2');
  await take(page, 'A1');
  await expect(dialog(page, 'Player 2 wins')).toBeVisible();
}
const SMALL = '#/play?heaps=1,2&rule=normal&two=human';

async function untilOffered(page: Page): Promise<void> {
  await expect(async () => {
    await look(page);
    await expect(update(page)).toBeVisible({ timeout: 500 });
  }).toPass();
}

test('after a first visit the page is there without a network, also where a host redirects its folder', async ({ page, host }) => {
  host.intercept = (path, _, response) => {
    if (path !== '/') return false;
    response.writeHead(302, { location: '/index.html' });
    response.end();
    return true;
  };
  await openKept(page, host);
  const { url } = host;
  await host.close();
  await page.goto(`${url}licences.txt`);
  await expect(page.getByText('Lucide').first()).toBeVisible();
  await page.goto(url + SMALL);
  await win(page);
  await follow(page, '#/learn/proof');
  await expect(page.getByText('Why pairs work').first()).toBeVisible();
  await follow(page, '#/analyse?heaps=1,2,4&rule=normal');
  await expect(page.getByText('The player to move can win: 1 of 7 moves wins.')).toBeVisible();
});

test('half of a version or a damaged one is not taken, and a whole one comes at a press on Update', async ({ page, host }) => {
  await openKept(page, host, '#/play?heaps=3,4&rule=normal&two=human');
  await take(page, 'A1');
  const old = await shownVersion(page);
  /** Looks for a new version, and expects that the browser has given it up. */
  const expectRefused = async (): Promise<void> => {
    await look(page);
    await expect.poll(() => page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return registration?.installing === null && registration.waiting === null;
    })).toBe(true);
    expect(await shownVersion(page)).toBe(old);
  };
  // The host has the new service worker already, and still the old document.
  const document = join(host.folder, 'index.html');
  const before = readFileSync(document);
  const version = renew(host);
  const whole = readFileSync(document);
  writeFileSync(document, before);
  await expectRefused();
  expect(await keptVersions(page)).toEqual([old]);
  writeFileSync(document, whole);
  const name = named(host, /^dialogs-.*\.wasm$/);
  const program = readFileSync(join(host.folder, name));
  // The same program with an unused section: only its hash differs.
  writeFileSync(join(host.folder, name), Buffer.concat([program, Buffer.from([0, 2, 1, 110])]));
  await expectRefused();
  expect(await page.evaluate(async (file) => (await caches.match(file)) === undefined, name)).toBe(true);

  writeFileSync(join(host.folder, name), program);
  await untilOffered(page);
  await expect(page.getByText('A new version is ready. Your game stays.')).toBeVisible();
  // Its worker waits for the press too.
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)).toBe('installed');
  expect((await keptVersions(page)).sort()).toEqual([version, old].sort());
  // The game goes on with the old version, whose dialogs are gone from the host.
  await take(page, 'B2', [2, 2]);
  await press(page, 'Share');
  await expect(button(page, 'Copy')).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await shownVersion(page)).toBe(old);
  await update(page).click();
  await expectOnly(page, version);
  await untilHeaps(page, [2, 2]);
});

test('the notice of a version covers nothing, and Later puts it off, also while another tab updates', async ({ page, host }) => {
  await openKept(page, host, '#/play?heaps=3,4&rule=normal&two=human');
  const old = await shownVersion(page);
  const version = renew(host);
  await untilOffered(page);
  for (const [width, height] of [[360, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    expect(await covered(page, '.update', '.board, .status, .bar')).toEqual([]);
    expect(await broken(page)).toEqual([]);
  }
  await press(page, 'Later');
  await expect(update(page)).toHaveCount(0);
  // What a press on Update in the other tab does.
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.postMessage('SKIP_WAITING'));
  await expect.poll(() => page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.waiting === null && registration.active?.state;
  })).toBe('activated');
  expect((await keptVersions(page)).sort()).toEqual([version, old].sort());
  await take(page, 'A1');
  await press(page, 'Share');
  await expect(button(page, 'Copy')).toBeVisible();
  await page.goto(host.url);
  await page.reload();
  await expectOnly(page, version);
});

test('the worker keeps each file, and a page holds its version, and asks nothing where it is new', async ({ page, host }) => {
  await openKept(page, host);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys())[0]);
    return (await cache.keys()).map(({ url }) => url.split('/').at(-1)!);
  });
  const otherLanguage = /^(de|es|fr)-/;
  const hashed = readdirSync(DIST).filter((file) => /-[0-9a-f]{12}\.[a-z]+$/.test(file) && !otherLanguage.test(file));
  expect(hashed.filter((file) => !kept.includes(file))).toEqual([]);
  // No picture that only other programs show.
  expect(kept.filter((file) => ['og.png', 'screenshot-wide.png', 'icon-512.png'].includes(file))).toEqual([]);

  const lock = `nim ${host.url} ${await shownVersion(page)}`;
  const held = (event: string): Promise<(string | undefined)[]> => page.evaluate(async (kind) => {
    dispatchEvent(new PageTransitionEvent(kind, { persisted: true }));
    await new Promise((done) => setTimeout(done));
    return (await navigator.locks.query()).held!.map(({ name }) => name);
  }, event);
  // A page does not hold its lock while it is in the cache for going back.
  for (const [event, locks] of [['focus', [lock]], ['pagehide', []], ['pageshow', [lock]]] as const) {
    expect(await held(event), event).toEqual(locks);
  }

  // A reload takes the new version from the network.
  const version = renew(host);
  await page.reload();
  await expectOnly(page, version);
  await untilHeaps(page, [3, 5, 7]);
});

test('a host that answers with an error, or not at all, is not shown', async ({ page, host, context }) => {
  // The worker waits for a tenth of its time.
  change(host, 'sw.js', '4e3', '400');
  await openKept(page, host, '#/play?heaps=3,4&two=human');
  await take(page, 'A1', [2, 4]);
  host.intercept = (_, __, response) => {
    response.writeHead(503);
    response.end();
    return true;
  };
  await page.reload();
  await untilHeaps(page, [2, 4]);
  await take(page, 'B2', [2, 2]);
  // The document never comes, and is waited for a few seconds only.
  host.intercept = () => true;
  const second = await context.newPage();
  await second.goto(host.url, { waitUntil: 'commit' });
  await untilHeaps(second, [2, 2]);
});

test('a host serves the page from any path, and the page of a wrong address leads back', async ({ page, complaints }) => {
  for (const under of ['/', '/a/b/']) {
    const host = await Site.open(DIST, under);
    await page.goto(host.url + SMALL);
    await take(page, 'B2', [1, 0]);
    expect(host.asked.filter((path) => !path.startsWith(under))).toEqual([]);
    await page.evaluate(() => {
      localStorage.setItem('nim-save', '{"settings":{"theme":"dark","language":"de"}}');
      sessionStorage.setItem('nim-lang', 'fr');
    });
    const home = page.getByRole('link', { name: 'Play Nim' });
    for (const lost of ['typo', 'play/3,5,7/']) {
      await page.goto(host.url + lost);
      await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
      await expect(page.locator('[data-theme]')).toHaveCount(0);
      await expect.poll(() => home.evaluate((link: HTMLAnchorElement) => link.href)).toBe(host.url);
    }
    await complained(complaints, /404/);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await home.click();
    await expect(page.getByRole('region', { name: 'Board' })).toBeVisible();
    await page.goto('about:blank');
    await host.close();
  }
});

test('two copies on one host keep their own games, settings, languages and stops', async ({ page, host }) => {
  for (const name of ['a', 'b']) symlinkSync(DIST, join(host.folder, name));
  const [a, b] = ['a/', 'b/'].map((under) => host.url + under);
  const dark = 'rgb(20, 22, 27)';
  const day = 'rgb(246, 244, 239)';
  await page.goto(`${a}#/play?heaps=2,3&two=human`);
  await take(page, 'B1', [2, 2]);
  await openSettings(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await leave(page);
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  // A link chooses the language of the visit.
  await page.goto(`${a}index.html#/more?lang=de`);
  await page.reload();
  await expect(button(page, 'Einstellungen')).toBeVisible();
  for (const other of [b, host.url]) {
    await page.goto(other);
    await untilHeaps(page, [3, 5, 7]);
    await expect(button(page, 'New game')).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', day);
  }
  await page.goto(`${b}#/statistics`);
  await press(page, 'Delete everything');
  await press(page, 'Yes, delete everything');
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  await page.goto(`${a}index.html#/play?lang=en`);
  await page.goto(a);
  await untilHeaps(page, [2, 2]);
  await expect(page.locator('body')).toHaveCSS('background-color', dark);
  // Its third stop in a row would set the saved data aside.
  const stopped = page.getByRole('heading', { level: 1 });
  for (const sentence of [/^An error in the program has stopped Nim/, /^Nim has stopped twice in a row/]) {
    await stop(page);
    await expect(stopped).toHaveText(sentence);
    await press(page, 'Reload', [2, 2]);
  }
  await page.goto(`${b}#/play?heaps=4,4&two=human`);
  await untilHeaps(page, [4, 4]);
  await stop(page);
  await expect(stopped).toHaveText(/^An error in the program has stopped Nim/);
});

test('a message of unknown form announces no version', async ({ page, host }) => {
  await openKept(page, host);
  const version = await shownVersion(page);
  const [announced, answers] = await page.evaluate(async () => {
    const worker = navigator.serviceWorker;
    const styles = (): number => document.querySelectorAll('link[href*="update-"]').length;
    for (const data of ['no version', 7, null, {}]) worker.dispatchEvent(new MessageEvent('message', { data }));
    const before = styles();
    const heard: unknown[] = [];
    const first = new Promise((done) => { worker.addEventListener('message', ({ data }) => done(heard.push(data))); });
    // The worker answers the last one alone. It has read all of them by the time that it answers for a file.
    for (const text of [{ language: undefined }, undefined, null, 7, 'hello', '0123456789ab']) worker.controller!.postMessage(text);
    await first;
    await fetch('licences.txt');
    return [before, heard];
  });
  expect(announced).toBe(0);
  expect(answers).toEqual([version]);
});

const CHANGED = 'The web server of this page changes or blocks parts of it, so Nim cannot start.';
const MISTYPED = 'The web server of this page sends a file with a wrong type, or another page in its place.';
const NOT_LOADED = 'Nim could not be loaded: check the connection and reload, in a browser from 2024 or later.';
const ANOTHER_PAGE = '<!doctype html><title>Nim</title>';

/** What of this text is seen: the document has its sentences from the start, and hides them. */
const seen = (page: Page, text: string | RegExp): Locator => page.getByText(text).filter({ visible: true });

type Change = (content: Buffer) => string | Buffer;
const same: Change = (content) => content;
const half: Change = (content) => content.subarray(0, content.length / 2);
const another: Change = () => ANOTHER_PAGE;
const inText = (from: string | RegExp, to: string): Change => (content) => String(content).replace(from, to);

/** Answers with these files, changed, or as another type. */
function answer(host: Site, files: RegExp, type: string, changed: Change): void {
  host.intercept = (path, _, response) => {
    const name = path === '/' ? 'index.html' : path.slice(1);
    if (!files.test(name)) return false;
    response.writeHead(200, { 'content-type': type });
    response.end(changed(readFileSync(join(host.folder, name))));
    return true;
  };
}

for (const [policy, what, told] of [
  ["script-src 'self'; style-src 'self'", 'inline scripts and styles', [/violates the following Content Security Policy/]],
  // The browser tells the page alone.
  ["script-src 'self' 'unsafe-inline'", 'the program', []],
] as const) {
  test(`a host whose policy blocks ${what} is named`, async ({ page, host, complaints }) => {
    host.headers = { 'content-security-policy': policy };
    await page.goto(host.url);
    await expect(page.getByRole('heading')).toHaveText(CHANGED);
    await complained(complaints, ...told);
  });
}

const FAULTS: [what: string, files: RegExp, type: string, changed: Change, sentence: string, told: RegExp[]][] = [
  ['another first script', /^index\.html$/, 'text/html', inText('<script>', '<script> '), CHANGED, [/Content Security Policy/]],
  ['another last script', /^index\.html$/, 'text/html', inText(/<script>(?![^]*<script>)/, '<script> '), CHANGED, [/Content Security Policy/]],
  ['another style', /^index\.html$/, 'text/html', inText('<style>', '<style> '), CHANGED, [/Content Security Policy/]],
  ['the program as a text', /^nim-.*\.js$/, 'text/plain', same, MISTYPED, [/MIME type/]],
  ['a page in place of the style', /^table-.*\.css$/, 'text/html', another, MISTYPED, []],
  ['a page in place of the program', /^nim-.*\.wasm$/, 'text/html', another, MISTYPED, [/MIME type/]],
  ['an empty style', /^table-.*\.css$/, 'text/css', () => '', NOT_LOADED, []],
  ['half of a script', /^nim-.*\.js$/, 'text/javascript', half, NOT_LOADED, []],
  ['half of the program', /^nim-.*\.wasm$/, 'application/wasm', half, NOT_LOADED, []],
];
for (const [what, files, type, changed, sentence, told] of FAULTS) {
  test(`a host that sends ${what} is named, and a reload brings the whole`, async ({ page, host, complaints }) => {
    answer(host, files, type, changed);
    for (const address of ['', SMALL]) {
      await page.goto('about:blank');
      await page.goto(host.url + address);
      await expect(seen(page, sentence)).toBeVisible();
      await expect(seen(page, /^Nim is loading|^The web server|^Nim could not/)).toHaveCount(1);
      await complained(complaints, ...told);
    }
    host.intercept = undefined;
    await seen(page, /^Reload$/).click();
    await win(page);
  });
}

test('a style of a part that is another page is named, and loads at the next press', async ({ page, host }) => {
  answer(host, /^tree-.*\.css$/, 'text/html', another);
  await page.goto(`${host.url}#/tree`);
  await expect(seen(page, MISTYPED)).toBeVisible();
  host.intercept = undefined;
  await press(page, 'Try again');
  await expect(page.getByRole('tree')).toBeVisible();
});

test('a missing slash heals itself, unless the host takes it away again', async ({ page, complaints }) => {
  const host = await Site.open(DIST, '/nim/');
  let takesAway = false;
  host.intercept = (path, _, response) => {
    if (path === '/nim') response.writeHead(200, { 'content-type': 'text/html' }).end(readFileSync(join(DIST, 'index.html')));
    else if (path === '/nim/' && takesAway) response.writeHead(302, { location: '/nim' }).end();
    return response.writableEnded;
  };
  const address = host.url.replace(/\/$/, '');
  await page.goto(`${address}?x=1${SMALL}`);
  await win(page);
  expect(page.url()).toMatch(/\/nim\/\?x=1#/);
  takesAway = true;
  await page.goto('about:blank');
  await page.goto(address + SMALL);
  await expect(seen(page, MISTYPED)).toBeVisible();
  expect(host.asked.filter((path) => path === '/nim')).toHaveLength(3);
  await complained(complaints, /404/);
  await page.goto('about:blank');
  await host.close();
});

/** Opens a page of the host that shows this address in a frame with these attributes. */
async function openFrame(page: Page, host: Site, address: string, attributes = ''): Promise<FrameLocator> {
  host.intercept = (path, _, response) => {
    if (path !== '/school') return false;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>School</title><link rel="icon" href="data:,"><iframe title="Nim"
      width="1200" height="760" ${attributes} src="${address}"></iframe>`);
    return true;
  };
  await page.goto(`${host.url}school`);
  return page.frameLocator('iframe');
}

const SANDBOX = 'allow-scripts allow-same-origin';
const NO_FILE = 'If no file comes, this frame forbids it: press Copy.';
const NO_PAPER = 'The browser or this frame does not let the page print.';

test('a frame that forbids files and paper is named, and Copy copies what Save would save', async ({
  page, host, context, complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  let nim = await openFrame(page, host, '/#/statistics', `sandbox="${SANDBOX}"`);
  await nim.getByRole('link', { name: 'Save everything to a file' }).click();
  await expect(nim.getByText(NO_FILE)).toBeVisible();
  await button(nim, 'Copy').click();
  await expect(nim.getByText('Copied.')).toBeVisible();
  expect(JSON.parse(await copied())).toHaveProperty('settings');

  nim = await openFrame(page, host, '/#/tree?heaps=1,2', `sandbox="${SANDBOX}"`);
  await nim.getByRole('link', { name: 'Save picture' }).click();
  await expect(nim.getByText(NO_FILE)).toBeVisible();
  await button(nim, 'Copy').click();
  await expect(nim.getByText('Copied.')).toBeVisible();
  expect(await copied()).toMatch(/^<svg /);
  await button(nim, 'Print').click();
  await expect(nim.getByText(NO_PAPER)).toBeVisible();
  await complained(complaints, /Ignored call to 'print\(\)'/, /^An iframe which has both allow-scripts and allow-same-origin/);
});

test('a frame that allows files and paper is not named, and one of another site may forbid them', async ({
  page, host, site, complaints,
}) => {
  await page.addInitScript('window.print = () => dispatchEvent(new Event("beforeprint"))');
  await page.clock.install();
  for (const [address, attributes, notes] of [
    ['/', '', 0],
    ['/', `sandbox="${SANDBOX} allow-modals allow-downloads"`, 0],
    [site.url, '', 1],
  ] as const) {
    const nim = await openFrame(page, host, `${address}#/tree?heaps=1,2`, attributes);
    const saved = page.waitForEvent('download');
    await nim.getByRole('link', { name: 'Save picture' }).click();
    await saved;
    await expect(nim.getByText(NO_FILE)).toHaveCount(notes);
    await button(nim, 'Print').click();
    await page.clock.runFor(2000);
    await expect(nim.getByText(NO_PAPER)).toHaveCount(0);
  }
  // Of the frame with a sandbox.
  await complained(complaints, /^An iframe which has both allow-scripts and allow-same-origin/);
});

test('the page plays in a frame of another origin, without its menu', async ({ page, host, site }) => {
  const nim = await openFrame(page, host, `${site.url}#/play?heaps=1,2&rule=normal&two=human&embed=1`);
  for (const move of ['Take 2 from heap B', 'Take 1 from heap A']) {
    await nim.getByRole('button', { name: `${move}, leaving 0` }).click();
    await nim.getByRole('button', { name: move, exact: true }).click();
  }
  await expect(nim.getByRole('dialog', { name: 'Player 2 wins' })).toBeVisible();
  await expect(nim.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
});

test.describe('the content policy', () => {
  test.use({ bypassCSP: false });

  for (const by of ['the document', 'the host']) {
    test(`of ${by} lets nothing foreign run`, async ({ page, host, complaints, site }) => {
      if (by === 'the host') {
        const [, policy] = /content-security-policy: (.*)/.exec(readFileSync(join(host.folder, '_headers'), 'utf8'))!;
        host.headers = { 'content-security-policy': policy };
        change(host, 'index.html', '<meta http-equiv="content-security-policy"', '<meta name="none"');
      }
      await page.goto(host.url + SMALL);
      await take(page, 'B1', [1, 1]);
      await page.evaluate((other) => {
        const refused: string[] = [];
        Object.assign(window, { refused });
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective, disposition }) => {
          if (disposition === 'enforce') refused.push(effectiveDirective);
        });
        /** Does what trusted types refuse at once. */
        const attempt = (act: () => void): void => {
          try {
            act();
          } catch {
            // So it should be.
          }
        };
        const make = <T extends keyof HTMLElementTagNameMap>(tag: T, properties: Partial<HTMLElementTagNameMap[T]>): void =>
          document.head.append(Object.assign(document.createElement(tag), properties));
        attempt(() => make('script', { textContent: 'window.foreign = 1' }));
        attempt(() => make('div', { innerHTML: '<img src="x:" onerror="window.foreign = 1">' }));
        // Playwright allows `eval` in its own scripts, but not in a later task of theirs.
        setTimeout(() => attempt(() => window.eval('window.foreign = 1')));
        make('style', { textContent: 'body { outline: 7px solid }' });
        make('base', { href: other });
        make('img', { src: `${other}icon-192.png` });
        void fetch(other, { mode: 'no-cors' }).catch(() => undefined);
      }, site.url);
      await expect.poll(() => page.evaluate('refused.toSorted()')).toEqual([
        'base-uri', 'connect-src', 'img-src', ...Array(3).fill('require-trusted-types-for'), 'style-src-elem',
      ]);
      expect(await page.evaluate("'foreign' in window")).toBe(false);
      await take(page, 'A1', [0, 1]);
      await page.evaluate((other) => new Promise<void>((refused) => {
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          if (effectiveDirective === 'form-action') refused();
        });
        const form = Object.assign(document.createElement('form'), { action: other });
        document.body.append(form);
        form.submit();
      }), site.url);
      await complained(complaints, /Content Security Policy/, /^This document requires 'Trusted(Script|HTML)' assignment/);
    });
  }
});

test('the headers for hosts name every file that never changes', () => {
  const headers = readFileSync(join(DIST, '_headers'), 'utf8');
  const files = readdirSync(DIST).filter((file) => !/\.(br|gz)$/.test(file));
  const listed = files.filter((file) => headers.includes(`/${file}\n  cache-control: public, max-age=31536000, immutable\n`));
  expect(listed).toEqual(files.filter((file) => /-[0-9a-f]{12}\./.test(file)));
  expect(listed.length).toBeGreaterThan(8);
  // The limits of Cloudflare Pages: a hundred rules, lines of two thousand characters.
  const lines = headers.split('\n');
  expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000);
});
