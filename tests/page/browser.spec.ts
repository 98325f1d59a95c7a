import { chromium, type Page } from '@playwright/test';
import {
  button, calm, choose, complained, dialog, expect, follow, leave, open, openSettings, press, says, section, stone, take, test, untilHeaps,
} from '../nim.ts';
import { change, DIST, Site } from '../server.mjs';

/** What the page asks of a browser, and can do without: an object and the name of a function or a class in it. */
const ASKED = [
  'Navigator.prototype share', 'Clipboard.prototype writeText', 'Navigator.prototype vibrate',
  'StorageManager.prototype persist', 'Storage.prototype getItem', 'Storage.prototype setItem', 'Storage.prototype removeItem',
  'History.prototype pushState', 'History.prototype replaceState', 'Element.prototype requestFullscreen',
  'Element.prototype animate', 'Blob.prototype text',
  'XMLSerializer.prototype serializeToString', 'window matchMedia', 'window print', 'window ResizeObserver',
  'window AudioContext', 'HTMLDialogElement.prototype showModal',
];
/** Of these the browser answers later. */
const LATER = ['share', 'writeText', 'persist', 'requestFullscreen', 'text'];

/** A script that lacks all that is asked, or refuses each call and notes it in `asked`. */
const poor = (kind: 'lacks' | 'throws' | 'rejects'): string => `
  window.asked = new Set();
  for (const asked of ${JSON.stringify(ASKED)}) {
    const [object, name] = asked.split(' ');
    const place = object.split('.').reduce((inside, part) => inside[part], window);
    const refuse = function () {
      window.asked.add(asked);
      const error = new TypeError('this browser refuses ' + name);
      if ('${kind}' === 'rejects' && ${JSON.stringify(LATER)}.includes(name)) return Promise.reject(error);
      throw error;
    };
    const isKept = '${kind}' === 'rejects' && !${JSON.stringify(LATER)}.includes(name);
    // Without it the page does not begin.
    if ('${kind}' === 'lacks' && name === 'showModal') continue;
    if (!isKept) Object.defineProperty(place, name, { value: '${kind}' === 'lacks' ? undefined : refuse, configurable: true });
  }
  if ('${kind}' !== 'lacks') Navigator.prototype.canShare = () => true;
  if ('${kind}' !== 'rejects') {
    Object.defineProperty(Navigator.prototype, 'languages', { get() { if ('${kind}' === 'throws') return []; } });
  }
  if ('${kind}' === 'lacks') {
    const refuse = () => { throw new DOMException('this browser refuses it', 'SecurityError'); };
    Object.defineProperty(window, 'sessionStorage', { get: refuse });
    for (const name of ['clipboard', 'storage', 'serviceWorker', 'locks', 'userActivation', 'permissions']) {
      Object.defineProperty(Navigator.prototype, name, { get() {} });
    }
  }`;

/** Plays a game to its end, and presses all that asks something of the browser. `sends`: the buttons that send a link. */
async function playOn(page: Page, sends: string[]): Promise<void> {
  await open(page);
  await openSettings(page);
  for (const name of ['Sound', 'Vibration']) await page.getByRole('switch', { name }).click();
  await leave(page);
  await follow(page, '#/play?heaps=1,3&rule=normal&two=human', [1, 3]);
  await take(page, 'A1', [0, 3]);
  await press(page, 'Undo', [1, 3]);
  await take(page, 'B2', [1, 1]);
  await take(page, 'A1', [0, 1]);
  await take(page, 'B1');
  await expect(dialog(page, 'Player 1 wins')).toBeVisible();
  await press(page, 'Rematch', [1, 3]);
  await press(page, 'Share');
  const share = dialog(page, 'Share');
  await expect(share.getByRole('textbox', { name: 'Link' })).toHaveValue(/#\/play/);
  for (const name of sends) {
    await press(share, name);
    await expect(share.getByText('The link is selected: copy it yourself.')).toBeVisible();
  }
  await leave(page);
  await section(page, 'Analysis');
  await expect(page.getByRole('heading', { name: 'Analysis' })).toBeVisible();
  await press(page, 'Print');
  await press(page, 'Full screen');
  await expect(page.getByRole('link', { name: 'Play', exact: true })).toBeHidden();
  await page.keyboard.press('Escape');
  await follow(page, '#/tree?heaps=3&rule=normal');
  await page.getByRole('link', { name: 'Save picture' }).click();
  await follow(page, '#/statistics');
  await press(page, 'Ask the browser to keep it');
  await expect(page.getByText('The browser has not agreed. Save everything to a file now and then.')).toBeVisible();
  await page.getByLabel('A file that you saved from Nim')
    .setInputFiles({ name: 'nim.txt', mimeType: 'text/plain', buffer: Buffer.from('nim') });
  await expect(page.getByText('The browser could not read this file.')).toBeVisible();
  await press(page, 'Delete everything');
  await press(page, 'Yes, delete everything');
  await expect(page.getByText('Everything is deleted.')).toBeVisible();
  await follow(page, '#/play?heaps=1,3&rule=normal&two=human', [1, 3]);
  await choose(page, 'B1');
  await expect(button(page, 'Take 1 from heap B')).toBeVisible();
}

test('where the browser has no full screen, no button offers it on a lesson or a tree', async ({ page }) => {
  await page.addInitScript("Object.defineProperty(document, 'fullscreenEnabled', { get: () => false })");
  await open(page);
  for (const [address, heading] of [['#/tree?heaps=3', 'Game tree'], ['#/path/8?rule=misere', 'Cut the largest heap to match the other two.']]) {
    await follow(page, address);
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    await expect(button(page, 'Share')).toBeVisible();
    await expect(button(page, 'Full screen')).toHaveCount(0);
  }
});

for (const [what, kind, sends] of [
  ['lacks what can be done without', 'lacks', ['Copy']],
  ['refuses each call', 'throws', ['Send', 'Copy']],
  ['refuses later', 'rejects', ['Send', 'Copy']],
] as const) {
  test(`a browser that ${what} plays on`, async ({ page }) => {
    await page.addInitScript(poor(kind));
    await playOn(page, [...sends]);
    if (kind === 'throws') expect(await page.evaluate('[...asked].sort()')).toEqual([...ASKED].sort());
  });
}

for (const lacking of [
  'WebAssembly', 'Intl.PluralRules', 'Intl.NumberFormat', 'Intl.ListFormat', 'Intl.DateTimeFormat',
  'HTMLDialogElement.prototype.showModal',
]) {
  test(`a browser without ${lacking} reads what the page needs`, async ({ page }) => {
    await page.addInitScript(`delete ${lacking}`);
    await page.goto('.');
    await expect(page.getByRole('heading')).toHaveText('Nim needs a browser from 2024 or later, with WebAssembly.');
  });
}

test('a browser without light-dark() reads what the page needs, and sees no board without stones', async ({ page }) => {
  const host = await Site.ofCopy();
  change(host, 'index.html', '<meta http-equiv="content-security-policy"', '<meta name="none"');
  change(host, 'index.html', 'light-dark(', 'unknown(');
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    await page.goto('about:blank');
    await page.goto(host.url);
    if (forcedColors === 'active') await untilHeaps(page, [3, 5, 7]);
    else await expect(page.getByRole('heading')).toHaveText('Nim needs a browser from 2024 or later, with WebAssembly.');
  }
  await page.goto('about:blank');
  await host.close();
});

test('a page that is opened from a disk says that it needs a server', async ({ page, complaints }) => {
  await page.goto(`file://${DIST}/index.html`);
  await expect(page.getByText('Nim needs a web server: browsers do not start it from a file.')).toBeVisible();
  await expect(page.getByText('Nim is loading…')).toBeHidden();
  await complained(complaints, /^asks another host: file:/, /ERR_FAILED/, /origin 'null'|URL scheme "file"/);
});

test('what extensions do to the page does not stop it', async ({ page }) => {
  await calm({ page });
  await open(page, '#/play?heaps=2,3&two=human', [2, 3]);
  // Password managers send keys that are none.
  const sendNoKey = (selector: string): Promise<void> => page.locator(selector).first().evaluate((element) => {
    element.dispatchEvent(new Event('keydown', { bubbles: true }));
  });
  await sendNoKey('.stone');
  await follow(page, '#/learn/binary');
  await sendNoKey('body');
  await follow(page, '#/review?heaps=1,2&moves=B2,A1');
  await expect(page.getByRole('heading', { name: 'Review' })).toBeVisible();
  await sendNoKey('main');
  await follow(page, '#/tree?heaps=3');
  await sendNoKey('[role=treeitem]');
  // Something covers the page, and is removed with all dialogs.
  await page.evaluate(() => document.querySelectorAll('dialog').forEach((one) => one.remove()));
  await section(page, 'Learn');
  await expect(page.getByRole('heading', { name: 'A digit for each block' })).toBeVisible();
  await follow(page, '#/play?heaps=2,3&two=human', [2, 3]);
  await take(page, 'B1', [2, 2]);
});

test('a page that is turned round from outside keeps its boards as they are', async ({ page }) => {
  await open(page, '#/play?heaps=2,3', [2, 3]);
  await page.evaluate(() => { document.documentElement.dir = 'rtl'; });
  const left = async (move: string): Promise<number> => (await stone(page, move).boundingBox())!.x;
  expect(await left('A1')).toBeLessThan(await left('B1'));
  await stone(page, 'A1').focus();
  await page.keyboard.press('ArrowRight');
  await expect(stone(page, 'B2')).toBeFocused();
});

test('a file that is dropped beside its field does not take the place of the page', async ({ page }) => {
  await open(page, '#/statistics');
  // The field takes it.
  for (const [selector, isKept] of [['main', true], ['[type=file]', false]] as const) {
    expect(await page.locator(selector).evaluate((element) => ['dragover', 'drop'].map((type) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File(['nim'], 'nim.txt'));
      return !element.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
    }))).toEqual([isKept, isKept]);
  }
});

test('a held key counts once', async ({ page }) => {
  await open(page, '#/play?heaps=3,3&two=human', [3, 3]);
  await page.keyboard.down('h');
  await says(page, /Look at heap|looks|No move/);
  const first = await page.getByRole('status').textContent();
  for (const _ of [1, 2]) await page.keyboard.down('h');
  await page.keyboard.up('h');
  await says(page, first!);
});

test('with a least size of letters of 24 pixels the words of the menu stay whole', async ({ baseURL, launchOptions }) => {
  const browser = await chromium.launch({ ...launchOptions, args: [...launchOptions.args!, '--blink-settings=minimumFontSize=24'] });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 }, locale: 'en-GB' });
  await open(page);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Play', 'Learn', 'Puzzles', 'Analysis', 'More']) {
      const item = menu.getByRole('link', { name, exact: true });
      const { size, lines, text, box } = await item.evaluate((element) => {
        // What has no room is reached by panning the menu.
        element.scrollIntoView({ inline: 'nearest' });
        const range = document.createRange();
        range.selectNodeContents(element.lastChild!);
        const { fontSize } = getComputedStyle(element);
        return { size: fontSize, lines: range.getClientRects().length, text: range.getBoundingClientRect(), box: element.getBoundingClientRect() };
      });
      expect([size, lines], `${name} at ${width}`).toEqual(['24px', 1]);
      const isInside = text.left >= box.left - 1 && text.right <= box.right + 1 && box.right <= width + 1 && text.bottom <= 844;
      expect(isInside, `${name} at ${width}`).toBe(true);
    }
  }
  await browser.close();
});
