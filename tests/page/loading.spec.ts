import type { Page } from '@playwright/test';
import { expect, follow, open, says, take, test } from '../nim.ts';

/** The names of the files that are asked for from now on, without what makes each version new. */
function asked(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.slice(1).replace(/-[0-9a-f]{12}/, '');
    // What installs the page, and the picture in the tab, come whenever the browser likes.
    if (!/^(icon|apple|manifest|offline|sw)/.test(name)) names.push(name);
  });
  return names;
}

/** Screens, each with a heading or a sentence of it. */
const SCREENS: [address: string, text: string][] = [
  ['#/play?heaps=3,5,7&two=human&moves=C4', 'Player 1 took 4 from heap C.'],
  ['#/more', 'Nothing leaves this device unless you send it.'],
  ['#/path', 'Learn to win'],
  ['#/path/3', ''],
  ['#/learn/binary', ''],
  ['#/learn/teachers', ''],
  ['#/puzzle/2/7', ''],
  ['#/analyse?heaps=3,5&rule=normal', 'Nim-sum 6'],
  ['#/tree?heaps=2,3&rule=normal', ''],
  ['#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2', ''],
  ['#/statistics', ''],
  ['#/print/worksheet/1/1', ''],
];

test('a first visit and a move ask for four files, each of them once', async ({ page }) => {
  const names = asked(page);
  await open(page);
  await take(page, 'C3');
  await says(page, /The computer took .* Your turn\.$/);
  expect(names.toSorted()).toEqual(['', 'boot.js', 'nim.js', 'nim.wasm']);
});

test('each part comes once, however often its screens are opened', async ({ page }) => {
  const names = asked(page);
  await open(page);
  for (const _ of ['once', 'again']) {
    for (const [address, text] of SCREENS) {
      await follow(page, address);
      await expect(page.getByText('Loading…')).toHaveCount(0);
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await page.keyboard.press('n');
  }
  const parts = ['analysis', 'dialogs', 'print', 'review', 'statistics', 'teach'];
  const files = parts.flatMap((part) => [`${part}.css`, `${part}.wasm`]);
  // The tree has its style from the analysis, and what several parts need comes once as well.
  expect(names.toSorted()).toEqual(['', 'boot.js', 'nim.js', 'nim.wasm', 'shared.wasm', 'tree.wasm', ...files].toSorted());
});

/** How each element is painted. */
const painted = (page: Page): Promise<string[]> => page.evaluate(() => {
  for (const animation of document.getAnimations()) {
    if (animation.effect!.getComputedTiming().endTime !== Infinity) animation.finish();
  }
  const short = (text: string): number =>
    [...text].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 7);
  return [...document.querySelectorAll('body *')].map((one) => {
    const style = getComputedStyle(one);
    return `${one.tagName} ${one.className} ${short([...style].map((name) => style.getPropertyValue(name)).join())}`;
  });
});

// Not green yet: every element differs, even noscript, in a property that is not found out.
test.fixme('the styles of the parts change no other screen', async ({ page, context }) => {
  test.slow();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const show = async (tab: Page, [address, text]: [string, string]): Promise<string[]> => {
    await follow(tab, address);
    await expect(tab.getByText('Loading…')).toHaveCount(0);
    await expect(tab.getByText(text).first()).toBeVisible();
    let last: string[] = [];
    await expect.poll(async () => String(last) === String(last = await painted(tab))).toBe(true);
    return last;
  };
  for (const screen of SCREENS) await show(page, screen);
  for (const screen of SCREENS) {
    const fresh = await context.newPage();
    await fresh.emulateMedia({ reducedMotion: 'reduce' });
    await fresh.goto(`./${screen[0]}`);
    const alone = await show(fresh, screen);
    await fresh.close();
    expect(await show(page, screen), screen[0]).toEqual(alone);
  }
});
