import { expect, open, test, untilHeaps } from '../nim.ts';

/** Addresses that cannot be opened, and the sentence that says why. */
const REFUSED: [string, string][] = [
  ['#/play?heaps=3,-1', 'Heap B is “-1”. Write whole numbers from 0 to 31, such as 3, 5, 7.'],
  ['#/play?heaps=32', 'A heap here has at most 31 stones.'],
  ['#/play?heaps=31,30', 'A board here has at most 60 stones.'],
  ['#/play?heaps=1,1,1,1,1,1,1,1,1,1', 'A board here has at most 9 heaps.'],
  ['#/play?heaps=3&heaps=4', '“heaps” is there more than once. Keep one of them.'],
  ['#/play?rule=last', '“rule” is “last”. Write normal or misere.'],
  ['#/play?take=0', '“take” is “0”. Write a whole number from 1 to 31, or two or more, such as 1,3,4.'],
  ['#/play?take=40', 'A turn here takes at most 31 stones.'],
  ['#/play?first=three', '“first” is “three”. Write one or two.'],
  ['#/play?two=robot', '“two” is “robot”. Write human, beginner, casual, skilled, perfect, minimax or learner.'],
  ['#/play?via=post', '“via” is “post”. Write link, or leave “via” out.'],
  ['#/play?via=link&two=casual', 'A game by link is for two people. Write human for “one” and “two”.'],
  ['#/play?names=Ada,Bob,Cleo', 'There are more than two names in the link.'],
  ['#/play?names=%FF', 'The codes after “names” make no text.'],
  ['#/play?hints=maybe', '“hints” is “maybe”. Write on or off.'],
  ['#/play?moves=A1,x', 'Move 2 is “x”. Write each move as heap and number, such as B3.'],
  ['#/play?moves=A4', 'Move 1, “A4”, is against the rules. Heap A has only 3 stones.'],
  ['#/play?moves=D1', 'Move 1, “D1”, is against the rules. There is no heap D.'],
  ['#/tree?tree=forest', '“tree” has “forest”. Write graph, cutoffs, step-12 or open-w8, with dots between them.'],
  [`#/play?names=${'x'.repeat(70_000)}`, 'The link is too long for a game.'],
  ['#/nowhere', 'There is no page “nowhere” here.'],
  ['#/path/13', 'There is no step “13”. Write a step from 1 to 12.'],
  ['#/learn/3', 'There is no lesson “3”. Write binary, move, limits, values, tree, proof, history or teachers.'],
  ['#/puzzle/9', 'There is no grade “9”. Write a grade from 0 to 6.'],
  ['#/puzzle/3/x', '“x” is not the number of a puzzle. Write a whole number of up to 19 digits.'],
  ['#/puzzle/2026-1', '“2026-1” is not a date. Write year, month and day, such as 2026-11-20.'],
  ['#/puzzle/0000-01-01', '“0000-01-01” is not a date. Write a year from 0001 to 9999.'],
  ['#/puzzle/2026-13-01', '“2026-13-01” is not a date. Write a month from 01 to 12.'],
  ['#/puzzle/2026-02-30', '“2026-02-30” is not a date. That month has 28 days.'],
  ['#/print/board', 'There is no sheet “print/board”.'],
];

test('each wrong address is refused with its reason, and the way to the board stays', async ({ page }) => {
  test.slow();
  await open(page, '#/play?heaps=2,3&two=human');
  await untilHeaps(page, [2, 3]);
  for (const [address, reason] of REFUSED) {
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await expect(page.locator('body'), address.slice(0, 60)).toContainText(reason);
    await page.getByRole('link', { name: 'Play', exact: true }).click();
    await untilHeaps(page, [2, 3]);
  }
});

test('an unknown key is named, and the rest of the link is opened', async ({ page }) => {
  await open(page, '#/play?heaps=4,4&two=human&limit=3');
  await expect(page.getByText('This page does not know “limit” in the link, and ignored that part.')).toBeVisible();
  await untilHeaps(page, [4, 4]);
  await open(page, '#/analyse?heaps=4,4&screen=small');
  await page.reload();
  await expect(page.getByText('“screen” is “small”, and this page ignored that part. Write big, or leave “screen” out.'))
    .toBeVisible();
});

test('a hostile address puts nothing into the page', async ({ page }) => {
  await open(page);
  const hostile = '<img src=x onerror="window.foreign=1">';
  for (const address of ['#/', '#/play?names=', '#/play?heaps=', '#/learn/', '#/puzzle/', '#/tree?tree=', '#/review?moves=']) {
    await page.evaluate((hash) => { location.hash = hash; }, address + encodeURIComponent(hostile));
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expect(page.locator('img[src=x]')).toHaveCount(0);
    expect(await page.evaluate(() => 'foreign' in window)).toBe(false);
  }
});

/** Other names of the same screens. */
for (const [address, heading] of [['#/analysis', 'Analysis'], ['#/lessons', 'Learn'], ['#/puzzles', 'Puzzles']]) {
  test(`${address} leads to the section ${heading}`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('link', { name: heading, exact: true })).toHaveAttribute('aria-current', 'page');
  });
}
