import type { CDPSession, Page } from '@playwright/test';
import {
  button, calm, choose, complained, dialog, expect, follow, heaps, isWhole, open, openStill, press, saved, says, take, test,
  untilHeaps, untilStarted,
} from '../nim.ts';
import { FAULTY, Site } from '../server.mjs';

test.beforeEach(calm);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** On this board only the same number from the other heap wins. */
const EQUAL = '#/play?heaps=4,4&rule=normal&two=perfect';

test('neither another clock nor sleep nor a reload stops the computer, which moves once after its pause', async ({ page }) => {
  await openStill(page, EQUAL);
  const noon = await page.evaluate(() => Date.now());
  for (const [stones, by] of [[3, HOUR], [2, -DAY], [1, 365 * DAY]]) {
    await take(page, 'A1');
    await says(page, 'The computer is thinking.');
    await page.clock.setSystemTime(noon + by);
    await page.clock.runFor(1000);
    await untilHeaps(page, [stones, stones]);
    await says(page, 'Your turn.');
  }
  await page.reload();
  await untilHeaps(page, [1, 1]);
  // A device that sleeps.
  await follow(page, EQUAL, [4, 4]);
  await take(page, 'A1');
  await says(page, 'The computer is thinking.');
  await page.clock.fastForward(HOUR);
  await untilHeaps(page, [3, 3]);
  await page.clock.runFor(10_000);
  await untilHeaps(page, [3, 3]);
  // A visit that begins in the computer’s turn.
  await take(page, 'A1');
  await page.clock.runFor(500);
  await page.reload();
  await says(page, 'The computer is thinking.');
  await page.clock.runFor(999);
  await untilHeaps(page, [2, 3]);
  await page.clock.runFor(1);
  await untilHeaps(page, [2, 2]);
});

const AWAY: [string, (page: Page) => Promise<void>, number[]][] = [
  ['a restart', (page) => press(page, 'Restart'), [4, 4]],
  ['a link', (page) => follow(page, '#/play?heaps=2,5&two=human'), [2, 5]],
  // On that board the computer is to move as well, after its whole pause.
  ['a link to the same board', (page) => follow(page, `${EQUAL}&moves=B1`), [4, 3]],
];

test('whatever leads to another board in the pause of the computer ends its move', async ({ page }) => {
  await openStill(page, EQUAL);
  for (const [what, lead, board] of AWAY) {
    await follow(page, `${EQUAL}&moves=`, [4, 4]);
    await take(page, 'A1');
    await page.clock.runFor(500);
    await lead(page);
    await untilHeaps(page, board);
    await page.clock.runFor(what.endsWith('board') ? 999 : 10_000);
    expect(await heaps(page), what).toEqual(board);
  }
});

test('no button changes before the result, and a press only brings it sooner', async ({ page }) => {
  await openStill(page, '#/play?heaps=9,3&rule=normal&take=4,5&two=human&moves=A4');
  const result = dialog(page, 'Player 2 wins');
  await choose(page, 'A5');
  await page.clock.runFor(500);
  // The second press of a double press is meant for Take.
  await button(page, 'Take 5 from heap A').dblclick();
  await page.clock.runFor(300);
  for (const name of ['Rematch', 'Review', 'Analyse']) await expect(button(page, name)).toHaveCount(0);
  await press(page, 'Last move wins · take 4 or 5');
  await expect(page.getByText('You may take 4 or 5 stones per turn.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const name of ['Choose stones', 'Undo', 'Redo', 'Hint']) {
    await button(page, name).click({ force: true });
    await expect(result).toBeVisible();
    await press(result, 'See the board');
    await press(page, 'Undo', [5, 3]);
    await take(page, 'A5');
    await page.clock.runFor(900);
  }
  // The letter does what the button does.
  await page.keyboard.press('u');
  await expect(result).toBeVisible();
  await untilHeaps(page, [0, 3]);
});

test('a text that is selected to beyond the dialog does not close it', async ({ page }) => {
  await open(page);
  await press(page, 'New game');
  const field = page.getByRole('textbox', { name: 'Your name' });
  await field.fill('Ada');
  const { x, y, width, height } = (await field.boundingBox())!;
  await page.mouse.move(x + width - 4, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(4, 400, { steps: 3 });
  await page.mouse.up();
  await expect(dialog(page, 'New game')).toBeVisible();
  await page.keyboard.type('Bob');
  await expect(field).toHaveValue('Bob');
  // A press beside the dialog closes it.
  await page.mouse.click(4, 400);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('another choice waits anew for its reminder, which comes after the last move, and Take ends it', async ({ page }) => {
  await openStill(page, '#/play?two=human&moves=A2,C7');
  const status = page.getByRole('status');
  await choose(page, 'B2');
  await page.clock.runFor(2000);
  await choose(page, 'B3');
  await expect(button(page, 'Take 3 from heap B')).toBeVisible();
  await page.clock.runFor(2999);
  await expect(status).not.toContainText('press “Take”');
  await page.clock.runFor(1);
  await expect(status).toContainText('Player 2 took 7 stones from heap C.');
  await expect(status).toContainText('Now press “Take”.');
  await take(page, 'A1');
  await page.clock.runFor(10_000);
  await expect(status).not.toContainText('press “Take”');
});

test('undo keeps a choice of the same player, and ends that of another', async ({ page }) => {
  await openStill(page, EQUAL);
  await take(page, 'A1');
  await page.clock.runFor(1000);
  await untilHeaps(page, [3, 3]);
  await choose(page, 'A2');
  await press(page, 'Undo', [4, 4]);
  await expect(button(page, 'Take 2 from heap A')).toBeVisible();
  await follow(page, '#/play?two=human&moves=C2', [3, 5, 5]);
  await choose(page, 'A2');
  await press(page, 'Undo', [3, 5, 7]);
  await expect(button(page, 'Choose stones')).toBeVisible();
});

const STRENGTHS = ['beginner', 'casual', 'skilled', 'perfect', 'minimax', 'learner'];

/** The nodes, listeners and bytes of the page after a garbage collection. */
async function held(devtools: CDPSession): Promise<{ nodes: number; listeners: number; bytes: number }> {
  for (let times = 0; times < 3; times += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await devtools.send('Memory.getDOMCounters');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { nodes, listeners: jsEventListeners, bytes: usedSize };
}

/** In a whole run there are more games, and their memory is compared too. */
const GAMES = isWhole ? 500 : 6;

test('games come to an end, and leave nothing behind', async ({ page, context }) => {
  test.setTimeout(60_000 + GAMES * 5000);
  const devtools = await context.newCDPSession(page);
  await openStill(page, '#/play?heaps=1');
  const play = async (game: number): Promise<void> => {
    const rule = game % 4 < 2 ? 'misere' : 'normal';
    await follow(page, `#/play?heaps=2&rule=${rule}&two=${STRENGTHS[game % 6]}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await take(page, 'A1', [1]);
    // The computer takes the last stone.
    await page.clock.runFor(4000);
    await expect(dialog(page, rule === 'misere' ? 'You win' : 'You lose')).toBeVisible();
  };
  for (let game = 0; game < 6; game += 1) await play(game);
  const before = await held(devtools);
  for (let game = 6; game < GAMES + 6; game += 1) await play(game);
  const later = await held(devtools);
  expect(later.nodes).toBeLessThan(before.nodes * 1.2);
  expect(later.listeners).toBeLessThan(before.listeners * 1.2);
  if (isWhole) expect(later.bytes).toBeLessThan(before.bytes * 1.2);
});

const STOPPED = 'An error in the program has stopped Nim: reload the page to go on.';

/** Events that end the program of the page that is built for it, and what the browser's console then says. */
const ENDS: [event: string, ...reported: RegExp[]][] = [
  ['nim-panic', /panicked at/, /unreachable/],
  ['nim-overflow', /Maximum call stack size exceeded/],
  // An allocation fails.
  ['nim-memory', /unreachable/],
];

test('a program that ends says so, and a reload resumes the game', async ({ page, complaints }) => {
  test.skip(!isWhole, 'the page with such a program is built for the whole matrix alone');
  const site = await Site.open(FAULTY);
  await page.goto(`${site.url}#/play?two=human`);
  await untilStarted(page);
  await take(page, 'B4');
  await expect.poll(() => saved(page)).toContain('moves=B4');
  for (const [event, ...reported] of ENDS) {
    await page.evaluate((name) => dispatchEvent(new Event(name)), event);
    await expect(page.getByRole('heading', { name: STOPPED })).toBeFocused();
    await complained(complaints, ...reported);
    // So each stop counts as the first.
    await page.evaluate(() => sessionStorage.clear());
    await press(page, 'Reload', [3, 1, 7]);
  }
  await page.goto('about:blank');
  await site.close();
});
