import type { Page } from '@playwright/test';
import { button, dialog, expect, follow, open, press, says, section, take, test, untilHeaps } from '../nim.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Analysis and moves' });
const untilAt = (page: Page, address: string): Promise<void> => expect(page).toHaveURL(({ hash }) => hash === address);
const untilNoDialog = (page: Page): Promise<void> => expect(page.getByRole('dialog')).toHaveCount(0);

/** A screen: its address, its title in the window, and its heading or the heaps on its table. */
type Screen = [address: string, title: string, shows: string | RegExp | number[]];

const SCREENS: Screen[] = [
  ['#/play?heaps=2,4&two=human&moves=B1', 'Player 2’s turn – Nim', [2, 3]],
  ['#/analyse?heaps=2,4,6&rule=misere', 'Analysis of 2, 4, 6 – Nim', 'Analysis'],
  ['#/learn/move', 'Find the move – Nim', 'What must the heap become?'],
  ['#/puzzle/3/1234', 'Puzzle – Nim', 'Is there a winning move?'],
  ['#/more', 'More – Nim', 'More'],
  ['#/tree?heaps=4&rule=misere&take=3', 'Game tree of 4 – Nim', 'Game tree'],
  ['#/path', 'Learn to win – Nim', 'Learn to win'],
  ['#/path/4?rule=normal', '4. Copy – Nim', /copy this in the other heap/],
  ['#/learn', 'Go deeper – Nim', 'Go deeper'],
  ['#/learn/history', 'Where Nim comes from – Nim', 'Where Nim comes from'],
  ['#/learn/teachers', 'For teachers – Nim', 'For teachers'],
  ['#/print/worksheet/1/1?rule=misere', 'Boards to judge – Nim', 'Boards to judge'],
  ['#/puzzle/2026-11-20', 'Puzzle for 20 November 2026 – Nim', 'Is there a winning move?'],
  ['#/review?heaps=1,2&two=human&moves=B1,A1,B1', 'Review – Nim', 'Review'],
  ['#/statistics', 'Statistics and data – Nim', 'Statistics and data'],
  ['#/play?heaps=3,3&two=human&via=link&moves=A1', 'Your turn – Nim', [2, 3]],
  ['#/play?heaps=5,1&two=human', 'Player 1’s turn – Nim', [5, 1]],
];
const [GAME, , LESSON, PUZZLE, MORE] = SCREENS;

async function untilShown(page: Page, [address, title, shows]: Screen): Promise<void> {
  await untilAt(page, address);
  await expect(page).toHaveTitle(title);
  if (Array.isArray(shows)) await untilHeaps(page, shows);
  else await expect(page.getByRole('heading', { name: shows, exact: true })).toBeVisible();
}

test('back and forward lead through every screen, and a reload stays there', async ({ page }) => {
  await open(page, GAME[0]);
  await untilShown(page, GAME);
  for (const screen of SCREENS.slice(1)) {
    await follow(page, screen[0]);
    await untilShown(page, screen);
  }
  for (const screen of SCREENS.slice(0, -1).reverse()) {
    await page.goBack();
    await untilShown(page, screen);
  }
  for (const screen of SCREENS.slice(1)) {
    await page.goForward();
    await untilShown(page, screen);
    await page.reload();
    await untilShown(page, screen);
  }
});

/** The dialogs: the screen, the button that opens the dialog there, and the name of the dialog. */
const DIALOGS: [screen: Screen, opener: string | RegExp, name: string][] = [
  [GAME, 'New game', 'New game'],
  [GAME, 'Share', 'Share'],
  [PUZZLE, 'Share', 'Share'],
  [MORE, /^How to play/, 'How to play'],
  [MORE, /^Settings/, 'Settings'],
  [MORE, /^About/, 'About'],
];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test('going back closes each dialog, and the screen behind it stays', async ({ page }) => {
    await open(page);
    for (const [screen, opener, name] of DIALOGS) {
      await follow(page, screen[0]);
      await untilShown(page, screen);
      await press(page, opener);
      await expect(dialog(page, name)).toBeVisible();
      await page.goBack();
      await untilNoDialog(page);
      await untilShown(page, screen);
    }
    await follow(page, '#/play?heaps=1&rule=normal&two=human', [1]);
    await take(page, 'A1');
    await expect(dialog(page, 'Player 1 wins')).toBeVisible();
    await page.goBack();
    await untilNoDialog(page);
    await says(page, 'Player 1 wins.');
  });

  test('each section opens where it was left, and once more at its beginning', async ({ page }) => {
    await open(page, '#/play?heaps=2,4&two=human');
    await take(page, 'B1');
    await section(page, 'Learn');
    await untilAt(page, '#/path');
    await follow(page, '#/learn/move');
    await untilShown(page, LESSON);
    await section(page, 'Play');
    await untilHeaps(page, [2, 3]);
    await section(page, 'Learn');
    await untilAt(page, '#/learn/move');
    await section(page, 'Learn');
    await untilAt(page, '#/path');
    await section(page, 'Analysis');
    await untilAt(page, '#/analyse?heaps=2,4&rule=misere&moves=B1');
    await press(page, 'Game tree');
    await untilAt(page, '#/tree?heaps=2,4&rule=misere&moves=B1');
    await section(page, 'Play');
    await untilHeaps(page, [2, 3]);
    await section(page, 'Analysis');
    await untilAt(page, '#/tree?heaps=2,4&rule=misere&moves=B1');
    // After a move the board of the game is another one.
    await section(page, 'Play');
    await take(page, 'A2');
    await section(page, 'Analysis');
    await untilAt(page, '#/analyse?heaps=2,4&rule=misere&moves=B1,A2');
    await page.goBack();
    await untilHeaps(page, [0, 3]);
    await untilAt(page, '#/play?heaps=2,4&two=human&moves=B1,A2');
    await take(page, 'B1', [0, 2]);
    await expect(page.getByText('Your old game is saved.')).toHaveCount(0);
  });
});

test('going back closes first the dialog and then the panel, and forward opens nothing again', async ({ page }) => {
  await open(page, '#/puzzle/2/5');
  await follow(page, '#/play?heaps=2,3&two=human');
  await take(page, 'B1');
  await press(page, 'Analysis and moves');
  await expect(panel(page)).toBeVisible();
  await press(page, 'New game');
  await expect(dialog(page, 'New game')).toBeVisible();
  await page.goBack();
  await untilNoDialog(page);
  await expect(panel(page)).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await page.goForward();
  await take(page, 'A1');
  await expect(panel(page)).toHaveCount(0);
  // The entry that forward went to belongs to the board, so a step back from it stays there.
  await page.goBack();
  await untilAt(page, '#/play?heaps=2,3&two=human&moves=B1,A1');
  await take(page, 'A1');
  await page.goBack();
  await untilAt(page, '#/puzzle/2/5');
});

test('what was closed by hand needs no step back', async ({ page }) => {
  await open(page, '#/puzzle/2/5');
  await follow(page, '#/play?heaps=2,3&two=human');
  await press(page, 'Analysis and moves');
  await expect(panel(page)).toBeVisible();
  await press(page, 'New game');
  await press(dialog(page, 'New game'), 'Close');
  await untilNoDialog(page);
  await press(page, 'Analysis and moves');
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page, 'Analysis and moves')).toBeFocused();
  await take(page, 'A1');
  await page.goBack();
  await untilAt(page, '#/puzzle/2/5');
});

/** Closes the open dialog, and at this moment presses the button of Share, or follows a link. */
async function closeAnd(page: Page, moment: string, link?: string): Promise<void> {
  const share = await page.getByRole('button', { name: 'Share', includeHidden: true }).elementHandle();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).evaluate(async (close, next) => {
    const waits: Record<string, () => Promise<unknown>> = {
      'at once': () => Promise.resolve(),
      'in the next task': () => new Promise((done) => { setTimeout(done); }),
      'in the next frame': () => new Promise(requestAnimationFrame),
      // In a later task.
      'once the browser tells of the close': () =>
        new Promise((done) => { close.closest('dialog')!.addEventListener('close', done, { once: true }); }),
    };
    const waited = waits[next.moment]();
    (close as HTMLElement).click();
    await waited;
    if (next.link) location.hash = next.link;
    else (next.share as HTMLElement).click();
  }, { moment, link, share });
}

test('what is opened right after a dialog stays', async ({ page }) => {
  await open(page);
  for (const moment of ['at once', 'in the next task', 'in the next frame', 'once the browser tells of the close']) {
    await test.step(moment, async () => {
      await follow(page, '#/play?two=human&moves=C2', [3, 5, 5]);
      await press(page, 'New game');
      await closeAnd(page, moment);
      await dialog(page, 'Share').getByRole('button', { name: 'Copy' }).focus();
      await expect(dialog(page, 'Share')).toBeVisible();
      await page.goBack();
      await untilNoDialog(page);
      await press(page, 'New game');
      await closeAnd(page, moment, '#/play?heaps=2,9&two=human');
      await untilHeaps(page, [2, 9]);
      await take(page, 'A1');
      await untilAt(page, '#/play?heaps=2,9&two=human&moves=A1');
    });
  }
});

test('links that follow each other at once lead to the last, and Back through each of them', async ({ page }) => {
  const [game, ...links] = SCREENS.slice(0, 8);
  await open(page, game[0]);
  await untilShown(page, game);
  await page.evaluate((all) => { for (const link of all) location.hash = link; }, links.map(([address]) => address));
  await untilShown(page, links.at(-1)!);
  for (const screen of [game, ...links.slice(0, -1)].reverse()) {
    await page.goBack();
    await untilShown(page, screen);
  }
  await page.evaluate(() => history.go(3));
  await untilShown(page, links[2]);
});
