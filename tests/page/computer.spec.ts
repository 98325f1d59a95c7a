import type { Page } from '@playwright/test';
import {
  button, calm, dialog, expect, follow, heaps, openSettings, openStill, players, press, says, setHidden, stone, take, test, untilHeaps,
} from '../nim.ts';

test.beforeEach(calm);

const stones = async (page: Page): Promise<number> => (await heaps(page)).reduce((sum, heap) => sum + heap, 0);

/** On this board only the same number from the other heap wins. */
const EQUAL = '#/play?heaps=3,3&rule=normal&two=perfect';

/** Expects that the computer answers A2 on this board after its whole pause, and not before. */
async function movesAfterItsPause(page: Page): Promise<void> {
  await page.clock.runFor(999);
  await untilHeaps(page, [1, 3]);
  await page.clock.runFor(1);
  await untilHeaps(page, [1, 1]);
}

test('the computer moves once, after a second in which nobody else can choose, and not at all after Undo', async ({ page }) => {
  await openStill(page, EQUAL);
  await take(page, 'A2');
  await says(page, 'You took 2 stones from heap A. Heaps: 1, 3. The computer is thinking.');
  await stone(page, 'B1').click({ force: true });
  await expect(button(page, 'Choose stones')).toBeDisabled();
  await movesAfterItsPause(page);
  await says(page, 'The computer took 2 stones from heap B. Heaps: 1, 1. Your turn.');
  await page.clock.runFor(10_000);
  await untilHeaps(page, [1, 1]);
  await press(page, 'Restart', [3, 3]);
  await take(page, 'A2');
  await press(page, 'Undo', [3, 3]);
  await says(page, 'Your turn.');
  await page.clock.runFor(10_000);
  await untilHeaps(page, [3, 3]);
  await expect(page).not.toHaveURL(/moves/);
});

test('the computer waits behind an open dialog and while its tab is hidden, and its whole pause follows', async ({ page }) => {
  await openStill(page, EQUAL);
  await take(page, 'A2');
  await press(page, 'New game');
  await expect(dialog(page, 'New game')).toBeVisible();
  await page.clock.runFor(10_000);
  await untilHeaps(page, [1, 3]);
  await press(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await movesAfterItsPause(page);
  await press(page, 'Restart', [3, 3]);
  await take(page, 'A2');
  await setHidden(page, true);
  await page.clock.runFor(10_000);
  await untilHeaps(page, [1, 3]);
  await setHidden(page, false);
  await page.clock.runFor(1000);
  await untilHeaps(page, [1, 1]);
});

test('the computer does not move in a lesson behind a dialog or in a hidden tab', async ({ page }) => {
  await openStill(page, '#/path/12?rule=misere');
  await untilHeaps(page, [3, 5, 7]);
  await take(page, 'A3', [0, 5, 7]);
  await press(page, 'Play on');
  await press(page, 'Share');
  await expect(dialog(page, 'Share')).toBeVisible();
  await page.clock.runFor(10_000);
  await untilHeaps(page, [0, 5, 7]);
  await setHidden(page, true);
  await press(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(10_000);
  await untilHeaps(page, [0, 5, 7]);
  await setHidden(page, false);
  await page.clock.runFor(2_000);
  await untilHeaps(page, [0, 5, 5]);
});

test('two watched computers start, pause and step on command', async ({ page }) => {
  await openStill(page, '#/play?heaps=7,6,5&take=1&one=perfect&two=casual');
  await says(page, 'Perfect starts.');
  await page.clock.runFor(10_000);
  expect(await stones(page)).toBe(18);
  await press(page, 'Step');
  await page.clock.runFor(10_000);
  await says(page, 'Perfect took 1 stone from heap');
  await says(page, 'Casual’s turn.');
  expect(await stones(page)).toBe(17);
  await press(page, 'Resume');
  await expect(button(page, 'Pause')).toBeVisible();
  await page.clock.runFor(1000);
  await expect.poll(() => stones(page)).toBe(16);
  await page.clock.runFor(1000);
  await expect.poll(() => stones(page)).toBe(15);
  await press(page, 'Pause');
  await says(page, 'Paused.');
  await page.clock.runFor(10_000);
  expect(await stones(page)).toBe(15);
  await press(page, 'Undo');
  await expect.poll(() => stones(page)).toBe(16);
  await press(page, 'Redo');
  await expect.poll(() => stones(page)).toBe(15);
});

test('the pace in the settings sets the pause of the computer', async ({ page }) => {
  await openStill(page, EQUAL);
  for (const [pace, pause] of [['Fast', 400], ['Slow', 2500]] as const) {
    await openSettings(page);
    await page.getByRole('group', { name: 'Computer’s pace' }).getByRole('radio', { name: pace }).check();
    await press(page, 'Close');
    await follow(page, EQUAL, [3, 3]);
    await take(page, 'A2', [1, 3]);
    await page.clock.runFor(pause - 1);
    await untilHeaps(page, [1, 3]);
    await page.clock.runFor(1);
    await untilHeaps(page, [1, 1]);
  }
});

test('the pace of a watched game sets the pause: 2.5 seconds, 0.4, or 1; other games keep theirs', async ({ page }) => {
  await openStill(page, '#/play?heaps=7,6,5&take=1&one=perfect&two=casual');
  await press(page, 'Start');
  let left = 18;
  for (const [name, next, pause] of [
    ['Pace: usual', 'Pace: slow', 2500], ['Pace: slow', 'Pace: fast', 400], ['Pace: fast', 'Pace: usual', 1000],
  ] as const) {
    await press(page, name);
    await expect(button(page, next)).toBeVisible();
    await page.clock.runFor(pause - 1);
    expect(await stones(page)).toBe(left);
    await page.clock.runFor(1);
    left -= 1;
    await expect.poll(() => stones(page)).toBe(left);
  }
  await press(page, 'Pace: usual');
  await follow(page, '#/play?heaps=3,3&two=perfect', [3, 3]);
  await take(page, 'A1', [2, 3]);
  await page.clock.runFor(999);
  await untilHeaps(page, [2, 3]);
  await page.clock.runFor(1);
  await says(page, 'The computer took');
});

test('a watched game ends with its winner, and is watched again', async ({ page }) => {
  await openStill(page, '#/play?heaps=1,1&rule=normal&one=perfect&two=beginner');
  await press(page, 'Start');
  await page.clock.runFor(1000);
  await says(page, 'Beginner is thinking.');
  await page.clock.runFor(1000);
  await says(page, 'Beginner took the last stone.');
  await page.clock.runFor(3000);
  await expect(dialog(page, 'Beginner wins')).toContainText('Beginner never gave the win away.');
  await press(page, 'Watch again', [1, 1]);
});

test('each strength has its name and moves, also on the largest board', async ({ page }) => {
  await openStill(page, '#/play?heaps=1');
  for (const strength of ['Beginner', 'Casual', 'Skilled', 'Perfect', 'Minimax', 'Learner']) {
    await follow(page, `#/play?heaps=7,7,7,7,7,7,6,6,6&first=two&two=${strength.toLowerCase()}`, [7, 7, 7, 7, 7, 7, 6, 6, 6]);
    await expect(players(page)).toContainText(strength);
    await page.clock.runFor(1000);
    await says(page, /The computer took [1-7] stones? from heap [A-I]\. .*Your turn\./);
    expect(await stones(page)).toBeLessThan(60);
  }
  await follow(page, '#/play?heaps=3,4,5&first=two&two=minimax', [3, 4, 5]);
  await page.clock.runFor(1000);
  await says(page, /The search looked at [1-9][\d,]* boards\./);
});
