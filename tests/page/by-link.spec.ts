import type { Page } from '@playwright/test';
import { button, calm, dialog, expect, follow, open, openStill, press, says, stone, take, test, untilHeaps } from '../nim.ts';

test.beforeEach(calm);

/** The link that the open dialog offers, without the host. */
async function offered(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/^http.*via=link/);
  return (await field.inputValue()).replace(/^[^#]*/, '');
}

/** Opens the dialog by the button in place of Take, and closes it again. */
async function linkToSend(page: Page): Promise<string> {
  await press(page, 'Send the link');
  const link = await offered(page);
  await press(page, 'Close');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return link;
}

test('two people play a game by link on two screens', async ({ page: ada, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block', reducedMotion: 'reduce' });
  const bob = await elsewhere.newPage();
  await open(ada, '#/play?heaps=1,2&rule=normal&via=link&names=Ada,Bob', [1, 2]);
  await take(ada, 'B1');
  await says(ada, 'You took 1 stone from heap B. Heaps: 1, 1. Send the link to Bob.');
  await expect(stone(ada, 'A1')).toBeDisabled();

  await open(bob, await linkToSend(ada), [1, 1]);
  await says(bob, 'Take any number of stones from one heap. The last stone wins. Ada took 1 stone from heap B. Heaps: 1, 1. Your turn.');
  await take(bob, 'A1');
  await says(bob, 'Send the link to Ada.');

  // The friend’s move comes to the screen where the game waits for it.
  await follow(ada, await linkToSend(bob), [0, 1]);
  await says(ada, 'Bob took 1 stone from heap A. Heaps: 0, 1. Your turn.');
  await take(ada, 'B1');
  await expect(dialog(ada, 'You win')).toContainText('You never gave the win away.');
  await expect(dialog(ada, 'You win')).toContainText('Send the link to Bob to show how the game ended.');
  await press(ada, 'Send the result');
  await open(bob, await offered(ada));
  await expect(dialog(bob, 'You lose')).toContainText('You made no mistake. From the first board, the player who goes first can always win.');
  await elsewhere.close();
});

test('one’s own move is undone until the friend has answered, and one’s own link makes no move', async ({ page }) => {
  await open(page, '#/play?heaps=3,5&via=link');
  await take(page, 'A2');
  await says(page, 'Send the link to your friend.');
  await press(page, 'Undo', [3, 5]);
  await says(page, 'Your turn.');
  await press(page, 'Redo', [1, 5]);
  // Neither the link with this move nor the link before this move changes the board.
  for (const own of [await linkToSend(page), '#/play?heaps=3,5&via=link']) {
    await follow(page, own, [1, 5]);
    await says(page, 'Send the link to your friend.');
    await expect(stone(page, 'B1')).toBeDisabled();
  }
});

test('in the turn of the friend neither key nor press makes a move', async ({ page }) => {
  await open(page, '#/play?heaps=2,3&via=link&names=Ada,Bob');
  await take(page, 'A1');
  await says(page, 'You took 1 stone from heap A. Heaps: 1, 3. Send the link to Bob.');
  await stone(page, 'B1').click({ force: true });
  await says(page, 'Bob’s turn. Heaps: 1, 3. Send the link to Bob.');
  for (const key of ['h', 'r', 'Control+y', '2', 'Enter']) {
    await page.keyboard.press(key);
    await untilHeaps(page, [1, 3]);
    await expect(button(page, 'Send the link')).toBeVisible();
  }
});

test('a game by link waits in the next visit, and the answer goes on with it', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&rule=normal&via=link');
  await take(page, 'B1');
  await open(page, '404.html');
  await open(page, '', [1, 1]);
  await says(page, 'Send the link to your friend.');
  await open(page, '404.html');
  await open(page, '#/play?heaps=1,2&rule=normal&via=link&moves=B1,A1');
  await says(page, 'Your friend took 1 stone from heap A. Heaps: 0, 1. Your turn.');
  await expect(page.getByText('Your old game is saved.')).toHaveCount(0);
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('setup and review know a game by link', async ({ page }) => {
  await open(page, '#/play?via=link&names=Ada,Bob&moves=A1');
  await press(page, 'New game');
  const setup = dialog(page, 'New game');
  await expect(setup.getByRole('radio', { name: 'A friend by link' })).toBeChecked();
  // The reader of the link is Bob.
  await expect(setup.getByRole('textbox', { name: 'Your name' })).toHaveValue('Bob');
  await expect(setup.getByRole('textbox', { name: 'Your friend’s name' })).toHaveValue('Ada');
  await press(setup, 'Close');
  // The review of a game by link leads to a game on this screen.
  await follow(page, '#/review?heaps=1,1&rule=normal&via=link&moves=A1,B1');
  await press(page, 'Play from the start');
  await expect(page).toHaveURL(/#\/play\?heaps=1,1&rule=normal&two=human$/);
});

test('a friend’s link tells who sent what, and plays the move on the board', async ({ page }) => {
  await openStill(page, '');
  await follow(page, '#/play?heaps=3,5&rule=normal&via=link&moves=B2&names=Mia,Ben');
  await untilHeaps(page, [3, 5]);
  await page.clock.runFor(899);
  await untilHeaps(page, [3, 5]);
  await expect(page.getByRole('status')).toHaveText('');
  await page.clock.runFor(1);
  await untilHeaps(page, [3, 3]);
  await says(page, 'The last stone wins. Mia took 2 stones from heap B. Heaps: 3, 3. Your turn.');
  await take(page, 'A1');
  await says(page, 'Send the link to Mia.');
  // The next link says no more than the move.
  await follow(page, '#/play?heaps=3,5&rule=normal&via=link&moves=B2,A1,B1&names=Mia,Ben');
  await untilHeaps(page, [2, 3]);
  await page.clock.runFor(900);
  await untilHeaps(page, [2, 2]);
  await expect(page.getByRole('status')).toHaveText(/^Mia took 1 stone from heap B\./);
  // The last move is played before the result comes.
  await follow(page, '#/play?heaps=1,1&rule=normal&via=link&moves=A1,B1&names=Ben,Mia');
  const end = page.locator('.end');
  await untilHeaps(page, [0, 1]);
  await expect(end).toHaveCount(0);
  await page.clock.runFor(900);
  await untilHeaps(page, [0, 0]);
  await expect(end).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(dialog(page, 'You lose')).toBeVisible();
  // Nothing arrives again, also not a move of one’s own.
  await follow(page, '#/play?heaps=3,5&via=link&moves=B2', [3, 5]);
  await page.clock.runFor(900);
  await take(page, 'A1', [2, 3]);
  await page.reload();
  await says(page, 'Send the link');
  await untilHeaps(page, [2, 3]);
  // A friend who takes the last stone and loses leaves a win that is celebrated.
  await follow(page, '#/play?heaps=1,1&via=link&moves=A1,B1&names=Mia,Ben');
  await untilHeaps(page, [0, 1]);
  await page.clock.runFor(900);
  await expect(page.locator('.end .shower')).toBeAttached();
  await page.clock.runFor(3_000);
  await expect(dialog(page, 'You win')).toBeVisible();
  await follow(page, '#/play?heaps=3,5&via=link&names=Ben,Mia');
  await says(page, 'Mia sends you a game. Take any number of stones from one heap. The last stone loses. Your turn.');
});

test('a challenge is named until it is met, and its result is sent back', async ({ page }) => {
  await open(page);
  const named = 'A challenge: can you beat Skilled?';
  await follow(page, '#/play?heaps=1,1&two=skilled&via=challenge', [1, 1]);
  await says(page, named);
  await page.reload();
  await says(page, named);
  await take(page, 'A1');
  await expect(dialog(page, 'You win')).toContainText('You have met the challenge.');
  await press(page, 'Send the result');
  await expect(page.getByText('I beat the computer (Skilled) at Nim in a game of 2 moves.')).toBeVisible();
  await press(page, 'Close');
  await press(page, 'Restart', [1, 1]);
  await expect(page.getByRole('status')).not.toContainText('challenge');
  // A lost challenge stays one.
  await follow(page, '#/play?heaps=1&two=perfect&via=challenge', [1]);
  await take(page, 'A1');
  await expect(dialog(page, 'You lose')).toContainText('The challenge is still open.');
  await press(dialog(page, 'You lose'), 'Restart', [1]);
  await says(page, 'A challenge: can you beat Perfect?');
});

test('a challenge in which the computer starts is named before its first move', async ({ page }) => {
  // Its pause does not pass.
  await openStill(page, '');
  await follow(page, '#/play?heaps=1,1&two=perfect&first=two&via=challenge');
  await says(page, 'A challenge: can you beat Perfect? The computer starts.');
});

test('who gets the end of a game by link is not asked to send it', async ({ page }) => {
  await open(page, '#/play?heaps=1,1&via=link&moves=A1,B1');
  await expect(dialog(page, 'You win')).toBeVisible();
  await expect(dialog(page, 'You win')).not.toContainText('how the game ended');
});
