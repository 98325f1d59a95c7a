import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { middle } from '../devtools.ts';
import { button, expect, follow, open, says, tabTo, test } from '../nim.ts';
import { nodes, read } from '../oracle.ts';

const items = (page: Page): Locator => page.getByRole('treeitem');
const frame = (page: Page): Locator => page.getByRole('region', { name: 'Drawing' });
const labels = (page: Page): Promise<string[]> =>
  items(page).evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''));

/** A tree of 447 nodes. */
async function openWhole(page: Page): Promise<void> {
  await open(page, '#/tree?heaps=1,2,3&rule=normal');
  await expect(items(page)).toHaveCount(447);
}

/** The indexes of the nodes not wholly in the frame, and of the node with the focus, or -1. It runs in the page. */
function indexes(): { outside: number[]; focused: number } {
  const all = [...document.querySelectorAll('[role=treeitem]')];
  const around = document.querySelector('[role=region][aria-label="Drawing"]')!.getBoundingClientRect();
  const isOutside = (node: Element): boolean => {
    // Not the node itself, whose area for presses is larger than its outline.
    const here = node.querySelector('.tree__shape')!.getBoundingClientRect();
    return here.left < around.left - 2 || here.right > around.right + 2
      || here.top < around.top - 2 || here.bottom > around.bottom + 2;
  };
  return { outside: [...all.keys()].filter((index) => isOutside(all[index])), focused: all.indexOf(document.activeElement!) };
}

/** Where the root is, and how wide. */
async function root(page: Page): Promise<{ x: number; y: number; width: number }> {
  return (await items(page).first().boundingBox())!;
}

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true });

  test('the tree of four stones is whole in each window, and its texts can be read', async ({ page }) => {
    const fold = page.getByRole('button', { name: /4 stones: board and legend$/ });
    const legend = page.getByText('Max moves first and wants +1');
    // A small window folds board and legend.
    for (const [width, height, folds] of [[360, 640, true], [390, 844, true], [844, 390, true], [640, 400, true], [1280, 800, false]] as const) {
      await page.setViewportSize({ width, height });
      await open(page, '404.html');
      await open(page, '#/tree');
      await expect(items(page)).toHaveCount(15);
      await expect.poll(async () => (await page.evaluate(indexes)).outside, `${width}×${height}`).toEqual([]);
      await expect(fold).toBeVisible({ visible: folds });
      if (folds) {
        await fold.click();
        await expect(fold).toHaveAttribute('aria-expanded', 'true');
        await expect(legend).toBeVisible();
        await fold.click();
      }
      await expect(legend).toBeVisible({ visible: !folds });
      const heights = await frame(page).locator('svg text').evaluateAll((all) =>
        all.map((text) => text.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThan(8);
      const tops = await Promise.all(['Analysis', 'Game tree', 'Play this board', 'Share'].map(async (name) =>
        (await middle(button(page, name)))[1]));
      expect(Math.max(...tops) - Math.min(...tops), 'they stand in one row').toBeLessThan(10);
    }
  });

  test('each node of a large tree that keys reach is seen then, and each whose value a step finds', async ({ page }) => {
    await openWhole(page);
    await items(page).first().focus();
    // The first branches to their ends, and the last.
    for (const [key, from, to] of [['ArrowDown', 1, 60], ['End', 446, 446]] as const) {
      for (let index = from; index <= to; index += 1) {
        await page.keyboard.press(key);
        await expect.poll(async () => {
          const { outside, focused } = await page.evaluate(indexes);
          return [focused, outside.includes(index)];
        }).toEqual([index, false]);
      }
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight <= innerHeight), 'the page stays').toBe(true);

    await button(page, 'Cut-offs').click();
    let before = await labels(page);
    for (let step = 1; step <= 10; step += 1) {
      await button(page, 'Step').click();
      await says(page, `Step ${step} of 229.`);
      const now = await labels(page);
      const found = now.findIndex((label, index) => label.includes('value') && label !== before[index]);
      expect(found).toBeGreaterThan(-1);
      await expect.poll(async () => (await page.evaluate(indexes)).outside.includes(found), `step ${step}`).toBe(false);
      before = now;
    }
  });
});

test('the tree is walked by keys, and another one begins at its node', async ({ page }) => {
  await open(page, '#/tree');
  await expect(items(page)).toHaveCount(15);
  await tabTo(page, items(page).first());
  // The indexes count each node before its children: 4 stones, then 3, 2, 1 and 0, and on.
  for (const [key, index] of [
    ['ArrowRight', 1], ['ArrowRight', 2], ['ArrowDown', 3], ['ArrowLeft', 2], ['ArrowLeft', 1], ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(items(page).nth(index)).toBeFocused();
  }
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('treeitem', { name: 'Take 3: 1, Min to move' })).toBeFocused();
  await button(page, 'Start at the chosen node').press('Enter');
  await expect(page).toHaveURL(/#\/tree\?heaps=4&rule=misere&take=3&moves=A3$/);
});

test('no more nodes are drawn than can be seen', async ({ page }) => {
  await open(page, '#/tree?heaps=31,29&rule=normal');
  await expect(items(page)).toHaveCount(61);
  // The oracle counts 4,542,939,862,021,810,943,841,096,180.
  expect(nodes(read('#/tree?heaps=31,29&rule=normal')).toString()).toMatch(/^45\d{26}$/);
  await expect(page.getByText('Nodes drawn: 61 of about 5 × 10²⁷, folded: 60.')).toBeVisible();
  await items(page).first().focus();
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText('No more than 1,200 nodes are drawn. Fold a branch to see another one.')).toBeVisible({ timeout: 100 });
  }).toPass({ intervals: [0] });
  const drawn = await items(page).count();
  expect(drawn).toBeGreaterThan(1100);
  expect(drawn).toBeLessThanOrEqual(1200);
});

/** The boards that stick out of their node's outline, and the values that stick out of its tag. It runs in the page. */
function stickingOut(): string[] {
  const words = [...document.querySelectorAll('.tree__frame .tree__words > g')];
  const box = (element: Element): DOMRect => element.getBoundingClientRect();
  return [...document.querySelectorAll('.tree__node')].flatMap((node, index) => {
    const shape = box(node.querySelector('.tree__shape')!);
    const tag = words[index].querySelector('.tree__tag');
    const left = [...words[index].querySelectorAll('.tree__left')].filter((text) => box(text).left < shape.left - 0.5
      || box(text).right > shape.right + 0.5 || box(text).top < shape.top - 1 || box(text).bottom > shape.bottom + 1);
    const values = [...words[index].querySelectorAll('.tree__value')].filter((text) => tag
      && (box(text).left < box(tag).left - 1 || box(text).right > box(tag).right + 1));
    return [...left, ...values].map((text) => text.textContent);
  });
}

test('texts stay inside of their nodes at every size', async ({ page }) => {
  await open(page, '#/tree');
  for (const tree of ['heaps=10&take=3&tree=cutoffs', 'heaps=0,1,0,1,0,1,0,0,2&tree=cutoffs', 'heaps=12,10,11&tree=graph', 'heaps=12,6,6,6,6,6,6,6,6&tree=graph']) {
    await follow(page, `#/tree?${tree}`);
    await button(page, 'To the end').click();
    await expect(frame(page).locator('svg text').filter({ hasText: /^([+−]1|[WL])$/ }).first()).toBeVisible();
    const size = page.getByRole('slider', { name: 'Size of the drawing' });
    for (const letters of ['100%', '200%']) {
      await page.evaluate((fontSize) => { document.documentElement.style.fontSize = fontSize; }, letters);
      await button(page, 'Fit the drawing into its frame').click();
      for (let larger = 0; larger < 5; larger += 1) {
        const percent = await size.inputValue();
        expect(await page.evaluate(stickingOut), `${tree}: letters at ${letters}, ${percent}`).toEqual([]);
        await button(page, 'Larger').click();
        await expect(size).not.toHaveValue(percent);
      }
    }
  }
});

test('the slider and the buttons change the size around the middle of what is seen', async ({ page }) => {
  await openWhole(page);
  const slider = page.getByRole('slider', { name: 'Size of the drawing' });
  const box = (await frame(page).boundingBox())!;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  // The root stands in the middle.
  await expect.poll(async () => Math.abs((await root(page)).x + (await root(page)).width / 2 - x)).toBeLessThan(3);
  await frame(page).evaluate((element) => element.scrollBy(300, 100));
  const before = await root(page);
  const percent = Number(await slider.inputValue());
  await slider.fill(String(percent * 2));
  await expect.poll(async () => (await root(page)).width / before.width).toBeCloseTo(2, 1);
  const after = await root(page);
  // The point in the middle stays where it is.
  expect(Math.abs(x + (before.x - x) * 2 - after.x)).toBeLessThan(3);
  expect(Math.abs(y + (before.y - y) * 2 - after.y)).toBeLessThan(3);
  await button(page, 'Fit the drawing into its frame').click();
  await expect.poll(async () => (await page.evaluate(indexes)).outside.length).toBe(0);
  expect(Number(await slider.inputValue())).toBeLessThan(percent);
  const { width: fitted } = await root(page);
  const width = async (): Promise<number> => (await root(page)).width;
  await button(page, 'Larger').click();
  await expect.poll(width).toBeGreaterThan(fitted);
  for (const _ of [1, 2]) await button(page, 'Smaller').click();
  await expect.poll(width).toBeLessThan(fitted);
});

test('the saved picture is an image of its own, with the text of each node, by day and by night', async ({ page }) => {
  // The second tree is the largest.
  for (const [colorScheme, address] of [['light', '#/tree?heaps=1,1,2&rule=normal&tree=cutoffs'], ['dark', '#/tree?heaps=11&take=3']] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, address);
    await button(page, 'To the end').click();
    await says(page, /Step ([\d,]+) of \1\./);
    const link = page.getByRole('link', { name: 'Save picture' });
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
    expect(download.suggestedFilename()).toMatch(/\.svg$/);
    const picture = readFileSync(await download.path(), 'utf8');
    // Some browsers follow no address of more than 2 MB.
    expect((await link.getAttribute('href'))!.length).toBeLessThan(1_500_000);
    // Other programs take the size of the picture from these attributes.
    const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)!;
    expect(picture).toMatch(new RegExp(`^<svg.*(width="${across}" height="${down}"|height="${down}" width="${across}")`));
    // Nothing is fetched from elsewhere: the one address is the name of the format.
    expect(picture.match(/:\/\//g)?.length).toBe(1);
    expect(picture).not.toMatch(/<script|var\(--|@import|url\(/);

    const all = await labels(page);
    const looks = (shapes: Element[]): string[] => shapes.map((shape) => `${getComputedStyle(shape).fill} ${getComputedStyle(shape).stroke}`);
    const inPage = await page.locator('.tree__frame .tree__shape').evaluateAll(looks);
    await page.goto(`data:image/svg+xml;charset=utf-8,${encodeURIComponent(picture)}`);
    await expect(page.locator('parsererror')).toHaveCount(0);
    // The nodes look as in the page, without the styles of the page.
    expect(await page.locator('svg > g:nth-of-type(2) > g > path:last-of-type').evaluateAll(looks)).toEqual(inPage);
    const drawn = await page.locator('svg > g:last-of-type > g').evaluateAll((nodesOf) =>
      nodesOf.map((node) => [...node.children].filter((part) => part.localName === 'text').map((part) => part.textContent)));
    expect(drawn.length).toBe(all.length);
    for (const [index, label] of all.entries()) {
      const [left, ...rest] = drawn[index];
      expect(left).toBe(label.includes('Game over') ? '0' : label.match(/(?:^|: )([\d-]+),/)![1]);
      expect(rest.some((text) => /^[+−]1$/.test(text)), label).toBe(label.includes(', value'));
    }
  }
});

test('another limit or rule is another drawing, and Fit shows all of it whenever it is pressed', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  await expect(items(page)).toHaveCount(15);
  await button(page, 'Larger').click();
  await button(page, 'Larger').click();
  await page.getByRole('textbox', { name: 'Take' }).fill('');
  await expect(items(page)).toHaveCount(16);
  await expect.poll(async () => (await page.evaluate(indexes)).outside).toEqual([]);
  await follow(page, '#/tree?heaps=12,3&rule=misere');
  await expect(items(page)).toHaveCount(16);
  for (const name of [/^Take 1 from B/, /^Take 2 from B/]) {
    await button(page, 'Fit the drawing into its frame').click();
    await expect.poll(async () => (await page.evaluate(indexes)).outside).toEqual([]);
    await page.getByRole('treeitem', { name }).first().click();
    await expect(items(page)).not.toHaveCount(16);
  }
});
