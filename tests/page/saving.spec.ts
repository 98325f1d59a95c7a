import type { Page } from '@playwright/test';
import { covered } from '../fits.ts';
import { button, calm, choose, expect, follow, open, press, saved, stone, stop, take, test, untilHeaps } from '../nim.ts';
import { save } from '../save.ts';

test.beforeEach(calm);

/** Waits until what is saved contains this. */
const untilSaved = (page: Page, text: string): Promise<void> => expect.poll(() => saved(page)).toContain(text);
const reads = (page: Page, text: string): Promise<void> => expect(page.getByText(text)).toBeVisible();

/** Starts a game of two people, as a person without a link does. */
async function begin(page: Page): Promise<void> {
  await press(page, 'New game');
  await page.getByRole('radio', { name: 'A friend here' }).check();
  await press(page, 'Play');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Fills the storage, so that there is no room for another letter. `empty` makes room again. */
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

/** The saved data that was set aside, or null. */
const aside = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('nim-aside'));

test('a visit without a move saves nothing, and a choice, a game and a last move come back', async ({ page }) => {
  await open(page);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await follow(page, '#/play?two=human');
  await take(page, 'C4');
  await choose(page, 'B2');
  await untilSaved(page, '"choice":"B2"');
  await open(page, '404.html');
  await open(page, '', [3, 5, 3]);
  await press(page, 'Take 2 from heap B', [3, 3, 3]);
  await choose(page, 'A1');
  // The page is left in that moment, and no frame is drawn any more.
  await button(page, 'Take 1 from heap A').evaluate((element) => {
    window.requestAnimationFrame = () => 0;
    (element as HTMLElement).click();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
  await open(page, '', [2, 3, 3]);
});

test('a notice covers nothing of the table', async ({ page }) => {
  await open(page, '#/play?two=human');
  for (const heaps of ['2,2', '1,2,3,4,5,6,7,6,5']) {
    await take(page, 'A1');
    await expect(button(page, 'Undo')).toBeEnabled();
    await follow(page, `#/play?heaps=${heaps}&two=human`);
    await reads(page, 'Your old game is saved.');
    for (const [width, height] of [[360, 640], [390, 844], [844, 390], [640, 400], [1280, 800]]) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => covered(page, '.trouble', '.banner, .status, .table__top > button, .board, .bar, nav'),
        `${heaps} at ${width}×${height}`).toEqual([]);
    }
  }
});

const FULL = 'The browser has no space left to save this game. You can play on. The data that was saved before stays.';

test('full storage is reported, and damaged data is set aside before anything is written over it', async ({ page }) => {
  const damaged = save({ game: '#/play?heaps=1,3,5,4&two=human&moves=C1' }).replace('auto', 'dork');
  await open(page, '404.html');
  await page.evaluate((text) => localStorage.setItem('nim-save', text), damaged);
  await fill(page);
  await open(page, '', [3, 5, 7]);
  await begin(page);
  await take(page, 'C4');
  await reads(page, FULL);
  expect(await saved(page)).toBe(damaged);
  await empty(page);
  await take(page, 'B1');
  await untilSaved(page, 'moves=C4,B1');
  await expect(page.getByText(FULL)).toHaveCount(0);
  expect(await aside(page)).toBe(damaged);
});

test('after repeated stops saved data stays where there is no room to set it aside', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'B4');
  await untilSaved(page, 'moves=B4');
  await fill(page);
  const before = await saved(page);
  // With two stops noted, the next one is the third, after which Reload sets the saved data aside.
  await page.evaluate(() => {
    sessionStorage.setItem('nim-stopped', '2');
    history.replaceState(null, '', '.');
  });
  await stop(page);
  await press(page, 'Reload');
  await reads(page, 'There is no space to set the saved data aside: save it to a file, then delete this site’s '
    + 'data in the browser’s settings.');
  expect([await saved(page), await aside(page)]).toEqual([before, null]);
  await empty(page);
  await press(page, 'Reload', [3, 5, 7]);
  expect(await aside(page)).toBe(before);
});

test('one tab follows the game and the deletion of the other', async ({ page, context }) => {
  await open(page);
  await begin(page);
  await take(page, 'C4');
  await untilSaved(page, 'moves=C4');
  const second = await context.newPage();
  await open(second, '', [3, 5, 3]);
  // A choice too is seen in the other tab, and let go there.
  await choose(page, 'C2');
  await expect(stone(second, 'C2')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(stone(second, 'C2')).toHaveAttribute('aria-pressed', 'false');
  await take(second, 'B1');
  await untilHeaps(page, [3, 4, 3]);
  await take(page, 'A1');
  await untilHeaps(second, [2, 4, 3]);
  await follow(second, '#/statistics');
  await press(second, 'Delete everything');
  await press(second, 'Yes, delete everything');
  await reads(second, 'Everything is deleted.');
  await untilHeaps(page, [3, 5, 7]);
  expect(await saved(page)).toBeNull();
});

test('a page that comes back from the cache for going back takes the newer game', async ({ page, context }) => {
  // A page in that cache gets no `storage` events. Playwright switches the cache off, so the test stops the events.
  await page.addInitScript(() => addEventListener('storage', (event) => event.stopImmediatePropagation()));
  await open(page, '#/play?two=human');
  await take(page, 'C4');
  await untilSaved(page, 'moves=C4');
  const second = await context.newPage();
  await open(second, '', [3, 5, 3]);
  await take(second, 'B1');
  await untilSaved(second, 'moves=C4,B1');
  await untilHeaps(page, [3, 5, 3]);
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await untilHeaps(page, [3, 4, 3]);
});

test('a page without storage says so, and can be played', async ({ page }) => {
  // As a browser does that blocks the storage of a page.
  await page.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException('refused', 'SecurityError'); } };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, refuse);
  });
  await open(page);
  await take(page, 'C6');
  const notice = page.getByText('This browser saves nothing for this page. You can play, but the game is gone when you leave.');
  await expect(notice).toBeVisible();
  await press(page, 'Close');
  await expect(notice).toHaveCount(0);
});

test('a double press on Close closes one notice, and leaves the next', async ({ page }) => {
  await page.addInitScript(() => {
    const refuse = { get: () => { throw new DOMException('refused', 'SecurityError'); } };
    Object.defineProperty(window, 'localStorage', refuse);
  });
  for (const twice of [
    (): Promise<void> => button(page, 'Close').dblclick(),
    (): Promise<void> => button(page, 'Close').evaluate((close) => {
      for (const _ of ['once', 'again']) (close as HTMLElement).click();
    }),
  ]) {
    await open(page, '404.html');
    await open(page, '#/play?two=human');
    await take(page, 'C6');
    const notice = page.getByText('This browser saves nothing for this page.');
    await expect(notice).toBeVisible();
    await follow(page, '#/play?heaps=2,2&two=human', [2, 2]);
    await expect(notice).toBeVisible();
    await twice();
    await expect(notice).toHaveCount(0);
    await reads(page, 'Your old game is saved.');
    await press(page, 'Close');
    await expect(page.getByText('Your old game is saved.')).toHaveCount(0);
  }
});
