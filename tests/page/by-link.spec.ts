import type { Page } from '@playwright/test';
import { expect, open, says, stone, take, test, untilHeaps } from '../nim.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** The link that the open dialog offers, without the host. */
async function offered(page: Page): Promise<string> {
  const field = page.getByRole('textbox', { name: 'Link' });
  await expect(field).toHaveValue(/^http.*via=link/);
  return (await field.inputValue()).replace(/^[^#]*/, '');
}

/** Opens the dialog by the button in place of Take, and closes it again. */
async function linkToSend(page: Page): Promise<string> {
  await button(page, 'Send the link').click();
  const link = await offered(page);
  await button(page, 'Close').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return link;
}

test('two people play a game by link on two screens', async ({ page: ada, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  const bob = await elsewhere.newPage();
  await open(ada);
  await button(ada, 'New game').click();
  const setup = dialog(ada, 'New game');
  await setup.getByRole('radio', { name: 'A friend by link' }).check();
  await setup.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await setup.getByRole('textbox', { name: 'Your friend’s name' }).fill('Bob');
  await setup.getByRole('radio', { name: 'Your own' }).check();
  await setup.getByRole('textbox', { name: 'Heap sizes' }).fill('1, 2');
  await setup.getByRole('radio', { name: 'wins' }).check();
  await button(ada, 'Play').click();
  await says(ada, 'The last stone wins. Your turn.');
  await take(ada, 'B1');
  await says(ada, 'You took 1 from heap B. Heaps: 1, 1. Send the link to Bob.');
  await expect(stone(ada, 'A1')).toBeDisabled();

  await open(bob, await linkToSend(ada));
  await untilHeaps(bob, [1, 1]);
  await says(bob, 'Ada took 1 from heap B. Heaps: 1, 1. Your turn.');
  await take(bob, 'A1');
  await says(bob, 'Send the link to Ada.');

  // The friend’s move comes to the screen where the game waits for it.
  await ada.evaluate((link) => { location.hash = link; }, await linkToSend(bob));
  await untilHeaps(ada, [0, 1]);
  await says(ada, 'Bob took 1 from heap A. Heaps: 0, 1. Your turn.');
  await take(ada, 'B1');
  await expect(dialog(ada, 'You win')).toContainText('You never gave the win away.');
  await expect(dialog(ada, 'You win')).toContainText('Send the link to Bob to show how the game ended.');
  await button(ada, 'Send the result').click();
  await open(bob, await offered(ada));
  await expect(dialog(bob, 'You lost')).toContainText('On this board, the player who starts first can always win.');
  await elsewhere.close();
});

test('one’s own move is undone until the friend has answered', async ({ page }) => {
  await open(page, '#/play?heaps=3,5&via=link');
  await take(page, 'A2');
  await says(page, 'Send the link to your friend.');
  await button(page, 'Undo').click();
  await untilHeaps(page, [3, 5]);
  await says(page, 'Your turn.');
  await button(page, 'Redo').click();
  await untilHeaps(page, [1, 5]);
  await page.evaluate(() => { location.hash = '#/play?heaps=3,5&via=link&moves=A2,B1'; });
  await untilHeaps(page, [1, 4]);
  await says(page, 'Your friend took 1 from heap B.');
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('a link of one’s own game that one opens again makes no move', async ({ page }) => {
  await open(page, '#/play?heaps=3,5&via=link');
  await take(page, 'A2');
  const link = await linkToSend(page);
  await page.evaluate((hash) => { location.hash = hash; }, link);
  await untilHeaps(page, [1, 5]);
  await says(page, 'Send the link to your friend.');
  await expect(stone(page, 'B1')).toBeDisabled();
  // Nor does the link before the move take it back.
  await page.evaluate(() => { location.hash = '#/play?heaps=3,5&via=link'; });
  await says(page, 'Send the link to your friend.');
  await untilHeaps(page, [1, 5]);
});

test('a game on this screen goes on by link', async ({ page }) => {
  await open(page, '#/play?heaps=2,4&two=human&moves=B3');
  await button(page, 'Share').click();
  await page.getByRole('radio', { name: /^A game by link/ }).check();
  expect(await offered(page)).toBe('#/play?heaps=2,4&two=human&via=link&moves=B3');
});

test('a rematch by link waits for the friend, who starts', async ({ page }) => {
  await open(page, '#/play?heaps=1&rule=normal&via=link&names=Ada,Bob');
  await take(page, 'A1');
  await dialog(page, 'You win').getByRole('button', { name: 'Rematch' }).click();
  await untilHeaps(page, [1]);
  await says(page, 'Bob starts. Heaps: 1. Send the link to Bob.');
  await expect(stone(page, 'A1')).toBeDisabled();
});
