import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { broken, buttonLines, misfits, outOfReach, withoutOutline, wronglyGrey } from '../fits.ts';
import { expect, collectComplaints, isWhole, test as plainTest } from '../nim.ts';
import { boards, moves, read as readBoard, turns, winning, wins } from '../oracle.ts';
import { Site } from '../server.mjs';
import { show, showIn, trailOf, VIEWS } from '../views.ts';
import { type Kept, save } from '../save.ts';

/**
 * Each reading is what a screen reader meets, and the words that are seen where they differ from it. Somebody has read
 * it beside the rules and a picture. `NIM_READINGS=write` writes them anew: read what has changed.
 */
const READINGS = join(dirname(fileURLToPath(import.meta.url)), '../readings');
const isWriting = process.env.NIM_READINGS === 'write';

const PHONE = [360, 640];
const DESK = [1280, 800];
const WINDOWS = [PHONE, [320, 256], [320, 568], [390, 844], [844, 390], [640, 360], [768, 1024], [1920, 1080], DESK];
const LANGUAGES = ['de', 'fr', 'es', 'en'];
/** The windows in which no button has two lines that has one in English. */
const NARROW = [PHONE, [320, 568]];
const LOOKS = ['matches', 'coins', 'stones'];
/** The sizes of letters that a browser is set to, in pixels; 16 is usual. */
const LETTERS = [24, 32, 16];

/** Faults that are left: the view, a part of the message of `misfits`, and where it is, in the whole matrix alone. */
const KNOWN: [name: string, part: string, where: string][] = [
  // The head of a column is narrow there, and in German on each phone.
  ['statistics', 'is broken in th', ' at '],
  ['moves', 'is broken in th', ' in letters of 32'],
  // Chart, words, board and buttons are in the window together, and sixty stones are small there.
  ['longest-review', 'is too small to hit', ' at '],
  // Spanish and French words beside the board take a line more than a window of 640×360 has.
  ['limit', 'sticks out below', ' at 640×360'],
  ['limit', 'the page is 381 high', ' at 640×360'],
  // The longest words of the plan.
  ['teachers', 'sticks out right', 'de in letters of 24'],
  ['teachers', 'the page is 363 wide', 'de in letters of 24'],
  ['teachers-answers', 'sticks out right', 'de in letters of 24'],
  ['teachers-answers', 'the page is 363 wide', 'de in letters of 24'],
];

interface Tab {
  page: Page;
  url: string;
  complaints: string[];
}

/** All views of a worker are looked at in one tab, because a new one takes as long as a view. */
const test = plainTest.extend<object, { tab: Tab }>({
  tab: [async ({ browser }, use) => {
    const site = await Site.open();
    // The browser keeps the files, as those of a host, so it compiles the program once.
    site.headers['cache-control'] = 'max-age=3600';
    const context = await browser.newContext({
      baseURL: site.url, locale: 'en-GB', timezoneId: 'Europe/Berlin', serviceWorkers: 'block', reducedMotion: 'reduce',
    });
    const complaints: string[] = [];
    collectComplaints(context, complaints);
    const page = await context.newPage();
    await page.clock.setSystemTime('2026-11-20T12:00:00');
    await use({ page, url: site.url, complaints });
    await context.close();
    await site.close();
  }, { scope: 'worker' }],
});

const resize = (page: Page, [width, height]: number[]): Promise<void> => page.setViewportSize({ width, height });

/** Changes a setting, as another tab does. */
const changeSetting = (page: Page, settings: Kept['settings']): Promise<void> => page.evaluate(([first, wished]) => {
  const kept = JSON.parse(localStorage.getItem('nim-save') ?? first);
  Object.assign(kept.settings, JSON.parse(wished));
  localStorage.setItem('nim-save', JSON.stringify(kept));
  dispatchEvent(new StorageEvent('storage', { key: 'nim-save', storageArea: localStorage }));
}, [save({}), JSON.stringify(settings)]);

/** Expects that what a reading says of the board in it is true. */
function checkClaims(reading: string, address: string): void {
  const heaps = [...reading.matchAll(/group "Heap [A-I], (\d+) stones?"/g)].map(([, stones]) => Number(stones));
  const board = { ...readBoard(address), heaps };
  // An analysis whose address names no rule begins with normal play.
  if (/radio "wins normal" \[checked\]/.test(reading)) board.rule = 'normal';
  const claims: [RegExp, () => unknown[]][] = [
    [/The player to move (can win|loses): (?=\d|the only|none)/g, () => [wins(board) ? 'can win' : 'loses']],
    [/ (\S+) of (\S+) moves wins?\./g, () => [winning(board).length, moves(board).length]],
    [/ the game ends in (\d+) turns?\./g, () => [turns(board)]],
    [/ (\S+) different boards are possible from here/g, () => [boards(board).toLocaleString('en')]],
  ];
  for (const [claim, truth] of claims) {
    for (const [sentence, ...values] of reading.matchAll(claim)) expect(values, sentence).toEqual(truth().map(String));
  }
}

/** The beginning of each reading: header and menu, which the reading of the first visit has for all. */
const HEAD = readFileSync(join(READINGS, 'first-visit.yml'), 'utf8').replace(/^- (alert|main)[^]*/m, '');

/** What a screen reader meets, without the beginning that all views share, and without labels that repeat a name. */
async function readingOf(page: Page, name: string): Promise<string> {
  const whole = `${await page.locator('body').ariaSnapshot()}\n`;
  const own = name === 'first-visit' || !whole.startsWith(HEAD) ? whole : whole.slice(HEAD.length);
  return own.replaceAll(/^( *)(- (?:radio|group) "(.*)".*)\n *- text: "?\3"?$/gm, '$1$2')
    .replaceAll(/^ *- text: (.*)\n( *- (?:textbox|combobox|slider) "\1".*)$/gm, '$2');
}

for (const view of VIEWS) {
  test(`view: ${view.name}`, async ({ tab: { page, url, complaints } }) => {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
    await resize(page, DESK);
    // A pointer that a view before has left over the board would show a move.
    await page.mouse.move(0, 0);
    await show(page, view);
    const left = KNOWN.filter(([name]) => name === view.name).map(([, part, where]) => ({ part, where, isMet: false }));
    const faults = async (how: 'at once' | 'usual' | 'large', here = ''): Promise<string[]> =>
      (await page.evaluate(misfits, how)).filter((fault) => {
        const known = left.find(({ part, where }) => fault.includes(part) && here.includes(where));
        if (known) known.isMet = true;
        return !known;
      });

    if (isWhole) {
      test.setTimeout(600_000);
      const devtools = await page.context().newCDPSession(page);
      // What is measured is drawn a moment after the window has changed, or when a win has been celebrated.
      const none = (how: 'usual' | 'large', message: string): Promise<void> =>
        expect.configure({ soft: true, timeout: 6000 })
          .poll(() => faults(how, message), { message, intervals: [0, 100, 400] }).toEqual([]);
      const trail = await trailOf(page);
      const sentences = async (): Promise<string[]> =>
        (await page.locator('body').innerText()).split('\n').filter((line) => /\p{Ll}{2,}[ \u00a0]\p{Ll}{2,}/u.test(line));
      const english = await sentences();
      const lines = new Map<string, [text: string, lines: number][]>();
      // The page of a wrong address speaks the browser's language alone.
      for (const language of view.name === 'page-not-found' ? ['en'] : LANGUAGES) {
        await resize(page, DESK);
        await showIn(page, view, language, trail);
        if (language !== 'en') expect.soft((await sentences()).filter((line) => english.includes(line)), language).toEqual([]);
        for (const viewport of NARROW) {
          await resize(page, viewport);
          lines.set(`${language} at ${viewport.join('×')}`, await page.evaluate(buttonLines));
        }
        for (const viewport of WINDOWS) {
          await resize(page, viewport);
          await none('usual', `${language} at ${viewport.join('×')}`);
        }
        // Long words of the other languages are broken, and their tables wide, in letters of 32 pixels on a phone.
        for (const size of language === 'en' ? LETTERS : LETTERS.filter((one) => one < 32)) {
          await devtools.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
          for (const viewport of size === 16 ? [] : [PHONE, DESK]) {
            await resize(page, viewport);
            await none('large', `${language} in letters of ${size} at ${viewport.join('×')}`);
          }
        }
        expect.soft(await broken(page), language).toEqual([]);
      }
      for (const [where, buttons] of lines) {
        const english = lines.get(where.replace(/^../, 'en'))!;
        expect.soft(buttons.length, `buttons, ${where}`).toBe(english.length);
        const longer = buttons.filter(([, count], place) => count > 1 && english[place]?.[1] === 1);
        expect.soft(longer, `buttons of two lines, ${where}`).toEqual([]);
      }
      // WCAG 2.2 (1.4.12): readers may space letters, words and lines.
      await page.evaluate(() => {
        const spaced = new CSSStyleSheet();
        spaced.replaceSync('* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }');
        document.adoptedStyleSheets = [spaced];
      });
      for (const viewport of [[390, 844], DESK]) {
        await resize(page, viewport);
        await none('large', `spaced at ${viewport.join('×')}`);
      }
      await page.evaluate(() => { document.adoptedStyleSheets = []; });
      // A newer save is left as it is, and no program is there on the page of a wrong address.
      for (const look of ['save-newer', 'page-not-found'].includes(view.name) ? [] : LOOKS) {
        await changeSetting(page, { look });
        await expect.poll(() => page.evaluate(() => document.documentElement.dataset.look)).toBe(look === 'stones' ? undefined : look);
        for (const viewport of [PHONE, DESK]) {
          await resize(page, viewport);
          for (const colorScheme of ['dark', 'light'] as const) {
            await page.emulateMedia({ colorScheme });
            await none('usual', `${look} at ${viewport.join('×')}, ${colorScheme}`);
            expect.soft(await broken(page, 'color-contrast'), `${look}, ${colorScheme}`).toEqual([]);
          }
        }
      }
      await devtools.detach();
      expect.soft(left.filter(({ isMet }) => !isMet), 'faults that are mended').toEqual([]);
    } else {
      const read = async (): Promise<string> => (await readingOf(page, view.name)).replaceAll(url, 'https://nim.example/');
      const file = join(READINGS, `${view.name}.yml`);
      if (isWriting) {
        let last = '';
        await expect.poll(async () => last === (last = await read()), { intervals: [1000] }).toBe(true);
        writeFileSync(file, last);
      }
      const approved = readFileSync(file, 'utf8');
      await expect.poll(read).toBe(approved);
      checkClaims(approved, view.address);
    }
    expect(complaints.splice(0), 'what the browser complains about').toEqual([]);
    if (view.isLikeOthers && !isWhole) return;

    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await faults('usual'), 'at a desk').toEqual([]);
    // Nothing moves or fades any more.
    expect(await broken(page, 'color-contrast'), 'in the dark, at a desk').toEqual([]);
    await page.keyboard.press('Shift');
    expect(await page.evaluate(withoutOutline)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
    await expect.poll(() => page.evaluate(wronglyGrey)).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
    await resize(page, PHONE);
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => faults(view.scrolls ? 'usual' : 'at once')).toEqual([]);
    expect(await page.evaluate(outOfReach)).toEqual([]);
    expect(await broken(page), 'on a phone').toEqual([]);
    expect(complaints.splice(0), 'what the browser complains about').toEqual([]);
  });
}
