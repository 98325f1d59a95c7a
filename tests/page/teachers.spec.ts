import type { Locator, Page } from '@playwright/test';
import { scanned } from '../codes.ts';
import { button, expect, follow, open, take, test, untilHeaps } from '../nim.ts';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name });
const link = (page: Page): Locator => field(page, 'Link');
const code = (page: Page): Locator => page.getByRole('img', { name: 'QR code of the link' });

test('the plan of a lesson adds up to 45 minutes, and each question unfolds its answer', async ({ page }) => {
  await open(page, '#/learn/teachers');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.last()).toHaveText(/^45\s*in all$/);
  const minutes = await rows.getByRole('cell').filter({ hasText: /^\d+$/ }).allInnerTexts();
  expect(minutes.length).toBeGreaterThan(5);
  expect(minutes.slice(0, -1).reduce((sum, number) => sum + Number(number), 0)).toBe(45);

  await expect(page.getByText('A hundred single stones are left. Do you want to start?')).toBeVisible();
  const texts = [
    'A hundred is even: if you start, the other player takes the last stone.',
    'There is one exception: if the last stone loses, the player to move wins with two single stones.',
    // The exit ticket, on 1, 1, 1, 1, 1, then 4, 7, and 2, 5, 6.
    'No move wins here.', 'Take 3 stones from heap B.', 'Take 1 stone from heap B.',
  ].map((text) => page.getByText(text).first());
  for (const text of texts) await expect(text).toBeHidden();
  const answers = page.getByText('Answer', { exact: true });
  // Twelve steps, and three questions of the exit ticket.
  await expect(answers).toHaveCount(15);
  for (const answer of await answers.all()) await answer.click();
  for (const text of texts) await expect(text).toBeVisible();
});

test('every link leads somewhere', async ({ page }) => {
  await open(page, '#/learn/teachers');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = new Set(await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')!)));
  expect(addresses.size).toBeGreaterThan(25);
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await follow(page, address);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const screen = page.getByRole('main').getByRole('heading').or(page.getByRole('region', { name: 'Board' }));
    await expect(screen.first()).toBeVisible();
    await expect(page.getByText(/There is no|could not be opened/)).toHaveCount(0);
    titles.set(address, await page.title());
  }
  expect(titles.get('#/learn/binary')).toContain('Blocks become bits');
});

test('the link for pupils and its code follow every choice', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/learn/teachers');
  const pick = (name: string | RegExp): Promise<void> => page.getByRole('radio', { name, exact: true }).check();
  const steps: [choose: () => Promise<void>, fragment: string][] = [
    [async () => undefined, '#/play'],
    [() => pick(/^Beginner/), '#/play?two=beginner'],
    [() => pick(/^Skilled/), '#/play?two=skilled'],
    [() => pick(/^Perfect/), '#/play?two=perfect'],
    [() => pick('Computer'), '#/play?two=perfect&first=two'],
    [() => pick('wins normal'), '#/play?rule=normal&two=perfect&first=two'],
    [() => field(page, 'Heap sizes').fill('2 4'), '#/play?heaps=2,4&rule=normal&two=perfect&first=two'],
    [() => field(page, 'Stones per turn').fill('3'), '#/play?heaps=2,4&rule=normal&take=3&two=perfect&first=two'],
    [() => button(page, '1, 3, 4').click(), '#/play?heaps=2,4&rule=normal&take=1,3,4&two=perfect&first=two'],
    [() => pick('Off'), '#/play?heaps=2,4&rule=normal&take=1,3,4&two=perfect&first=two&hints=off'],
  ];
  for (const [choose, fragment] of steps) {
    await choose();
    await expect(link(page)).toHaveValue(`${site.url}${fragment}`);
    await expect(page.getByRole('link', { name: 'Open the game' }).last()).toHaveAttribute('href', fragment);
    expect(await scanned(code(page))).toBe(`${site.url}${fragment}`);
  }
  await button(page, 'Copy').click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link(page).inputValue());
  await pick('A friend here');
  await pick('On');
  await page.getByRole('link', { name: 'Open the game' }).last().click();
  await untilHeaps(page, [2, 4]);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Player 2');
});

test('while a field is wrong there is no link, and the reason stands beside the field', async ({ page }) => {
  await open(page, '#/learn/teachers');
  for (const [name, text, reason] of [
    ['Heap sizes', '2, x', 'Heap B is “x”.'],
    ['Heap sizes', '3, 0', 'Heap B has no stones.'],
    ['Stones per turn', '0', 'Write one whole number from 1'],
  ]) {
    const before = await field(page, name).inputValue();
    await field(page, name).fill(text);
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(reason));
    await expect(link(page)).toHaveCount(0);
    await expect(code(page)).toHaveCount(0);
    await field(page, name).fill(before);
    await expect(code(page)).toBeVisible();
  }
});

test('the link for pupils lays a fresh board each time', async ({ page }) => {
  const address = '#/play?heaps=3,4,5&rule=normal&two=human';
  await open(page, address);
  for (const played of [['C2', 'A3'], ['C2', 'A3', 'B4', 'C3']]) {
    for (const move of played) await take(page, move);
    if (played.length === 4) await button(page, 'See the board').click();
    await follow(page, address);
    await untilHeaps(page, [3, 4, 5]);
    for (const name of ['Undo', 'Redo']) await expect(button(page, name)).toBeDisabled();
  }
  // In another visit, too.
  await take(page, 'A1', [2, 4, 5]);
  await page.goto('about:blank');
  await open(page, address, [3, 4, 5]);
  await expect(button(page, 'Undo')).toBeDisabled();
});

test('analysis and tree of a game have its board, and without hints a board of their own', async ({ page }) => {
  await open(page);
  for (const [hints, board, address] of [
    ['&hints=off', [1, 3, 5, 7], 'heaps=1,3,5,7&rule=normal'], ['', [2, 8], 'heaps=2,9&rule=misere&moves=B1'],
  ] as const) {
    await follow(page, `#/play?heaps=2,9&two=human${hints}&moves=B1`, [2, 8]);
    await page.getByRole('link', { name: 'Analysis', exact: true }).click();
    await untilHeaps(page, board);
    await expect(page).toHaveURL(new RegExp(`#/analyse\\?${address}$`));
    await button(page, 'Game tree').click();
    await expect(page).toHaveURL(new RegExp(`#/tree\\?${address}$`));
  }
});
