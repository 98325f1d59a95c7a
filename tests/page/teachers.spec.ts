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
  const first = page.getByText('A hundred is even: if you start, the other player takes the last stone.');
  await expect(first).toBeHidden();
  const answers = page.getByText('Answer', { exact: true });
  // Twelve steps, and three questions of the exit ticket.
  await expect(answers).toHaveCount(15);
  await answers.first().click();
  await expect(first).toBeVisible();
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

test('the link for pupils lays a fresh board in each visit', async ({ page }) => {
  const address = '#/play?heaps=3,4,5&rule=normal&two=human';
  await open(page, address);
  await take(page, 'A1', [2, 4, 5]);
  await page.goto('about:blank');
  await open(page, address, [3, 4, 5]);
  await expect(button(page, 'Undo')).toBeDisabled();
});
