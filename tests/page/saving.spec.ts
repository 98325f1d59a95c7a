import type { Page } from '@playwright/test';
import { choose, expect, follow, open, take, test, untilHeaps } from '../nim.ts';

const saved = (page: Page, name = 'nim-save'): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), name);

/** Waits until what is saved contains this. */
const untilSaved = (page: Page, text: string, name?: string): Promise<void> =>
  expect.poll(() => saved(page, name)).toContain(text);

/** Starts a game of two people, as a person without a link does. */
async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('radio', { name: 'A friend here' }).check();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Leaves no room for another letter, or makes room again. */
const fill = (page: Page): Promise<void> => page.evaluate(() => {
  let text = '';
  for (let size = 8388608; size >= 1; size /= 2) {
    try {
      localStorage.setItem('full', text + 'x'.repeat(size));
      text += 'x'.repeat(size);
    } catch {
      // There was no room for so many.
    }
  }
});
const empty = (page: Page): Promise<void> => page.evaluate(() => localStorage.removeItem('full'));

test('a visit without a move saves nothing', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('dialog', { name: 'New game' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.reload();
  await untilHeaps(page, [3, 5, 7]);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});

test('a choice and a game come back after a reload', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C4');
  await choose(page, 'B2');
  await untilSaved(page, 'choice=B2');
  await open(page, '#/more');
  await open(page);
  await page.reload();
  await untilHeaps(page, [3, 5, 3]);
  await page.getByRole('button', { name: 'Take 2 from heap B', exact: true }).click();
  await untilHeaps(page, [3, 3, 3]);
});

test('a move in the moment in which the page is left is saved', async ({ page }) => {
  await open(page, '#/play?two=human');
  await choose(page, 'C4');
  const button = page.getByRole('button', { name: 'Take 4 from heap C', exact: true });
  // No frame is drawn any more.
  await button.evaluate((element) => {
    window.requestAnimationFrame = () => 0;
    (element as HTMLElement).click();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
  await open(page);
  await untilHeaps(page, [3, 5, 3]);
});

test('a game that another one replaced comes back until the next move', async ({ page }) => {
  await open(page, '#/play?heaps=2,4&two=human');
  await take(page, 'B1');
  const restart = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Restart' }).click();
    await untilHeaps(page, [2, 4]);
    await expect(page.getByText('Your old game is saved.')).toBeVisible();
  };
  await restart();
  await open(page, '#/more');
  await open(page);
  const back = page.getByRole('button', { name: 'Go back to your old game' });
  await back.click();
  await untilHeaps(page, [2, 3]);
  await expect(back).toHaveCount(0);
  await restart();
  await take(page, 'A2');
  await untilHeaps(page, [0, 4]);
  await expect(back).toHaveCount(0);
});

test('a notice covers nothing of the table', async ({ page }) => {
  await open(page, '#/play?two=human');
  for (const heaps of ['2,2', '1,2,3,4,5,6,7,6,5']) {
    await take(page, 'A1');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
    await follow(page, `#/play?heaps=${heaps}&two=human`);
    await expect(page.getByText('Your old game is saved.')).toBeVisible();
    for (const [width, height] of [[360, 640], [390, 844], [844, 390], [640, 400], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      const covered = (): Promise<string[]> => page.evaluate(() => {
        const notice = document.querySelector('.trouble')!.getBoundingClientRect();
        const parts = [...document.querySelectorAll('.banner, .status, .table__top > button, .board, .bar, nav')];
        return parts.filter((part) => {
          const { top, bottom, left, right } = part.getBoundingClientRect();
          return top < notice.bottom && bottom > notice.top && left < notice.right && right > notice.left;
        }).map((part) => part.className);
      });
      await expect.poll(covered, `${heaps} at ${width}×${height}`).toEqual([]);
    }
  }
});

test('a wrong link leaves the game on the table', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C4');
  await follow(page, '#/play?heaps=3,-1');
  await expect(page.getByText('This link could not be opened.')).toBeVisible();
  await untilHeaps(page, [3, 5, 3]);
  await take(page, 'A1');
  await untilHeaps(page, [2, 5, 3]);
});

test('full storage is told, and saving goes on with room', async ({ page }) => {
  await open(page);
  await fill(page);
  await begin(page);
  await take(page, 'C4');
  const full = page.getByText('The browser has no space left to save this game. You can play on.');
  await expect(full).toBeVisible();
  await take(page, 'B1');
  await untilHeaps(page, [3, 4, 3]);
  expect(await saved(page)).toBeNull();
  await empty(page);
  await take(page, 'A1');
  await untilSaved(page, 'moves=C4,B1,A1');
  await expect(full).toHaveCount(0);
});

test('damaged data is set aside before anything is written over it', async ({ page }) => {
  await open(page);
  const damaged = 'nim-save 3\ntheme=dork\ngame=#/play?heaps=1,3,5,4&two=human&moves=C1\nend\n';
  await page.evaluate((text) => localStorage.setItem('nim-save', text), damaged);
  await fill(page);
  await open(page, '#/more');
  await open(page);
  await untilHeaps(page, [1, 3, 4, 4]);
  await take(page, 'D1');
  await expect(page.getByText('The browser has no space left to save this game.')).toBeVisible();
  expect(await saved(page)).toBe(damaged);
  await empty(page);
  await take(page, 'D1');
  await untilSaved(page, 'moves=C1,D1,D1');
  await untilSaved(page, 'theme=dork', 'nim-aside');
});

test('data of a newer version stays as it is', async ({ page }) => {
  const other = 'nim-save 999\ngame=#/play?heaps=9\nend\n';
  await open(page);
  await page.evaluate((text) => localStorage.setItem('nim-save', text), other);
  await open(page, '#/more');
  await open(page);
  await expect(page.getByText('A newer version of Nim wrote the saved data.')).toBeVisible();
  await take(page, 'A1');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();
  expect(await saved(page)).toBe(other);
});

test.describe('two tabs', () => {
  test('one follows what is played in the other', async ({ page, context }) => {
    await open(page);
    await begin(page);
    await take(page, 'C4');
    await untilSaved(page, 'moves=C4');
    const second = await context.newPage();
    await open(second);
    await untilHeaps(second, [3, 5, 3]);
    await take(second, 'B1');
    await untilHeaps(page, [3, 4, 3]);
    await take(page, 'A1');
    await untilHeaps(second, [2, 4, 3]);
  });

  test('one that the browser ends in a turn leaves its game and its choice', async ({ page, context }) => {
    const second = await context.newPage();
    await open(second, '#/play?two=human');
    await take(second, 'C4');
    await choose(second, 'A2');
    await untilSaved(second, 'choice=A2');
    await second.close();
    await open(page);
    await page.getByRole('button', { name: 'Take 2 from heap A', exact: true }).click();
    await untilHeaps(page, [1, 5, 3]);
  });

  test('what is deleted in one comes back from no other', async ({ page, context }) => {
    await open(page);
    await begin(page);
    await take(page, 'C4');
    await untilSaved(page, 'moves=C4');
    const second = await context.newPage();
    await open(second, '#/statistics');
    await second.getByRole('button', { name: 'Delete everything' }).click();
    await second.getByRole('button', { name: 'Yes, delete everything' }).click();
    await expect(second.getByText('Everything is deleted.')).toBeVisible();
    await untilHeaps(page, [3, 5, 7]);
    expect(await saved(page)).toBeNull();
  });

  test('a setting of one comes to the other', async ({ page, context }) => {
    await open(page);
    const second = await context.newPage();
    await open(second, '#/more');
    await second.getByRole('button', { name: /^Settings/ }).click();
    await second.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await expect.poll(() => second.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  });
});

test('a page without storage says so, and can be played', async ({ page }) => {
  // As a browser does that blocks the storage of a page.
  await page.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException('refused', 'SecurityError'); } };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
  });
  await open(page);
  await take(page, 'C6');
  const told = page.getByText('This browser saves nothing for this page.');
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(told).toHaveCount(0);
  await open(page, '#/play?two=human');
  await take(page, 'C6');
  await untilHeaps(page, [3, 5, 1]);
});
