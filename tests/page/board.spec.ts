import type { Locator, Page } from '@playwright/test';
import { middle } from '../devtools.ts';
import {
  button, calm, chance, choose, dialog, expect, follow, isWhole, open, players, press, says, stone, take, test, untilHeaps,
} from '../nim.ts';

test.beforeEach(calm);

const WINDOWS = [
  [320, 568], [360, 600], [360, 640], [390, 844], [844, 390], [640, 400], [768, 1024], [1280, 800], [1920, 1080],
] as const;

/** Lays a board for two people on the open page. */
async function lay(page: Page, board: number[]): Promise<void> {
  await follow(page, `#/play?heaps=${board}&two=human`, board);
}

/** A stone where it lies: its left and lower edge. */
interface Place {
  left: number;
  bottom: number;
  size: number;
}

/** The places of the stones of each heap, from the lowest on, and what is wrong there. Waits until nothing moves. */
const look = (page: Page): Promise<{ heaps: Place[][]; wrong: string[] }> => page.evaluate(async () => {
  const board = document.querySelector('section[aria-label=Board]')!;
  await Promise.all(board.getAnimations({ subtree: true }).map(({ finished }) => finished.catch(() => {})));
  const wrong: string[] = [];
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth || scrollHeight > innerHeight) wrong.push(`the page has ${scrollWidth}×${scrollHeight}`);
  const heaps = [...board.querySelectorAll('[role=group]')].map((heap) => {
    const stones = [...heap.querySelectorAll<HTMLElement>('button[aria-label^="Take "]')];
    // The stone that takes the whole heap lies lowest.
    const number = (button: HTMLElement): number => Number(/\d+/.exec(button.ariaLabel!)![0]);
    return stones.sort((a, b) => number(b) - number(a)).map((button) => {
      const { left, right, top, bottom, width, height } = button.getBoundingClientRect();
      if (Math.min(width, height) < 24) wrong.push(`${button.ariaLabel}: ${width}×${height}`);
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) wrong.push(`${button.ariaLabel} sticks out`);
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (!button.contains(hit)) wrong.push(`${button.ariaLabel} is covered by ${hit?.outerHTML.slice(0, 60)}`);
      return { left, bottom, size: width };
    });
  });
  return { heaps, wrong };
});

/** How many stones a row of this heap has, from the lowest; 0 where they do not lie in rows. */
function rowOf(heap: Place[]): number {
  const isInRowsOf = (wide: number): boolean => heap.every(({ left, bottom, size }, index) =>
    Math.abs(left - heap[0].left - (index % wide) * size) <= 1
    && Math.abs(heap[0].bottom - bottom - Math.floor(index / wide) * size) <= 1);
  const wide = heap.filter(({ bottom }) => Math.abs(bottom - heap[0].bottom) <= 1).length;
  return isInRowsOf(wide) ? wide : 0;
}

/** Boards, and how many stones a row of each heap has: all heaps have one width, and a smaller heap is one row. */
const LAID: [board: number[], rows: number[]][] = [
  [[3, 5, 7], [1, 1, 1]],
  [[7, 7, 7, 7, 7, 7, 6, 6, 6], [1, 1, 1, 1, 1, 1, 1, 1, 1]],
  [[21], [4]],
  [[31, 29], [4, 4]],
  [[1, 14], [1, 2]],
  [[3, 5, 21], [3, 4, 4]],
  [[15, 15, 15, 15], [2, 2, 2, 2]],
];

/** Lays a board for two people, and expects in each window that its stones are targets, and that so many lie in a row. */
async function expectLaid(page: Page, board: number[], windows: readonly (readonly [number, number])[], rows?: number[]): Promise<void> {
  await lay(page, board);
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height });
    const { heaps, wrong } = await look(page);
    const where = `${board} at ${width}×${height}`;
    expect(wrong, where).toEqual([]);
    if (rows) expect(heaps.map(rowOf), where).toEqual(rows);
    else expect(heaps.map(rowOf), where).not.toContain(0);
  }
}

test('all heaps of a board have one width, and stones are targets of 24 pixels in each window', async ({ page }) => {
  await open(page, '#/play?two=human&heaps=1');
  for (const [board, rows] of LAID) await expectLaid(page, board, WINDOWS, rows);
});

/** Boards at random, most of them full; every third stone goes to one heap. */
function boards(count: number): number[][] {
  const below = chance(61);
  return Array.from({ length: count }, () => {
    const heaps = Array.from({ length: 1 + below(9) }, () => 1);
    const [all, tall] = [below(3) ? 60 : 9 + below(52), below(heaps.length)];
    for (let stones = heaps.length; stones < Math.min(all, 31 * heaps.length); stones += 1) {
      const heap = stones % 3 === 0 ? tall : below(heaps.length);
      heaps[heap] = Math.min(31, heaps[heap] + 1);
    }
    return heaps;
  });
}

const HARD = [[31], [12, 6, 6, 6, 6, 6, 6, 6, 6], [1, 13, 30, 2, 13, 1], [9, 6, 6, 14, 8, 5, 5, 7]];
const BOARDS = isWhole ? 2000 : 12;

test('on boards at random each stone is a target of 24 pixels on the smallest phones', async ({ page }) => {
  test.setTimeout(60_000 + BOARDS * 1000);
  await open(page, '#/play?two=human&heaps=1');
  for (const board of [...HARD, ...boards(BOARDS)]) await expectLaid(page, board, [[320, 568], [360, 640]]);
});

/** The place of each stone of a heap, and its ring: the shadow that is drawn around it. */
const rings = (page: Page, heap: string): Promise<{ place: string; ring: string }[]> =>
  page.getByRole('group', { name: `Heap ${heap}` }).getByRole('button').evaluateAll((stones) => stones.map((button) => {
    const { left, bottom } = button.getBoundingClientRect();
    return { place: [left, bottom].map(Math.round).join(), ring: getComputedStyle(button, '::before').boxShadow };
  }));

test('the stones with a ring are the ones that Take takes', async ({ page }) => {
  for (const { board, move, width, height } of [
    { board: [9, 7, 12], move: 'C3', width: 360, height: 600 },
    { board: [3, 5, 7], move: 'B2', width: 360, height: 640 },
    { board: [21], move: 'A6', width: 1280, height: 800 },
  ]) {
    await page.setViewportSize({ width, height });
    // A notice about the game before would go away with the move, and the board would grow.
    await page.goto('./404.html');
    await page.evaluate(() => localStorage.clear());
    await open(page, `#/play?heaps=${board}&two=human`, board);
    const [heap, number] = [move[0], Number(move.slice(1))];
    const plain = (await rings(page, heap))[0].ring;
    await choose(page, move);
    const take = button(page, `Take ${number} from heap ${heap}`);
    await expect(take).toBeVisible();
    await page.mouse.move(1, 1);
    const before = await rings(page, heap);
    const ringed = before.filter(({ ring }) => ring !== plain).map(({ place }) => place);
    expect(ringed, move).toHaveLength(number);
    await take.click();
    await untilHeaps(page, board.map((stones, at) => stones - ('ABC'[at] === heap ? number : 0)));
    const left = (await rings(page, heap)).map(({ place }) => place);
    expect(before.map(({ place }) => place).filter((place) => !left.includes(place)), move).toEqual(ringed);
  }
});

/** The moves of a game that Ada starts against Bob. In misère Bob wins, because Ada takes the last stone. */
const GAME = ['C7', 'B2', 'A3', 'B2', 'B1'];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('two people play by presses of a finger, from the setup to the result and a rematch', async ({ page }) => {
    await open(page);
    await button(page, 'New game').tap();
    const setup = dialog(page, 'New game');
    await setup.getByRole('radio', { name: 'A friend here' }).tap();
    await setup.getByRole('textbox', { name: 'Player 1' }).fill('Ada');
    await setup.getByRole('textbox', { name: 'Player 2' }).fill('Bob');
    await button(page, 'Play').tap();
    await says(page, 'Ada’s turn.');
    const left = [3, 5, 7];
    for (const move of GAME) {
      await stone(page, move).tap();
      await button(page, `Take ${move.slice(1)} from heap ${move[0]}`).tap();
      left['ABC'.indexOf(move[0])] -= Number(move.slice(1));
      await untilHeaps(page, left);
    }
    await button(dialog(page, 'Bob wins'), 'Rematch').tap();
    await untilHeaps(page, [3, 5, 7]);
    await says(page, 'Bob’s turn.');
  });
});

test('a drag that the browser breaks off takes nothing', async ({ page, context }) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await open(page, '#/play?two=human');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchCancel', points: [number, number][]): Promise<unknown> =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const [from, to] = [await middle(stone(page, 'C3')), await middle(players(page))];
  await touch('touchStart', [from]);
  await touch('touchMove', [[from[0], from[1] - 40]]);
  await touch('touchMove', [to]);
  await expect(page.getByText('Drop here to take 3')).toBeVisible();
  await touch('touchCancel', []);
  await expect(page.getByText('Drop here to take 3')).toBeHidden();
  await expect(button(page, 'Take 3 from heap C')).toBeVisible();
  await untilHeaps(page, [3, 5, 7]);
});

/** Scrolls to this, and expects that nothing lies over it. */
async function expectFree(place: Locator): Promise<void> {
  await place.scrollIntoViewIfNeeded();
  await expect(place).toBeInViewport({ ratio: 0.98 });
  expect(await place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  })).toBe(true);
}

test('in the smallest windows a game is set up and played, and nothing lies over it', async ({ page }) => {
  await open(page);
  for (const [width, height] of [[320, 256], [360, 256], [400, 256], [812, 150]]) {
    await page.setViewportSize({ width, height });
    await follow(page, '#/play?heaps=1,2&rule=normal&two=human', [1, 2]);
    await press(page, 'New game');
    const setup = dialog(page, 'New game');
    for (const name of ['Stones per turn', 'Player 1']) await expectFree(setup.getByRole('textbox', { name }));
    await expectFree(button(setup, 'Play'));
    await press(setup, 'Close');
    await expect(setup).toHaveCount(0);
    await expectFree(page.getByRole('status'));
    await expectFree(players(page));
    await expectFree(stone(page, 'A1'));
    await take(page, 'B2', [1, 0]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('a notice leaves the stones of a full board their size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, '#/play?two=human', [3, 5, 7]);
  await take(page, 'A1', [2, 5, 7]);
  await follow(page, '#/play?heaps=9,9,9,9,9,9,6&two=human', [9, 9, 9, 9, 9, 9, 6]);
  const size = async (): Promise<number> => (await stone(page, 'A1').boundingBox())!.height;
  const notice = page.getByText('Your old game is saved.');
  await expect(notice).toBeVisible();
  const small = await size();
  await press(page, 'Close');
  await expect(notice).toHaveCount(0);
  expect(small).toBeGreaterThan(await size() - 2);
});

test('the number of chosen stones stays in the window, also beside the last heap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await open(page);
  for (const [heaps, move] of [['1,2,3,4,5,6,7,8,9', 'I4'], ['31', 'A4'], ['7,7', 'B3']]) {
    await follow(page, `#/play?heaps=${heaps}&two=human`);
    await choose(page, move);
    const ends = await stone(page, `${move[0]}1`).evaluate((one) => {
      const { left, right } = one.getBoundingClientRect();
      const style = getComputedStyle(one, '::after');
      return [left + parseFloat(style.left), innerWidth - right + parseFloat(style.right)];
    });
    for (const room of ends) expect(room, heaps).toBeGreaterThanOrEqual(0);
  }
});
