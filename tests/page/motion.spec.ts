import type { Locator, Page } from '@playwright/test';
import { middle } from '../devtools.ts';
import {
  beginWith, button, choose, dialog, expect, follow, open, openSettings, players, press, says, setPlayback, stone, take, test, untilHeaps,
} from '../nim.ts';
import { upTo } from '../oracle.ts';

// These tests are about time.
test.use({ pace: 1 });

type Point = [x: number, y: number];

/** A piece that moves: where it is seen at first and at last, and when it lands, in milliseconds. */
interface Flight {
  from: Point;
  to: Point;
  lands: number;
}

const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });

/** Defines `seen`: the middle of an element, or of its pseudo-element `part`, which has no box of its own. */
const SEEN = `
  window.seen = (element, part) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const shift = part ? getComputedStyle(element, part).translate.match(/-?[\\d.]+/g) ?? [] : [];
    return [x + width / 2 + Number(shift[0] ?? 0), y + height / 2 + Number(shift[1] ?? 0)];
  };
`;
declare const seen: (element: Element, part?: string | null) => Point;

/** Opens a game whose animations stand still from now on. */
async function openFrozen(page: Page, address: string): Promise<void> {
  await page.addInitScript(SEEN);
  await open(page, address);
  await setPlayback(page, 0);
}

/** Ends all animations that have an end. */
const finish = (page: Page): Promise<void> => page.evaluate(() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish();
  }
});

/** The pieces that move now, and where each is at this moment of its animation, in milliseconds. */
const flights = (page: Page, moment = 0): Promise<Flight[]> => page.evaluate((start) => {
  // What the styles animate is no flight, and neither is a place that gets a ring until its stone has left.
  const all = document.getAnimations().filter((animation) => {
    const frames = (animation.effect as KeyframeEffect).getKeyframes();
    return animation.constructor === Animation && 'translate' in frames[0] && !('boxShadow' in frames[0]);
  });
  const read = (animation: Animation): Flight => {
    const { target, pseudoElement } = animation.effect as KeyframeEffect;
    const lands = Number(animation.effect!.getComputedTiming().endTime);
    const at = (time: number): Point => {
      animation.currentTime = time;
      return seen(target!, pseudoElement);
    };
    return { to: at(lands - 0.01), from: at(start), lands };
  };
  const isMoved = ({ from: [x, y], to }: Flight): boolean => Math.hypot(x - to[0], y - to[1]) > 1;
  return all.map(read).filter(isMoved);
}, moment);

/** Waits until so many pieces fly, and returns their flights. */
async function untilFlying(page: Page, number: number): Promise<Flight[]> {
  await expect.poll(async () => (await flights(page)).length).toBe(number);
  return flights(page);
}

/** Where the upper pieces of a heap are seen, the highest first. */
const pieces = async (page: Page, heap: string, number: number): Promise<Point[]> => {
  const name = new RegExp(`^Take (${upTo(number).join('|')}) from heap ${heap},`);
  const fromBelow = await page.getByRole('button', { name }).evaluateAll((all) => all.map((one) => seen(one, '::before')));
  expect(fromBelow.length).toBe(number);
  return fromBelow.reverse();
};

/** Expects each point within so many pixels of one of these places, in their order. The page moves in whole pixels. */
function expectInOrder(points: Point[], places: Point[], within = 2): void {
  const found = points.map(([x, y]) => places.findIndex((place) => Math.hypot(x - place[0], y - place[1]) < within));
  const isInOrder = found.every((place, index) => place > (found[index - 1] ?? -1));
  expect(isInOrder, `${points.join(' ')} lie at ${places.join(' ')}`).toBe(true);
}

/** Expects that all points lie within the left or the right half of the players. */
async function expectAt(side: 'left' | 'right', page: Page, points: Point[]): Promise<void> {
  const { x, y, width, height } = (await players(page).boundingBox())!;
  const left = side === 'left' ? x : x + width / 2;
  const others = points.filter(([across, down]) => across < left || across > left + width / 2 || down < y || down > y + height);
  expect(others).toEqual([]);
}

/** A press where nothing is. */
const pressBeside = (page: Page): Promise<void> => page.mouse.click(3, 3);

for (const [look, heaps, number, flying, apart] of [
  ['stones', '3,5,7', 4, 4, 40],
  // Twelve at most fly, and the first one lands at most 240 ms before the last.
  ['stones', '3,5,30', 30, 12, 21],
  ['matches', '3,5,30', 7, 7, 40],
] as const) {
  test(`${number} ${look} of ${heaps} fly to the pile one after another, and back, until a press`, async ({ page }) => {
    await beginWith(page, { settings: { look } });
    await openFrozen(page, `#/play?heaps=${heaps}&two=human`);
    const lying = await pieces(page, 'C', number);
    await choose(page, `C${number}`);
    const lifted = await pieces(page, 'C', number);
    lifted.forEach(([, y], index) => expect(y).toBeLessThan(lying[index][1] - 5));
    await press(page, `Take ${number} from heap C`);
    const taken = await untilFlying(page, flying);
    // In rows of four chosen pieces are lifted by 6 pixels, and begin to fly 12 pixels high.
    expectInOrder(taken.map(({ from }) => from), lifted, heaps.endsWith('30') ? 8 : 2);
    await expectAt('left', page, taken.map(({ to }) => to));
    expect(new Set(taken.map(({ to }) => String(to))).size).toBe(flying);
    const landings = upTo(flying).map((place) => 450 - (flying - place) * apart);
    expect(taken.map(({ lands }) => lands)).toEqual(landings);
    await pressBeside(page);
    expect(await flights(page)).toEqual([]);

    await press(page, 'Undo');
    const back = await untilFlying(page, flying);
    await expectAt('left', page, back.map(({ from }) => from));
    expectInOrder(back.map(({ to }) => to), lying.toReversed());
    expect(back.map(({ lands }) => lands)).toEqual(landings);
    await pressBeside(page);
    expect(await flights(page)).toEqual([]);
  });
}

test('stones that nobody has chosen leave from where they are seen', async ({ page }) => {
  await openFrozen(page, '#/play?heaps=3,7&two=human&moves=B2');
  await press(page, 'Undo');
  await untilFlying(page, 2);
  await pressBeside(page);
  const lying = await pieces(page, 'B', 2);
  await press(page, 'Redo');
  expectInOrder((await untilFlying(page, 2)).map(({ from }) => from), lying);
});

test('a choice, another game and a game that is opened move no stone', async ({ page }) => {
  await openFrozen(page, '#/play?heaps=3,5&two=human');
  await take(page, 'B4');
  await untilFlying(page, 4);
  await choose(page, 'A1');
  expect(await flights(page)).toEqual([]);
  await press(page, 'Restart', [3, 5]);
  expect(await flights(page)).toEqual([]);
  await follow(page, '#/play?heaps=3,5&two=human&moves=B4,A1', [2, 1]);
  expect(await flights(page)).toEqual([]);
});

test('where the panel hides the players, stones rise and fade, and come back from above', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openFrozen(page, '#/play?heaps=3,5,7&two=human');
  await press(page, 'Analysis and moves');
  await expect(players(page)).toBeHidden();
  await choose(page, 'C1');
  const [place] = await pieces(page, 'C', 1);
  await press(page, 'Take 1 from heap C');
  const [risen] = await untilFlying(page, 1);
  expectInOrder([risen.from], [place]);
  expect(risen.to[1]).toBeLessThan(risen.from[1]);
  await press(page, 'Undo');
  const [back] = await untilFlying(page, 1);
  expect(back.from[0]).toBeCloseTo(back.to[0], 0);
  expect(back.to[1] - back.from[1]).toBeGreaterThan(8);
  expect(back.to[1] - back.from[1]).toBeLessThan(60);
});

test('stones that are dropped leave from the hand', async ({ page }) => {
  await openFrozen(page, '#/play?heaps=3,5,7&rule=normal&two=human');
  const [start, end] = [await middle(stone(page, 'C2')), await middle(players(page))];
  await page.mouse.move(...start);
  await page.mouse.down();
  await page.mouse.move(...end, { steps: 5 });
  const held = await pieces(page, 'C', 2);
  expect(Math.abs(held[1][0] - end[0])).toBeLessThan(2);
  await page.mouse.up();
  expectInOrder((await untilFlying(page, 2)).map(({ from }) => from), held);
});

test('the stones of the computer are lifted before they leave, and both moves come back at once', async ({ page }) => {
  // After one stone from heap A only five from heap B win.
  await openFrozen(page, '#/play?heaps=3,7&rule=normal&two=perfect');
  const lying = await pieces(page, 'B', 5);
  const [low] = await pieces(page, 'A', 1);
  await choose(page, 'A1');
  const [high] = await pieces(page, 'A', 1);
  await press(page, 'Take 1 from heap A');
  await untilFlying(page, 1);
  await finish(page);
  await untilHeaps(page, [2, 2]);
  const all = await untilFlying(page, 5);
  expect(all.map(({ lands }) => lands)).toEqual([640, 680, 720, 760, 800]);
  // Just before the first one leaves.
  const shown = await flights(page, 340);
  expectInOrder(shown.map(({ from }) => from), lying.map(([x, y]): Point => [x, y + high[1] - low[1]]));
  await expectAt('right', page, shown.map(({ to }) => to));
  await pressBeside(page);
  await press(page, 'Undo');
  const back = await untilFlying(page, 6);
  await expectAt('right', page, back.slice(0, 5).map(({ from }) => from));
  await expectAt('left', page, [back[5].from]);
  expectInOrder([back[5].to], [low]);
});

test('the last stone goes to the middle of the board in every game, and the result appears when it lands', async ({ page }) => {
  await openFrozen(page, '#/play?heaps=1,1&rule=normal&two=human');
  const { x, y, width, height } = (await board(page).boundingBox())!;
  for (const winner of ['Player 2', 'Player 1']) {
    await take(page, 'B1');
    await untilFlying(page, 1);
    await choose(page, 'A1');
    const [place] = await pieces(page, 'A', 1);
    await press(page, 'Take 1 from heap A');
    const [last] = await untilFlying(page, 1);
    expectInOrder([last.from], [place]);
    expect(Math.abs(last.to[0] - x - width / 2)).toBeLessThan(2);
    expect(Math.abs(last.to[1] - y - height / 2)).toBeLessThan(height / 4);
    await says(page, `${winner} took the last stone`);
    const words = page.getByRole('status').locator('span').first();
    await expect(words).toHaveCSS('opacity', '0');
    const delay = await words.evaluate((one) => one.getAnimations()[0].effect!.getTiming().delay);
    expect(delay).toBe(last.lands);
    await pressBeside(page);
    await expect(words).toHaveCSS('opacity', '1');
    expect(await flights(page)).toEqual([]);
    await press(dialog(page, `${winner} wins`), 'Rematch', [1, 1]);
    await finish(page);
  }
});

for (const [how, query, lift] of [
  ['of a person', 'heaps=1&two=human', 0],
  ['of the computer', 'heaps=1,1&two=perfect', 350],
] as const) {
  test(`the result comes when nothing moves any more and the last stone ${how} was seen for a second`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await openFrozen(page, `#/play?rule=normal&${query}`);
    await page.clock.pauseAt(600_000);
    await take(page, 'A1');
    if (lift) await page.clock.runFor(1000);
    await says(page, 'took the last stone');
    const last = await page.evaluate(() => Math.max(...document.getAnimations()
      .map(({ effect }) => Number(effect!.getComputedTiming().endTime)).filter(Number.isFinite)));
    expect(last).toBeGreaterThan(450 + lift);
    expect(last).toBeLessThan(1500 + lift);
    // The win of a person is celebrated, and a loss is not.
    const names = await page.evaluate(() => document.getAnimations().map((one) => (one as CSSAnimation).animationName));
    expect(names.includes('celebrate')).toBe(lift === 0);
    await page.clock.runFor(1499 + lift);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

test('the last stone moves up when the result opens, and down when it closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openFrozen(page, '#/play?rule=normal&two=human&heaps=1,1&moves=A1');
  await take(page, 'B1');
  await untilFlying(page, 1);
  await finish(page);
  const last = page.locator('.end .piece').last();
  const height = async (): Promise<number> => (await middle(last))[1];
  const low = await height();
  await expect(dialog(page, 'Player 2 wins')).toBeVisible();
  expect(Math.abs(await height() - low)).toBeLessThan(2);
  await finish(page);
  const high = await height();
  expect(high).toBeLessThan(low - 30);
  await press(page, 'See the board');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(Math.abs(await height() - high)).toBeLessThan(2);
  await finish(page);
  expect(Math.abs(await height() - low)).toBeLessThan(2);
  const lying = await middle(last);
  await press(page, 'Undo');
  expectInOrder((await untilFlying(page, 1)).map(({ from }) => from), [lying]);
});

/** Collects in `moved`, frame by frame, what changes its place or its size. */
const MOVED = `
  window.moved = [];
  const places = ['translate', 'scale', 'rotate', 'transform', 'left', 'top'];
  const look = () => {
    for (const { effect } of document.getAnimations()) {
      const isMoved = effect.getKeyframes().some((frame) => places.some((place) => place in frame));
      if (isMoved) moved.push(effect.target.className + (effect.pseudoElement ?? ''));
    }
    requestAnimationFrame(look);
  };
  look();
`;

test.describe('a little faster', () => {
  test.use({ pace: 3 });

  test('something moves in a game and its dialogs, and nothing where the system or a setting asks for less motion', async ({ page }) => {
    await page.addInitScript(MOVED);
    await open(page);
    for (const asked of ['by nobody', 'by the system', 'in the settings']) {
      /** Expects that something has moved since the last time, or nothing where less motion is asked for. */
      const expectMoved = async (): Promise<void> => {
        const moved = new Set(await page.evaluate<string[]>('moved.splice(0)'));
        if (asked === 'by nobody') expect(moved.size).toBeGreaterThan(0);
        else expect([...moved]).toEqual([]);
      };
      await page.emulateMedia({ reducedMotion: asked === 'by the system' ? 'reduce' : 'no-preference' });
      if (asked === 'in the settings') {
        await openSettings(page);
        await page.getByRole('switch', { name: 'Less motion' }).check();
        await press(page, 'Close');
      }
      await follow(page, '#/play?heaps=1,3&rule=normal&two=perfect', [1, 3]);
      await page.evaluate('moved.splice(0)');
      await take(page, 'B2');
      await says(page, 'The computer took 1');
      await expectMoved();
      await press(page, 'Undo', [1, 3]);
      await expectMoved();
      await press(page, 'New game');
      await press(page, 'Close');
      await expectMoved();
      await follow(page, '#/play?heaps=1&rule=normal&two=perfect', [1]);
      await take(page, 'A1');
      await press(page, 'See the board');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expectMoved();
    }
  });
});

test('Take keeps its place when stones are chosen and taken', async ({ page }) => {
  await open(page);
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    await page.setViewportSize({ width, height });
    await follow(page, '#/play?two=human', [3, 5, 7]);
    const place = await button(page, 'Choose stones').boundingBox();
    await choose(page, 'B3');
    await expect.poll(() => button(page, 'Take 3 from heap B').boundingBox()).toEqual(place);
    await press(page, 'Take 3 from heap B');
    await says(page, 'Player 2’s turn.');
    await expect.poll(() => button(page, 'Choose stones').boundingBox()).toEqual(place);
  }
});
