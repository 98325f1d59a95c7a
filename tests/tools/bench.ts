import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, devices, type BrowserContextOptions, type CDPSession, type Page } from '@playwright/test';
import { expect, stone, test } from '../nim.ts';
import { DIST, Site } from '../server.mjs';

/**
 * `cargo xtask bench page`: built pages side by side in Chromium. Each run has a new browser with no cache.
 * The pages take turns, so that other work on the machine affects all of them. The last page is one of text alone: no
 * page is painted before it. Of a page that is not Nim only the first paint is measured.
 */
const FOLDERS = process.env.NIM_PAGES?.split(':') ?? [DIST];
const RUNS = Number(process.env.NIM_RUNS ?? 3);
/** How much slower the processor is made for a visit, as Lighthouse does, and for a press. */
const SLOWER = { visit: 4, press: 6 };
const PHONE = devices['Pixel 7'];
const DESK = { viewport: { width: 1280, height: 800 } };
/** The slow line of Lighthouse: the delay of each request in milliseconds, and bytes a second. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 184_320 };

/** Names and milliseconds; late frames in percent. */
type Figures = Record<string, number | undefined>;
type Measure = (page: Page, devtools: CDPSession, isNim: boolean) => Promise<Figures>;

/** A visit over the slow line. With `toPress` the first stone is pressed as soon as it is visible. */
const visit = (address: string, toPress = false): Measure => async (page, devtools, isNim) => {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER.visit });
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', LINE);
  await page.addInitScript((pressesStone) => {
    const times: Record<string, number> = {};
    Object.assign(window, { times });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) times['first paint'] = startTime;
    }).observe({ type: 'paint', buffered: true });
    const choice = (): string | null | undefined => document.querySelector('.bar > .take')?.ariaLabel;
    let before: string | null | undefined;
    let isPressed = !pressesStone;
    const look = (): void => {
      requestAnimationFrame(look);
      const now = performance.now();
      const main = [...document.querySelectorAll('#app main')].find((one) => one.checkVisibility());
      if (!main) return;
      const isWhole = !main.closest('[data-drawn]') && main.textContent && !document.querySelector('.coming, .fetching');
      if (isWhole) times['screen ready'] ??= now;
      if (!isPressed) {
        const target = main.querySelector<HTMLElement>('[data-stone]');
        if (!target?.checkVisibility({ visibilityProperty: true }) || target.closest('[inert]')) return;
        isPressed = true;
        before = choice();
        target.click();
      } else if (pressesStone && choice() !== before) {
        times['first press answered'] ??= now;
      }
    };
    requestAnimationFrame(look);
  }, toPress);
  await page.goto(`./${address}`, { waitUntil: 'commit' });
  const names = !isNim ? ['first paint'] : toPress ? ['first paint', 'screen ready', 'first press answered'] : ['screen ready'];
  const read = async (): Promise<Figures> => page.evaluate('window.times ?? {}');
  await expect.poll(async () => Object.keys(await read()), { timeout: 30_000, intervals: [250] }).toEqual(expect.arrayContaining(names));
  const times = await read();
  return Object.fromEntries(names.map((name) => [name, times[name]]));
};

/** Opens a board, and records from now on each frame, and each press with the frame that shows its effect. */
async function startRecord(page: Page, devtools: CDPSession, address: string): Promise<void> {
  await page.goto(`./${address}`);
  await expect(page.locator('.coming, .fetching, [data-drawn]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER.press });
  await page.evaluate(() => {
    const record = { frames: [] as number[], delays: [] as number[], moved: 0, pressed: 0 };
    Object.assign(window, { record });
    let pressed: number | null = null;
    // The last event before a change is its cause: a stone is chosen at the release.
    for (const kind of ['pointerdown', 'pointerup', 'click']) {
      addEventListener(kind, ({ timeStamp }) => { pressed = record.pressed = timeStamp; }, true);
    }
    // A message sent from a frame arrives when that frame is on its way to the screen.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => record.delays.push(performance.now() - data);
    new MutationObserver(() => {
      record.moved = performance.now();
      if (pressed === null) return;
      const at = pressed;
      pressed = null;
      requestAnimationFrame(() => port2.postMessage(at));
    }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] });
    const tick = (time: number): void => {
      record.frames.push(time);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

interface Recorded { frames: number[]; delays: number[]; moved: number; pressed: number }
const recorded = (page: Page): Promise<Recorded> => page.evaluate('window.record');
const shown = (page: Page, presses: number): Promise<unknown> =>
  page.waitForFunction((count) => (window as unknown as { record: Recorded }).record.delays.length >= count, presses);

/** The number below which a share of all is. */
const quantile = (all: number[], share: number): number | undefined => all.toSorted((one, other) => one - other)[Math.floor(all.length * share)];
const median = (all: number[]): number | undefined => quantile(all, 0.5);
const between = (frames: number[]): number[] => frames.slice(1).map((frame, index) => frame - frames[index]);
const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const delaysOf = ({ delays }: Recorded): Figures =>
  ({ 'press to paint': median(delays), 'press to paint, 95 of 100': quantile(delays, 0.95) });
/** A frame is late if the screen showed the last one twice. A screen shows 60 frames in a second. */
const framesOf = (frames: number[]): Figures => {
  const times = between(frames);
  const late = times.filter((time) => time > 1.5 * 1000 / 60).length;
  return { 'from frame to frame': mean(times), 'longest frame': Math.max(...times), 'late frames in %': 100 * late / times.length };
};

/** Chooses here and there, and takes nothing: every seventh control. */
const presses = (address: string): Measure => async (page, devtools) => {
  await startRecord(page, devtools, address);
  const controls = page.locator('#board [data-stone]');
  const count = await controls.count();
  const press = (x: number, y: number): Promise<void> =>
    page.viewportSize()!.width < DESK.viewport.width ? page.touchscreen.tap(x, y) : page.mouse.click(x, y);
  for (let number = 0; number < 60; number += 1) {
    const control = controls.nth(number * 7 % count);
    const { x, y, width, height } = (await control.boundingBox())!;
    await press(x + width * (0.2 + 0.3 * (number % 3)), y + height / 2);
    await shown(page, number + 1);
  }
  return delaysOf(await recorded(page));
};

/** The largest board. */
const SIXTY = '#/play?heaps=7,7,7,7,7,7,6,6,6&two=human';
/** The largest tree of one heap that is drawn whole. */
const TREE = '#/tree?heaps=11&take=3&rule=misere';

/** Drags stones along their heap for a second, and drops them where they are taken. */
const drag: Measure = async (page, devtools) => {
  await startRecord(page, devtools, SIXTY);
  const from = (await stone(page, 'I5').boundingBox())!;
  const heap = (await page.getByRole('group', { name: /^Heap I/ }).boundingBox())!;
  const tray = (await page.getByRole('status').boundingBox())!;
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const begun = (await recorded(page)).frames.length;
  for (let point = 0; point < 60; point += 1) {
    const turn = Math.sin(point / 60 * 6 * Math.PI);
    await page.mouse.move(x + heap.width / 2 * turn, y + heap.height / 2 * turn);
  }
  await page.mouse.move(tray.x + tray.width / 2, tray.y + tray.height / 2);
  const { frames } = await recorded(page);
  await page.mouse.up();
  return framesOf(frames.slice(begun));
};

/** Takes stones, and waits until the board is still. */
const take: Measure = async (page, devtools) => {
  await startRecord(page, devtools, SIXTY);
  // Only here, because it computes the styles in each frame.
  await page.evaluate(() => {
    const { record } = window as unknown as { record: Recorded };
    const ends = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const look = (): void => {
      if (document.getAnimations().some(ends)) record.moved = performance.now();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await stone(page, 'I5').tap();
  await shown(page, 1);
  await page.getByRole('button', { name: 'Take 5 from heap I', exact: true }).tap();
  await shown(page, 2);
  await page.waitForFunction(() => performance.now() - (window as unknown as { record: Recorded }).record.moved > 200);
  const { frames, delays, moved, pressed } = await recorded(page);
  const during = frames.filter((frame) => frame >= pressed && frame <= moved);
  return { 'press to paint': delays[1], 'until the board is still': moved - pressed, ...framesOf(during) };
};

const steps: Measure = async (page, devtools) => {
  await startRecord(page, devtools, TREE);
  const button = page.getByRole('button', { name: 'Step', exact: true });
  for (let step = 1; step <= 12; step += 1) {
    await button.tap();
    await shown(page, step);
  }
  return delaysOf(await recorded(page));
};

const MEASURES: [title: string, measure: Measure, device?: BrowserContextOptions][] = [
  ['first visit', visit('', true)],
  ['first visit in German', visit('#/play?lang=de', true)],
  ['game by link', visit('#/play?two=human&moves=A1')],
  ['path by link', visit('#/path')],
  ['lesson by link', visit('#/learn/proof')],
  ['puzzle by link', visit('#/puzzle/1/7')],
  ['analysis by link', visit('#/analyse?heaps=3,5,7')],
  ['tree by link', visit('#/tree?heaps=4&take=3&rule=misere')],
  ['tree of 1,104 nodes by link', visit(TREE)],
  ['review by link', visit('#/review?moves=A1,C4,B3')],
  ['statistics by link', visit('#/statistics')],
  ['More by link', visit('#/more')],
  ['sheet by link', visit('#/print/worksheet')],
  ['stone of 3-5-7', presses('#/play?two=human')],
  ['stone of 3-5-7 at a desk', presses('#/play?two=human'), DESK],
  ['nine heaps with sixty stones', presses(SIXTY)],
  ['nine heaps with sixty stones at a desk', presses(SIXTY), DESK],
  ['drag on nine heaps with sixty stones', drag],
  ['take from nine heaps with sixty stones', take],
  ['step in a tree of 1,104 nodes', steps],
];

async function run({ site, isNim }: { site: Site; isNim: boolean }, measure: Measure, device: BrowserContextOptions): Promise<Figures> {
  const browser = await chromium.launch(test.info().project.use.launchOptions);
  try {
    const context = await browser.newContext({ ...device, baseURL: site.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    return await measure(page, await context.newCDPSession(page), isNim);
  } finally {
    await browser.close();
  }
}

test('bench', async () => {
  test.setTimeout(0);
  const bare = mkdtempSync(join(tmpdir(), 'nim-bare-'));
  writeFileSync(join(bare, 'index.html'), '<!doctype html><html lang="en"><title>Bare</title><p>A page of text.</p></html>');
  const folders = [...FOLDERS, bare];
  const sites = await Promise.all(folders.map(async (folder) => {
    const site = await Site.open(folder);
    return { site, isNim: readFileSync(join(folder, 'index.html'), 'utf8').includes('data-wasm=') };
  }));
  // Each file has been read once before a visit is measured.
  for (const page of sites) await run(page, visit(''), PHONE);
  const row = (name: string, cells: string[]): void => console.log(name.padEnd(62) + cells.map((cell) => cell.padStart(9)).join(''));
  console.log(`Chromium, its processor ${SLOWER.visit} times slower for visits, over the slow line of Lighthouse, and ${SLOWER.press} times for presses.`);
  console.log('A phone, unless a line says a desk.');
  console.log(`The median of ${RUNS} runs by turns, in milliseconds. Below a ratio of 1 page 1 is faster.`);
  folders.forEach((folder, index) => console.log(`page ${index + 1}: ${folder === bare ? 'text alone' : folder}`));
  console.log(`load of the machine: ${loadavg()[0].toFixed(2)} (good figures need one below 0.5)`);
  row('', [...folders.map((_, index) => `page ${index + 1}`), ...folders.slice(1).map((_, index) => `1 / ${index + 2}`)]);
  for (const [index, [title, measure, device = PHONE]] of MEASURES.entries()) {
    const measured = index === 0 ? sites : sites.filter(({ isNim }) => isNim);
    const runs = new Map(measured.map((page): [typeof page, Figures[]] => [page, []]));
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const [page, figures] of runs) figures.push(await run(page, measure, device));
    }
    for (const name of Object.keys(runs.get(sites[0])![0])) {
      const times = sites.map((page) => median((runs.get(page) ?? []).flatMap((figures) => figures[name] ?? [])));
      const cell = (value: number | undefined, digits: number): string => (value === undefined ? '–' : value.toFixed(digits));
      const ratios = times.slice(1).map((time) => cell(time && times[0]! / time, 2));
      row(`${title}: ${name}`, [...times.map((time) => cell(time, 1)), ...ratios]);
    }
  }
  await Promise.all(sites.map(({ site }) => site.close()));
  rmSync(bare, { recursive: true });
});
