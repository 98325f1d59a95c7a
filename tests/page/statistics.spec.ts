import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { expect, heaps, open, take, test, untilHeaps } from '../nim.ts';
import { winning, moves, write, type Board } from '../oracle.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const part = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true });
const row = (page: Page, opponent: string): Locator => page.getByRole('row', { name: new RegExp(`^${opponent}`) });
const saved = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('nim-save'));

/** Offers a text as a file to import. */
const choose = (page: Page, text: string): Promise<void> =>
  page.getByLabel('A file that you saved from Nim')
    .setInputFiles({ name: 'nim.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });

/** Plays the game on the screen to its end: to win it, or with the worst moves. */
async function finish(page: Page, rule: Board['rule'], toWin: boolean): Promise<void> {
  for (;;) {
    const now = { heaps: await heaps(page), rule };
    if (moves(now).length === 0) return;
    const good = winning(now);
    const bad = moves(now).find((move) => !good.some((one) => write(one) === write(move)));
    await take(page, write((toWin ? good[0] : bad) ?? moves(now)[0]));
    await page.clock.runFor(5_000);
    await expect(page.getByRole('dialog').or(page.getByText(/^Your turn|Your turn\.$/)).first()).toBeVisible();
  }
}

const SAVED = `nim-save 3
played=person 4 3 1 2
played=casual 12 7 2 4
played=perfect 3 0 0 0
lessons=1 at=0 1=0+ 2=3 binary=0+ move=0+ limits=2
level=1 grade=3 right=1 wrong=0
streak=1 2026-11-19 2026-11-20
end
`;

test('without a game the statistics say so, and lead to one', async ({ page }) => {
  await open(page, '#/statistics');
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  await button(page, 'Play a game').click();
  await untilHeaps(page, [3, 5, 7]);
  await page.goBack();
  await part(page, 'Learning').getByRole('link', { name: 'Learn to win' }).click();
  await expect(page).toHaveURL(/#\/path$/);
});

test('games count by opponent as by hand, with their streaks', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  const played: [string, boolean][] = [
    ['perfect', true], ['perfect', true], ['perfect', false], ['perfect', true], ['beginner', false],
  ];
  for (const [opponent, toWin] of played) {
    await page.goto('about:blank');
    await open(page, `#/play?heaps=1,2&rule=normal&two=${opponent}`);
    await untilHeaps(page, [1, 2]);
    if (toWin) await finish(page, 'normal', true);
    else {
      // The computer takes the last heap.
      await take(page, 'B2');
      await page.clock.runFor(5_000);
    }
    await expect(page.getByRole('dialog', { name: toWin ? 'You win' : 'You lost' })).toBeVisible();
  }
  for (const [winner, moved] of [['Ada', ['A1']], ['Bob', ['B1', 'A1']]] as const) {
    await page.goto('about:blank');
    await open(page, `#/play?heaps=${winner === 'Ada' ? '1' : '1,1'}&rule=normal&two=human&names=Ada,Bob`);
    for (const move of moved) await take(page, move);
    await expect(page.getByRole('dialog', { name: `${winner} wins` })).toBeVisible();
  }
  await page.goto('about:blank');
  await open(page, '#/statistics');
  const cells = (opponent: string, expected: string[]): Promise<void> =>
    expect(row(page, opponent).getByRole('cell')).toHaveText(expected);
  await expect(page.getByRole('columnheader'))
    .toHaveText(['Opponent', 'won', 'lost', 'current streak', 'longest streak']);
  await expect(page.locator('th:not([scope])')).toHaveCount(0);
  await cells('Perfect', ['3', '1', '1', '2']);
  await cells('Beginner', ['0', '1', '0', '0']);
  await cells('Two people', ['1', '1', '0', '1']);
  await expect(row(page, 'Casual').getByRole('cell').first()).toHaveAccessibleName('no game');
  // A finished game of a link does not count.
  await page.evaluate(() => { location.hash = '#/play?heaps=1&rule=normal&two=perfect&moves=A1'; });
  await untilHeaps(page, [0]);
  await page.evaluate(() => { location.hash = '#/statistics'; });
  await cells('Perfect', ['3', '1', '1', '2']);
});

test('a game counts once, also after a reload and a replay', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/play?heaps=2&rule=normal&two=perfect');
  await take(page, 'A2');
  await expect(page.getByRole('dialog', { name: 'You win' })).toBeVisible();
  await page.reload();
  await untilHeaps(page, [0]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await button(page, 'Undo').click();
  await untilHeaps(page, [2]);
  await take(page, 'A2');
  await page.clock.runFor(5_000);
  await untilHeaps(page, [0]);
  await page.evaluate(() => { location.hash = '#/statistics'; });
  await expect(row(page, 'Perfect').getByRole('cell')).toHaveText(['1', '0', '1', '1']);
});

test('everything is saved to a file, deleted after a second question, and imported again', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-20T12:00:00');
  await page.addInitScript(`if (!sessionStorage.begun) {
    sessionStorage.begun = 1;
    localStorage.setItem('nim-save', ${JSON.stringify(SAVED)});
  }`);
  await open(page, '#/statistics');
  await expect(row(page, 'Casual').getByRole('cell')).toHaveText(['7', '5', '2', '4']);
  await expect(row(page, 'Two people').getByRole('cell')).toHaveText(['3', '1', '1', '2']);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save everything to a file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('nim-2026-11-20.txt');
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toContain('played=casual 12 7 2 4');
  await button(page, 'Show as text').click();
  await expect(page.getByRole('textbox', { name: 'Text of the file, to copy' })).toHaveValue(text);
  await button(page, 'Hide the text').click();
  await expect(page.getByRole('textbox', { name: 'Text of the file, to copy' })).toHaveCount(0);

  await button(page, 'Delete everything').click();
  await expect(page.getByText('Really delete everything?')).toBeVisible();
  await expect(button(page, 'Cancel')).toBeFocused();
  await button(page, 'Cancel').click();
  await expect(page.getByText('Really delete everything?')).toHaveCount(0);
  await expect(row(page, 'Casual')).toBeVisible();
  await button(page, 'Delete everything').click();
  await button(page, 'Yes, delete everything').click();
  await expect(page.getByText('Everything is deleted. This page is as it was on your first visit.')).toBeFocused();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await choose(page, text);
  await expect(page.getByRole('heading', { name: 'Replace everything here?' })).toBeFocused();
  await expect(page.getByText(/^The file holds 19 finished games/)).toBeVisible();
  await expect(page.getByText('There is no finished game and no finished lesson here to replace.')).toBeVisible();
  await button(page, 'Keep what is here').click();
  await expect(page.getByRole('heading', { name: 'Replace everything here?' })).toHaveCount(0);
  expect(await saved(page)).toBe(null);
  await choose(page, text);
  await button(page, 'Replace').click();
  await expect(page.getByText('Done. What could be read in the file is now here.')).toBeVisible();
  await expect(row(page, 'Casual').getByRole('cell')).toHaveText(['7', '5', '2', '4']);
  await expect.poll(() => saved(page)).toContain('played=casual 12 7 2 4');
  await button(page, 'Bring back what was here before').click();
  await expect(page.getByText('Everything here is as it was before the import.')).toBeVisible();
  await expect(page.getByText('You have not finished a game here yet.')).toBeVisible();
});

test('an import says what it replaces, and saves that first', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('nim-save', text), SAVED);
  await open(page, '#/statistics');
  await page.getByText('Paste its text instead').click();
  await page.getByRole('textbox', { name: 'Text of the file' }).fill('nim-save 3\nplayed=skilled 1 1 1 1\nend\n');
  await button(page, 'Read the text').click();
  await expect(page.getByText('The file holds 1 finished game.')).toBeVisible();
  await expect(page.getByText(/^The file replaces what is here: 19 finished games/)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save what is here first' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toContain('played=casual 12 7 2 4');
  await button(page, 'Replace').click();
  await expect(row(page, 'Skilled').getByRole('cell')).toHaveText(['1', '0', '1', '1']);
  await expect(row(page, 'Casual').getByRole('cell').first()).toHaveAccessibleName('no game');
});

test('a text that cannot be imported is refused in a sentence, and nothing changes', async ({ page }) => {
  await page.addInitScript((text) => localStorage.setItem('nim-save', text), SAVED);
  await open(page, '#/statistics');
  await expect(row(page, 'Casual')).toBeVisible();
  const before = await saved(page);
  for (const [text, sentence] of [
    ['Dear diary, today I lost.', 'Nim did not save this text or file.'],
    ['', 'There is nothing to import.'],
    ['nim-save 99\nplayed=casual 1 1 1 1\nend\n', 'Another version of Nim saved this file, in format 99'],
    [`nim-save 3\n${'x'.repeat(5_300_000)}`, 'This file is too large: Nim reads at most 5 MB.'],
  ]) {
    await choose(page, text);
    await expect(part(page, 'Import').getByRole('status').filter({ hasText: sentence })).toBeVisible();
    await expect(page.getByText('Nothing here has changed.')).toBeVisible();
    expect(await saved(page)).toBe(before);
  }
  await choose(page, 'nim-save 3\nplayed=casual 1 1 1 1\nplayed=nonsense\nend\n');
  await expect(page.getByText('1 line of the file cannot be read and is left out.')).toBeVisible();
  await choose(page, 'nim-save 3\nplayed=casual 1 1 1 1\n');
  await expect(page.getByText('The file is not complete. The rest can be used.')).toBeVisible();
});

test('data that was set aside is saved to a file and deleted after a second question', async ({ page }) => {
  await page.addInitScript(`if (!sessionStorage.begun) {
    sessionStorage.begun = 1;
    localStorage.setItem('nim-aside', 'lost');
  }`);
  await open(page, '#/statistics');
  const aside = part(page, 'Data set aside');
  await expect(aside.getByText('Some of your saved data was set aside')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    aside.getByRole('link', { name: 'Save it to a file' }).click(),
  ]);
  expect(readFileSync(await download.path(), 'utf8')).toBe('lost');
  await aside.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('Really delete the data that was set aside?')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('nim-aside'))).toBe('lost');
  await button(page, 'Yes, delete it').click();
  await expect(page.getByText('The data that was set aside is deleted.')).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('nim-aside'))).toBe(null);
});

test('the progress of path, lessons and puzzles is shown', async ({ page }) => {
  await page.clock.setSystemTime('2026-11-20T12:00:00');
  await page.addInitScript((text) => localStorage.setItem('nim-save', text), SAVED);
  await open(page, '#/statistics');
  await expect(part(page, 'Learning').getByRole('term')).toHaveText([
    'steps of the path done',
    'lessons done',
    'puzzle grade: Misère endgame',
    'current puzzle streak, in days',
    'longest puzzle streak, in days',
  ]);
  await expect(part(page, 'Learning').getByRole('definition')).toHaveText(['1 of 12', '2 of 6', '3', '2', '2']);
});
