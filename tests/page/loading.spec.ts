import type { Page } from '@playwright/test';
import { calm, dialog, expect, follow, leave, open, says, take, test } from '../nim.ts';

test.beforeEach(calm);

/** The names of the files that the page asks for from now on, without their hashes. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.slice(1).replace(/-[0-9a-f]{12}/, '');
    // The browser decides when it asks for the icon of the tab and for the files of an installation.
    if (!/^(icon|apple|manifest|offline|sw)/.test(name)) names.push(name);
  });
  return names;
}

/** Screens, each with a text to wait for. */
const SCREENS: [address: string, text: string][] = [
  ['#/play?heaps=3,5,7&two=human&moves=C4', 'Player 1 took 4 stones from heap C.'],
  ['#/more', 'Nothing leaves this device unless you send it.'],
  ['#/path', 'Learn to win'],
  ['#/path/3', 'Leave an odd number of single stones.'],
  ['#/learn/binary', 'A digit for each block'],
  ['#/learn/teachers', 'For teachers'],
  ['#/puzzle/2/7', 'Is there a winning move?'],
  ['#/analyse?heaps=3,5&rule=normal', 'Nim-sum 6'],
  ['#/tree?heaps=2,3&rule=normal', 'Game tree'],
  ['#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2', 'Instead: 4 stones from heap B.'],
  ['#/statistics', 'Statistics and data'],
  ['#/print/worksheet/1/1', 'Boards to judge'],
];

test('a first visit and a move ask for five files, each of them once', async ({ page }) => {
  const names = asked(page);
  await open(page);
  await take(page, 'C3');
  await says(page, /The computer took .* Your turn\.$/);
  expect(names.toSorted()).toEqual(['', 'boot.js', 'nim.js', 'nim.wasm', 'table.css']);
});

test('a link asks for the part of its screen, and no other, before the program is there', async ({ page }) => {
  // Of the program nothing comes.
  await page.route(/\/nim-[0-9a-f]+\.wasm$/, () => {});
  const names = asked(page);
  for (const [address, part] of [
    ['#/path?rule=normal', 'learn'], ['#/path/3', 'teach'], ['#/path/12?rule=misere', 'teach'], ['#/learn', 'learn'],
    ['#/learn/history', 'learn'], ['#/learn/values', 'teach'], ['#/puzzle/2/7', 'teach'], ['#/tree?heaps=2,3', 'tree'],
  ]) {
    names.length = 0;
    await page.goto('about:blank');
    await page.goto(`./${address}`, { waitUntil: 'commit' });
    const parts = (): string[] => names.filter((name) => /\.wasm$/.test(name) && !/^(nim|shared)/.test(name));
    await expect.poll(parts, address).toEqual([`${part}.wasm`]);
  }
});

test('each part comes once, however often its screens are opened', async ({ page }) => {
  const names = asked(page);
  await open(page);
  for (const _ of ['once', 'again']) {
    for (const [address, text] of SCREENS) {
      await follow(page, address);
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();
    }
    await page.keyboard.press('n');
    await expect(dialog(page, 'New game')).toBeVisible();
    await leave(page);
  }
  const parts = ['analysis', 'classroom', 'dialogs', 'learn', 'review', 'statistics', 'teach', 'tree'];
  const files = parts.flatMap((part) => [`${part}.css`, `${part}.wasm`]);
  // What several parts need comes once as well.
  expect(names.toSorted()).toEqual(['', 'boot.js', 'nim.js', 'nim.wasm', 'shared.wasm', 'table.css', ...files].toSorted());
});

test('the board of a link has no controls until the program is there, and then each once', async ({ page }) => {
  let start = (): void => {};
  const started = new Promise<void>((resolve) => { start = resolve; });
  await page.route(/\.wasm$/, (route) => started.then(() => route.continue()));
  await page.goto('./#/play?heaps=3,5,7&two=human');
  await expect(page.locator('[data-sent] .heap__count').first()).toBeVisible();
  const named = page.getByRole('button', { name: /^Take 3 from heap/ });
  await expect(named).toHaveCount(0);
  start();
  await expect(named).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toHaveCount(1);
});

for (const pace of [10, 1]) {
  test.describe(`at pace ${pace}`, () => {
    test.use({ pace });
    test('waits of the program and animations are shortened for specs, also after another load', async ({ page }) => {
      await open(page, '#/play?heaps=1,2&two=perfect');
      await page.reload();
      await take(page, 'A1');
      await says(page, 'The computer took');
      expect(await page.evaluate('window.hurried > 0'), 'waits').toBe(pace > 1);
      // What has less motion on the page still moves here.
      const time = await page.evaluate(async () => {
        const start = performance.now();
        await document.body.animate([{ opacity: 1 }, { opacity: 1 }], 3000).finished;
        return performance.now() - start;
      });
      expect(time < 1500, `${time} ms`).toBe(pace > 1);
    });
  });
}
