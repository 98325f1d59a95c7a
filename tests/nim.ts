import { expect, test as plainTest, type BrowserContext, type CDPSession, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { Site } from './server.mjs';
import { type Kept, save } from './save.ts';

export { expect };

interface Fixtures {
  /** What the browser complains about. The list must be empty at the end (`complained`). */
  complaints: string[];
}

interface Options {
  /** How many times faster the page's animations and its waits of 300 ms and more go; 1 where a spec is about time. */
  pace: number;
}

/** Whether this is a whole run: each window and language, thousands of boards and presses, hundreds of games. */
export const isWhole = process.env.NIM_MATRIX === 'whole';

/** Adds what the browser complains about to a list. */
export function collectComplaints(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    // Playwright blocks the service worker, and changes the base of a document for its traces.
    const isOurs = !/blocked by Playwright|base URI to ''/.test(message.text());
    if (isOurs && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  context.on('weberror', (error) => {
    // A document that is left while it asks for its service worker has none.
    if (!/reading 'controller'/.test(String(error.error()))) complaints.push(String(error.error()));
  });
  context.on('request', (request) => {
    if (!/^(http:..127\.0\.0\.1:|data:|blob:)/.test(request.url())) complaints.push(`asks another host: ${request.url()}`);
  });
}

/** Expects that the browser has complained in each of these ways, and in no other. */
export async function complained(complaints: string[], ...ways: RegExp[]): Promise<void> {
  await expect.poll(() => ways.filter((way) => !complaints.some((complaint) => way.test(complaint))), 'complaints that did not come').toEqual([]);
  const others = complaints.splice(0).filter((complaint) => !ways.some((way) => way.test(complaint)));
  expect(others, 'other complaints').toEqual([]);
}

/** Shortens what the program waits for, and counts that. The page's scripts keep their time. This function runs in the page. */
function hurry(pace: number): void {
  const wait = window.setTimeout;
  const isOfProgram = (): boolean => /\/nim-\w+\.js/.test(new Error().stack!.split('\n')[3]);
  let hurried = 0;
  window.setTimeout = ((work: TimerHandler, time = 0, ...given: unknown[]) => {
    const isLong = time >= 300 && isOfProgram();
    if (isLong) Object.assign(window, { hurried: hurried += 1 });
    return wait(work, isLong ? time / pace : time, ...given);
  }) as typeof setTimeout;
}

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Lets the animations of a page go this many times faster, until the test ends; 0 stops them. */
export async function setPlayback(page: Page, playbackRate: number): Promise<void> {
  const devtools = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, devtools);
  await (await devtools).send('Animation.enable');
  await (await devtools).send('Animation.setPlaybackRate', { playbackRate });
}

export const test = plainTest.extend<Fixtures & Options, { site: Site }>({
  pace: [10, { option: true }],
  site: [async ({}, use) => {
    const site = await Site.open();
    await use(site);
    await site.close();
  }, { scope: 'worker' }],
  baseURL: async ({ site }, use) => use(site.url),
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    expect(complaints, 'what the browser complains about').toEqual([]);
  },
  context: async ({ context, complaints, pace }, use) => {
    collectComplaints(context, complaints);
    if (pace !== 1) await context.addInitScript(hurry, pace);
    // A page may be closed at once.
    context.on('page', (page) => void setPlayback(page, pace).catch(() => {}));
    await use(context);
  },
  page: async ({ page, pace }, use) => {
    await setPlayback(page, pace);
    await use(page);
    // The page is used again, at another pace.
    await (await sessions.get(page))?.detach();
    sessions.delete(page);
  },
});

/** Waits until the program has drawn itself in the place of the board that the document brings. */
export const untilStarted = (page: Page): Promise<void> => expect(page.locator('#app [data-drawn]')).toHaveCount(0);

/** Opens an address of the page, `#/analyse?heaps=3,5,7`, and waits for the program. Here and below, the heaps are `then` afterwards. */
export async function open(page: Page, address = '', then?: readonly number[]): Promise<void> {
  await page.goto(`./${address}`);
  await untilStarted(page);
  if (then) await untilHeaps(page, then);
}

/** Follows a link on the open page. */
export async function follow(page: Page, address: string, then?: readonly number[]): Promise<void> {
  // The next press then comes after the program has heard of the link.
  await page.evaluate((hash) => new Promise<void>((followed) => {
    const { href } = location;
    addEventListener('hashchange', () => followed(), { once: true });
    location.hash = hash;
    if (location.href === href) followed();
  }), address);
  if (then) await untilHeaps(page, then);
}

/** Opens an address as a new visit, which finds `kept` as its saved data, or nothing, and speaks English or a language of this tag. */
export async function visit(page: Page, address = '', kept?: Kept | string, language?: string): Promise<void> {
  // A document of this host without the program, which would save once more when it is left.
  await page.goto('./robots.txt');
  await page.evaluate(([text, tag]) => {
    localStorage.clear();
    sessionStorage.clear();
    if (text) localStorage.setItem('nim-save', text);
    if (tag) sessionStorage.setItem('nim-lang', tag);
  }, [typeof kept === 'object' ? save(kept) : kept, language]);
  await open(page, address);
}

/** Opens an address with a clock that stands still. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: '2026-11-20T11:00:00' });
  await open(page, address);
  await expect(page.getByRole('status')).toBeVisible();
  await page.clock.pauseAt('2026-11-20T12:00:00');
}

/** Gives this as the saved data to each document that is opened from now on. */
export async function beginWith(page: Page, kept: Kept): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem('nim-save', text), save(kept));
}

/** The text that the page has saved, or null. */
export const saved = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('nim-save'));

/** Presses a button of the page, or of a part of it. */
export async function press(place: Page | Locator, name: string | RegExp, then?: readonly number[]): Promise<void> {
  await button(place, name).click();
  if (then) await untilHeaps('goto' in place ? place : place.page(), then);
}

export const button = (page: Page | Locator | FrameLocator, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true });
export const dialog = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

export const players = (page: Page): Locator => page.getByRole('region', { name: 'Players' });

/** The button of a stone, which chooses that move: C2 takes 2 stones of heap C. */
export function stone(page: Page | Locator, move: string): Locator {
  const [heap, number] = [move[0], move.slice(1)];
  return page.getByRole('button', { name: new RegExp(`^Take ${number} from heap ${heap},`) });
}

/** Chooses a move by its stone. */
export const choose = (page: Page, move: string): Promise<void> => stone(page, move).click();

/** Makes a move: its stone, then Take. */
export async function take(page: Page, move: string, then?: readonly number[]): Promise<void> {
  await choose(page, move);
  await press(page, `Take ${move.slice(1)} from heap ${move[0]}`, then);
}

/** Presses Tab until this element has the focus. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  const isThere = (): Promise<boolean> => wanted.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 40 && !await isThere(); presses += 1) await page.keyboard.press('Tab');
  await expect(wanted).toBeFocused();
}

/** Stops the program, by an error in a file of the page. */
export const stop = (page: Page): Promise<boolean> => page.evaluate(() => dispatchEvent(new ErrorEvent('error', {
  message: 'a test said so', filename: new URL('nim-0123456789ab.js', location.href).href,
})));

/** Leaves the open dialog by Escape. The browser closes it a moment before the page hears of that and empties it. */
export async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog > *')).toHaveCount(0);
}

/** Opens a section from the menu. */
export const section = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name, exact: true }).click();

/** Opens the settings from any screen. */
export async function openSettings(page: Page): Promise<void> {
  await follow(page, '#/more');
  await press(page, 'Settings');
}

/** Expects this text in the status, which a screen reader reads at once. */
export const says = (page: Page, text: string | RegExp): Promise<void> => expect(page.getByRole('status')).toContainText(text);

/** The number of stones in each heap, as the accessible names tell. */
export async function heaps(page: Page | FrameLocator): Promise<number[]> {
  const board = await page.getByRole('region', { name: 'Board', exact: true }).ariaSnapshot();
  return [...board.matchAll(/group "Heap [A-I], (\d+) (?:stone|coin|match)/g)].map(([, stones]) => Number(stones));
}

/** Waits until the heaps have these numbers of stones. */
export const untilHeaps = (page: Page | FrameLocator, expected: readonly number[]): Promise<void> =>
  expect.poll(() => heaps(page), { intervals: [50, 100, 250] }).toEqual(expected);

/** A function that returns a random number from 0 to `below` − 1. The numbers are the same in each run. */
export function chance(seed: number): (below: number) => number {
  return (below) => (seed = (seed * 48271) % 2147483647) % below;
}

/** Hides the tab, or shows it again. */
export const setHidden = (page: Page, hidden: boolean): Promise<void> => page.evaluate((value) => {
  Object.defineProperty(document, 'hidden', { value, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}, hidden);

/** Expects that ten pieces shower in this place of the page. */
export const showers = (page: Page, place: string): Promise<void> => expect.poll(() => page.locator(`${place} > .shower > .piece`)
  .evaluateAll((pieces) => pieces.filter((piece) => getComputedStyle(piece).animationName !== 'none').length)).toBe(10);

/** Asks the page for less motion: stones and colours jump, and no test waits for them. */
export const calm = ({ page }: { page: Page }): Promise<void> => page.emulateMedia({ reducedMotion: 'reduce' });
