import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { button, expect, follow, open, press, take, test, untilHeaps } from '../nim.ts';
import { moves, write } from '../oracle.ts';
import { replied } from '../play.ts';
import { save } from '../save.ts';

const region = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const row = (page: Page, opponent: string): Locator => page.getByRole('row', { name: new RegExp(`^${opponent}`) });
const saved = (page: Page, key = 'nim-save'): Promise<string | null> => page.evaluate((name) => localStorage.getItem(name), key);

/** Opens the statistics as a visit that finds this text under this key of the storage. */
async function openWith(page: Page, text: string, key = 'nim-save'): Promise<void> {
  await open(page, '404.html');
  await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [key, text]);
  await open(page, '#/statistics');
}

/** The name and the text of the file that a link saves. */
async function savedFile(page: Page, link: string): Promise<[name: string, text: string]> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: link }).click()]);
  return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')];
}

/** Offers a text as a file to import. */
const offerFile = (page: Page, text: string): Promise<void> =>
  page.getByLabel('A file that you saved from Nim')
    .setInputFiles({ name: 'nim.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Follows a link to a game on 1 and 2 in which the last stone wins, and wins it, or loses it at once. */
async function finish(page: Page, opponent: string, toWin: boolean): Promise<void> {
  await follow(page, `#/play?heaps=1,2&rule=normal&two=${opponent}`, [1, 2]);
  await take(page, toWin ? 'B1' : 'B2');
  const left = await replied(page, { heaps: toWin ? [1, 1] : [1, 0], rule: 'normal' });
  if (toWin) await take(page, write(moves(left)[0]));
  await press(page.getByRole('dialog', { name: toWin ? 'You win' : 'You lose' }), 'See the board');
}

const SAVED = save({
  game: '#/play?heaps=1,3,5&two=skilled&moves=C2&names=Z%C3%B6e%20%25%23',
  last: '#/play?heaps=1,2&rule=normal&moves=B1',
  games: { person: [4, 3, 1, 2], casual: [12, 7, 2, 4], perfect: [3, 0, 0, 0] },
  lessons: '1=done 2=3 binary=done move=done limits=2',
  level: { grade: 'Endgame', right: 1, wrong: 0 },
  days: ['2026-11-19', '2026-11-20'],
});

test('without a game the statistics say so, and lead to one', async ({ page }) => {
  await open(page, '#/statistics');
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await button(page, 'Play a game').click();
  await untilHeaps(page, [3, 5, 7]);
  await page.goBack();
  await region(page, 'Learning').getByRole('link', { name: 'Learn to win' }).click();
  await expect(page).toHaveURL(/#\/path$/);
});

test('games count by opponent as by hand, with their streaks', async ({ page }) => {
  await open(page);
  for (const toWin of [true, true, false, true]) await finish(page, 'perfect', toWin);
  await follow(page, '#/play?heaps=1,1&rule=normal&two=human&names=Ada,Bob', [1, 1]);
  for (const move of ['B1', 'A1']) await take(page, move);
  await press(page.getByRole('dialog', { name: 'Bob wins' }), 'See the board');
  await follow(page, '#/statistics');
  const cells = (opponent: string, expected: string[]): Promise<void> =>
    expect(row(page, opponent).getByRole('cell')).toHaveText(expected);
  await expect(page.getByRole('table', { name: 'Games by opponent' })).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Opponent', 'won', 'lost', 'current streak', 'longest streak']);
  await expect(page.getByRole('rowheader')).toHaveText(
    ['Beginner', 'Casual', 'Skilled', 'Perfect', 'Minimax', 'Learner', 'Two people player 1’s wins (by link: your wins)'],
  );
  await expect(page.locator('th:not([scope])')).toHaveCount(0);
  for (const opponent of ['Casual', 'Minimax', 'Learner']) await cells(opponent, Array(4).fill('–no game'));
  await cells('Perfect', ['3', '1', '1', '2']);
  await cells('Two people', ['0', '1', '0', '0']);
});

test('games and progress are shown, saved to a file, deleted after a second question, and imported again', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-20T12:00:00');
  await openWith(page, SAVED);
  await expect(row(page, 'Casual').getByRole('cell')).toHaveText(['7', '5', '2', '4']);
  await expect(row(page, 'Two people').getByRole('cell')).toHaveText(['3', '1', '1', '2']);
  await expect(region(page, 'Learning').getByRole('term')).toHaveText([
    'steps of the path done', 'lessons done', 'puzzle grade: Endings where the last stone loses', 'current puzzle streak, in days', 'longest puzzle streak, in days',
  ]);
  await expect(region(page, 'Learning').getByRole('definition')).toHaveText(['1 of 12', '2 of 7', '3', '2', '2']);
  const [name, text] = await savedFile(page, 'Save everything to a file');
  expect(name).toBe('nim-2026-11-20.txt');
  expect(text).toBe(SAVED);
  await button(page, 'Show as text').click();
  await expect(page.getByRole('textbox', { name: 'Text of the file, to copy' })).toHaveValue(text);

  // A second press at the same place deletes nothing.
  await button(page, 'Delete everything').press('Enter');
  await expect(page.getByText('Really delete everything?')).toBeVisible();
  await expect(button(page, 'Cancel')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Really delete everything?')).toHaveCount(0);
  expect(await saved(page)).toBe(SAVED);
  await button(page, 'Delete everything').click();
  await button(page, 'Yes, delete everything').click();
  await expect(page.getByRole('status').filter({ hasText: 'Everything is deleted. This page is as it was on your first visit.' })).toBeFocused();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await offerFile(page, text);
  await expect(page.getByRole('heading', { name: 'Replace everything here?' })).toBeFocused();
  await expect(page.getByText('The file holds 19 finished games, 1 finished step of the path, 2 finished lessons, '
    + 'a puzzle streak of 2 days and an unfinished game of 1 move.')).toBeVisible();
  await expect(page.getByText('There is no finished game and no finished lesson here to replace.')).toBeVisible();
  await button(page, 'Keep what is here').click();
  await expect(region(page, 'Import').getByRole('status')).toHaveText('Nothing here has changed.');
  expect(await saved(page)).toBe(null);
  await offerFile(page, text);
  await button(page, 'Replace').click();
  await expect(page.getByText('Done. Everything in the file is now here.')).toBeVisible();
  await expect(row(page, 'Casual').getByRole('cell')).toHaveText(['7', '5', '2', '4']);
  await expect.poll(() => saved(page)).toBe(text);
  await button(page, 'Bring back what was here before').click();
  await expect(page.getByText('Everything here is as it was before the import.')).toBeVisible();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  await expect(button(page, 'Bring back what was here before')).toHaveCount(0);
});

test('the browser is asked to keep everything, and its answer is shown', async ({ page }) => {
  await open(page, '#/statistics');
  await page.evaluate(() => { navigator.storage.persist = () => Promise.resolve(true); });
  await press(page, 'Ask the browser to keep it');
  await expect(page.getByText('The browser has agreed to keep everything until you delete it.')).toBeVisible();
});

test('an import says what it replaces, saves that first, and keeps the answers in today’s puzzle', async ({ page }) => {
  await page.clock.setFixedTime('2026-11-21T12:00:00');
  await openWith(page, SAVED.replace('"puzzles":[]', '"puzzles":["/2026-11-21 none"]'));
  await offerFile(page, save({ games: { skilled: [1, 1, 1, 1] }, days: ['2026-11-20'] }));
  await expect(page.getByText('The file holds 1 finished game and a puzzle streak of 1 day.')).toBeVisible();
  await expect(page.getByText(/^The file replaces what is here: 19 finished games/)).toBeVisible();
  const [, text] = await savedFile(page, 'Save what is here first');
  expect(text).toBe(await saved(page));
  await button(page, 'Replace').click();
  await expect(row(page, 'Skilled').getByRole('cell')).toHaveText(['1', '0', '1', '1']);
  await expect(row(page, 'Casual').getByRole('cell').first()).toHaveText('–no game');
  await follow(page, '#/puzzle');
  await expect(page.getByRole('img', { name: '1 try', exact: true })).toBeVisible();
});

test('a text that cannot be imported is refused in a sentence, and nothing changes', async ({ page }) => {
  await openWith(page, SAVED);
  await expect(row(page, 'Casual')).toBeVisible();
  const foreign = 'This text or file is not from Nim. Choose a file that you saved on this page';
  for (const [text, sentence] of [
    ['Dear diary, today I lost.', foreign],
    ['<img src=x onerror="window.foreign=1">', foreign],
    [save({}), 'There is nothing to import.'],
    ['{"version":99,"games":{"casual":1}}', 'Another version of Nim saved this file, in format 99'],
    [SAVED.slice(0, -9), 'This file is damaged and cannot be read. Try another copy of the file.'],
    ['x'.repeat(5_000_001), 'This file is too large: Nim reads at most 5 MB.'],
  ]) {
    await offerFile(page, text);
    await expect(region(page, 'Import').getByRole('status')).toContainText(sentence);
    await expect(region(page, 'Import').getByRole('status')).toContainText('Nothing here has changed.');
    await expect(button(page, 'Replace')).toHaveCount(0);
    expect(await saved(page)).toBe(SAVED);
  }
  await page.evaluate(() => { Blob.prototype.text = () => Promise.reject(new Error('the disk is gone')); });
  await offerFile(page, SAVED);
  await expect(region(page, 'Import').getByRole('status')).toHaveText(/^The browser could not read this file\./);
  expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
});

test('data of a newer version is saved to a file as it is, and nothing is imported over it', async ({ page }) => {
  const newer = '{"version":99,"mood":"100% #1"}';
  await openWith(page, newer);
  await expect(page.getByText('You cannot import anything now: a newer version of Nim has changed the saved data')).toBeVisible();
  await expect(page.getByLabel('A file that you saved from Nim')).toHaveCount(0);
  expect((await savedFile(page, 'Save everything to a file'))[1]).toBe(newer);
});

test('data that was set aside is saved to a file and deleted after a second question', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-20T12:00:00');
  const lost = '{"version":7,"theme":"<dark>"}\n\u{1f4a5} 100% #lost\n';
  await openWith(page, lost, 'nim-aside');
  const aside = region(page, 'Data set aside');
  await expect(aside.getByText('Earlier saved data was set aside')).toBeVisible();
  expect(await savedFile(page, 'Save it to a file')).toEqual(['nim-aside-2026-11-20.txt', lost]);
  await aside.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Really delete the data that was set aside?')).toBeVisible();
  expect(await saved(page, 'nim-aside')).toBe(lost);
  await button(page, 'Yes, delete it').click();
  await expect(page.getByText('The data that was set aside is deleted.')).toBeVisible();
  await expect.poll(() => saved(page, 'nim-aside')).toBe(null);
});

test('the training of the learner on a 65th board has no room in the file, and the page says so', async ({ page }) => {
  const boards = [1, 2, 3].flatMap((heap) => Array.from({ length: 28 }, (_, stones) => `${heap},${stones + 4}`)).slice(0, 64);
  const learners = boards.map((heaps) => `nim learner 1\nheaps=${heaps}&rule=normal\ngames=3\n1: 13\nboxes=1\n`);
  await openWith(page, save({ learners }));
  const missing = page.getByText('There is no room to keep what the learner knows of 1 board. '
    + 'The learner forgets that board when you close this page.');
  await expect(button(page, 'Show as text')).toBeVisible();
  await expect(missing).toHaveCount(0);
  // A game against the learner teaches it another board.
  await follow(page, '#/play?heaps=1&two=learner');
  await take(page, 'A1');
  await button(page, 'See the board').click();
  await follow(page, '#/statistics');
  await expect(missing).toBeVisible();
});
