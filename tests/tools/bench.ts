import { loadavg } from 'node:os';
import { chromium, devices, type CDPSession, type Page } from '@playwright/test';
import { expect, stone, test } from '../nim.ts';
import { DIST, Site } from '../server.ts';

/**
 * `cargo xtask bench page`: built pages side by side in Chromium as a phone. Each run has a new browser with no cache.
 * The pages take turns, so that other work on the machine affects all of them.
 */
const FOLDERS = process.env.NIM_PAGES?.split(':') ?? [DIST];
const RUNS = Number(process.env.NIM_RUNS ?? 3);
/** How much slower the processor is made. */
const SLOWER = 4;
/** The slow line of Lighthouse: the delay of each request in milliseconds, and bytes a second. */
const LINE = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 184_320 };

/** Names and milliseconds. */
type Figures = Record<string, number>;
type Measure = (page: Page, devtools: CDPSession) => Promise<Figures>;

/** A visit over the slow line. With `toPress` the first stone is pressed as soon as it is visible. */
const visit = (address: string, toPress = false): Measure => async (page, devtools) => {
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
        if (!target?.checkVisibility({ visibilityProperty: true })) return;
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
  const names = toPress ? ['first paint', 'screen ready', 'first press answered'] : ['screen ready'];
  const read = async (): Promise<Figures> => page.evaluate('window.times ?? {}');
  await expect.poll(async () => Object.keys(await read()), { timeout: 30_000, intervals: [250] }).toEqual(expect.arrayContaining(names));
  const times = await read();
  return Object.fromEntries(names.map((name) => [name, times[name]]));
};

/** Opens a board, and records from now on each frame, and each press with the frame that shows its effect. */
async function startRecord(page: Page, address: string): Promise<void> {
  await page.goto(`./${address}`);
  await expect(page.locator('.coming, .fetching, [data-drawn]')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const record = { frames: [] as number[], delays: [] as number[], moved: 0, pressed: 0 };
    Object.assign(window, { record });
    let pressed: number | null = null;
    // The last event before a change is its cause: a stone is chosen at the release, a slider at the touch.
    for (const kind of ['pointerdown', 'pointerup', 'click', 'input']) {
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
    const ends = ({ playState, effect }: Animation): boolean =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Infinity;
    const tick = (time: number): void => {
      record.frames.push(time);
      if (document.getAnimations().some(ends)) record.moved = performance.now();
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
}

interface Recorded { frames: number[]; delays: number[]; moved: number; pressed: number }
const recorded = (page: Page): Promise<Recorded> => page.evaluate('window.record');
const shown = (page: Page, presses: number): Promise<unknown> =>
  page.waitForFunction((count) => (window as unknown as { record: Recorded }).record.delays.length >= count, presses);

const median = (all: number[]): number => all.toSorted((one, other) => one - other)[Math.floor(all.length / 2)];
const between = (frames: number[]): number[] => frames.slice(1).map((frame, index) => frame - frames[index]);
const mean = (all: number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
const delaysOf = ({ delays }: Recorded): Figures =>
  ({ 'press to paint': median(delays), 'slowest press to paint': Math.max(...delays) });
const framesOf = (frames: number[]): Figures =>
  ({ 'from frame to frame': mean(between(frames)), 'longest frame': Math.max(...between(frames)) });

/** Chooses here and there, and takes nothing: every seventh control, as many as 3-5-7 has stones. */
const presses = (address: string): Measure => async (page) => {
  await startRecord(page, address);
  const controls = page.locator('#board [data-stone], #board input[type=range]');
  const count = await controls.count();
  for (let press = 0; press < 15; press += 1) {
    const control = controls.nth(press * 7 % count);
    const { x, y, width, height } = (await control.boundingBox())!;
    await page.touchscreen.tap(x + width * (0.2 + 0.3 * (press % 3)), y + height / 2);
    await shown(page, press + 1);
  }
  return delaysOf(await recorded(page));
};

/** The board with the most stones that are drawn one by one. */
const STONES = '#/play?heaps=9,9,9,9,9,9,9,9,9&two=human';
/** The largest tree of one heap that is drawn whole. */
const TREE = '#/tree?heaps=11&take=3&rule=misere';

/** Drags stones along their heap for a second, and drops them where they are taken. */
const drag: Measure = async (page) => {
  await startRecord(page, STONES);
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
const take: Measure = async (page) => {
  await startRecord(page, STONES);
  await stone(page, 'I5').tap();
  await shown(page, 1);
  await page.getByRole('button', { name: 'Take 5 from heap I', exact: true }).tap();
  await shown(page, 2);
  await page.waitForFunction(() => performance.now() - (window as unknown as { record: Recorded }).record.moved > 200);
  const { frames, delays, moved, pressed } = await recorded(page);
  const during = frames.filter((frame) => frame >= pressed && frame <= moved);
  return { 'press to paint': delays[1], 'until the board is still': moved - pressed, ...framesOf(during) };
};

const steps: Measure = async (page) => {
  await startRecord(page, TREE);
  const button = page.getByRole('button', { name: 'Step', exact: true });
  for (let step = 1; step <= 12; step += 1) {
    await button.tap();
    await shown(page, step);
  }
  return delaysOf(await recorded(page));
};

const MEASURES: Record<string, Measure> = {
  'first visit': visit('', true),
  'first visit in German': visit('#/play?lang=de', true),
  'game by link': visit('#/play?two=human&moves=A1'),
  'path by link': visit('#/path'),
  'lesson by link': visit('#/learn/proof'),
  'puzzle by link': visit('#/puzzle/1/7'),
  'analysis by link': visit('#/analyse?heaps=3,5,7'),
  'tree by link': visit('#/tree?heaps=4&take=3&rule=misere'),
  'tree of 1,104 nodes by link': visit(TREE),
  'review by link': visit('#/review?moves=A1,C4,B3'),
  'statistics by link': visit('#/statistics'),
  'More by link': visit('#/more'),
  'sheet by link': visit('#/print/worksheet'),
  'stone of 3-5-7': presses('#/play?two=human'),
  'stone of nine heaps of 9': presses(STONES),
  'sliders of nine heaps': presses('#/play?heaps=7,7,7,7,7,7,6,6,6&two=human'),
  'drag on nine heaps of 9': drag,
  'take from nine heaps of 9': take,
  'step in a tree of 1,104 nodes': steps,
};

async function run(site: Site, measure: Measure): Promise<Figures> {
  const browser = await chromium.launch(test.info().project.use.launchOptions);
  try {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: site.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    return await measure(page, devtools);
  } finally {
    await browser.close();
  }
}

test('bench', async () => {
  const sites = await Promise.all(FOLDERS.map((folder) => Site.open(folder)));
  const row = (name: string, cells: string[]): void => console.log(name.padEnd(62) + cells.map((cell) => cell.padStart(9)).join(''));
  console.log(`Chromium as a phone, its processor ${SLOWER} times slower, visits over the slow line of Lighthouse.`);
  console.log(`The median of ${RUNS} runs by turns, in milliseconds. Below a ratio of 1 page 1 is faster.`);
  FOLDERS.forEach((folder, index) => console.log(`page ${index + 1}: ${folder}`));
  console.log(`load of the machine: ${loadavg()[0].toFixed(2)} (good figures need one below 0.5)`);
  row('', [...FOLDERS.map((_, index) => `page ${index + 1}`), ...FOLDERS.slice(1).map((_, index) => `1 / ${index + 2}`)]);
  for (const [title, measure] of Object.entries(MEASURES)) {
    const runs: Figures[][] = sites.map(() => []);
    for (let turn = 0; turn < RUNS; turn += 1) {
      for (const [index, site] of sites.entries()) runs[index].push(await run(site, measure));
    }
    for (const name of Object.keys(runs[0][0])) {
      const times = runs.map((all) => median(all.map((figures) => figures[name])));
      const ratios = times.slice(1).map((time) => (times[0] / time).toFixed(2));
      row(`${title}: ${name}`, [...times.map((time) => time.toFixed(1)), ...ratios]);
    }
  }
  await Promise.all(sites.map((site) => site.close()));
});
