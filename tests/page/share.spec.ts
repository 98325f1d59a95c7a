import type { Locator, Page } from '@playwright/test';
import { scanned } from '../codes.ts';
import { calm, dialog, expect, follow, open, press, take, test } from '../nim.ts';

test.beforeEach(calm);

const shareDialog = (page: Page): Locator => dialog(page, 'Share');
const link = (page: Page): Locator => shareDialog(page).getByRole('textbox', { name: 'Link' });
const code = (page: Page): Locator => shareDialog(page).getByRole('img', { name: 'QR code of the link' });
const item = (page: Page, name: string): Locator => shareDialog(page).getByRole('radio', { name: new RegExp(`^${name}`) });

/** Follows a link, makes a move if one is given, closes the result if the game is over, and opens the dialog. */
async function openShare(page: Page, address: string, move?: string, isOver?: boolean): Promise<void> {
  await follow(page, address);
  if (move) await take(page, move);
  if (isOver) await press(page, 'See the board');
  await press(page, 'Share');
  await expect(shareDialog(page)).toBeVisible();
}

async function closeShare(page: Page): Promise<void> {
  await press(page, 'Close');
  await expect(shareDialog(page)).toHaveCount(0);
}

const RULE = 'Take any number of stones from one heap. The last stone loses.';
/**
 * Games: the link, the last move or '' where there is none, whether the game is over then, and the items that can be sent,
 * each with its text and its link.
 */
const SITUATIONS: [game: string, move: string, isOver: boolean, items: [name: string, text: string, link: string][]][] = [
  ['#/play', '', false, [
    ['This game', `A game of Nim before its first move. The heaps are 3, 5, 7. ${RULE} Play on from here.`, '#/play'],
    ['A game by link', `Let’s play Nim by link. You start. The heaps are 3, 5, 7. ${RULE}`, '#/play?two=human&via=link'],
  ]],
  // Its link is the shortest.
  ['#/play?moves=C4,A1&heaps=3,5,7&two=human', '', false, [
    ['This game', `A game of Nim after 2 moves. The heaps are 2, 5, 3. ${RULE} Play on from here.`, '#/play?two=human&moves=C4,A1'],
    ['A game by link', `Let’s finish this game of Nim by link. It is your turn. The heaps are 2, 5, 3. ${RULE}`,
      '#/play?two=human&via=link&moves=C4,A1'],
  ]],
  ['#/play?heaps=1,2&rule=normal&two=perfect&moves=B1,A1', 'B1', true, [
    ['The review of this game every move, and whether it kept the win',
      'I beat the computer (Perfect) at Nim in a game of 3 moves. See which moves kept the win:',
      '#/review?heaps=1,2&rule=normal&two=perfect&moves=B1,A1,B1'],
    ['Beat this board the same board against the same computer', 'I beat the computer (Perfect) at Nim. Can you? The heaps are 1, 2. '
      + 'Take any number of stones from one heap. The last stone wins.', '#/play?heaps=1,2&rule=normal&two=perfect&via=challenge'],
  ]],
  ['#/play?heaps=1&two=perfect', 'A1', true, [
    ['The review of this game', 'The computer (Perfect) beat me at Nim in a game of 1 move. See which moves kept the win:',
      '#/review?heaps=1&two=perfect&moves=A1'],
    ['Beat this board', `Can you beat the computer (Perfect) at Nim? There is one heap of 1. ${RULE}`,
      '#/play?heaps=1&two=perfect&via=challenge'],
  ]],
  ['#/play?heaps=1,1&rule=normal&two=human&names=Ada,Bob&moves=A1', 'B1', true, [
    ['The review of this game', 'Bob beat Ada at Nim in a game of 2 moves. See which moves kept the win:',
      '#/review?heaps=1,1&rule=normal&two=human&moves=A1,B1&names=Ada,Bob'],
  ]],
  ['#/play?heaps=3,5,7&via=link', 'A2', false, [
    ['Your move', 'Nim: I took 2 stones from heap A. The heaps are 1, 5, 7. Your turn.', '#/play?two=human&via=link&moves=A2'],
  ]],
  ['#/play?heaps=0,1&rule=normal&via=link', 'B1', true, [
    ['The end of this game', 'Nim: I took 1 stone from heap B. I win!', '#/play?heaps=0,1&rule=normal&two=human&via=link&moves=B1'],
  ]],
  ['#/play?heaps=0,1&via=link', 'B1', true, [
    ['The end of this game', 'Nim: I took 1 stone from heap B. You win!', '#/play?heaps=0,1&two=human&via=link&moves=B1'],
  ]],
  ['#/play?heaps=1&via=link&moves=A1', '', true, [
    ['The review of this game', 'I beat a friend at Nim in a game of 1 move. See which moves kept the win:', '#/review?heaps=1&two=human&moves=A1'],
  ]],
  ['#/play?heaps=1&rule=normal&via=link&moves=A1', '', true, [
    ['The review of this game', 'A friend beat me at Nim in a game of 1 move. See which moves kept the win:', '#/review?heaps=1&rule=normal&two=human&moves=A1'],
  ]],
];

test('each kind of game is shared, with its text and link', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page);
  for (const [address, move, isOver, items] of SITUATIONS) {
    await openShare(page, address, move, isOver);
    await expect(shareDialog(page).getByRole('radio'), address).toHaveCount(items.length);
    for (const [name, text, fragment] of items) {
      await item(page, name).check();
      await expect(shareDialog(page).getByText(text, { exact: true })).toBeVisible();
      await expect(link(page)).toHaveValue(`${site.url}${fragment}`);
      await press(page, 'Copy');
      const copied = page.getByText('Copied. Paste it into a message.');
      await expect(copied).toBeVisible();
      await expect(copied).toHaveAttribute('aria-live', 'polite');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n${site.url}${fragment}`);
      if (address === '#/play') expect(await scanned(code(page))).toBe(`${site.url}${fragment}`);
    }
    await closeShare(page);
  }
});

test('each screen is shared at its address', async ({ page, site }) => {
  await open(page);
  for (const [address, text] of [
    ['#/puzzle/3/2', 'A Nim puzzle: is there a winning move?'],
    ['#/analyse?heaps=3,5&rule=normal', 'Look at this: Analysis of 3, 5 – Nim'],
    ['#/tree?heaps=4&rule=misere&take=3', 'Look at this: Game tree of 4 – Nim'],
    ['#/learn/binary', 'Look at this: Blocks become bits – Nim'],
  ]) {
    await follow(page, address);
    await expect(page).toHaveTitle(text.replace('Look at this: ', '').replace(/^A Nim puzzle.*/, 'Puzzle – Nim'));
    await openShare(page, address);
    await expect(shareDialog(page).getByText(text)).toBeVisible();
    await expect(link(page)).toHaveValue(`${site.url}${address}`);
    await expect(shareDialog(page).getByRole('radio')).toHaveCount(0);
    await closeShare(page);
  }
});

test('a link tells nothing of the site that led here', async ({ page, site }) => {
  await page.goto(`${site.url}?fbclid=IwAR0&utm_source=chat#/play?heaps=3,5`);
  await press(page, 'Share');
  await expect(link(page)).toHaveValue(`${site.url}#/play?heaps=3,5`);
});

test('whatever a browser answers to Send and Copy, link and text are sent or copied, or the link is selected', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true });
    Object.defineProperty(navigator, 'clipboard', { value: {} });
  });
  await open(page, '#/play?two=human&moves=C4');
  const address = `${site.url}#/play?two=human&moves=C4`;
  const copied = page.getByText('Copied. Paste it into a message.');
  const refused = page.getByText('This browser does not let the page copy the link. The link is selected: copy it yourself.');
  const selected = (): Promise<string | undefined> => page.evaluate(() => {
    const { value, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return value?.slice(selectionStart!, selectionEnd!);
  });
  await press(page, 'Share');
  for (const [answer, isRefused] of [
    ['undefined', false], ['Promise.reject(new DOMException("", "AbortError"))', false],
    ['Promise.reject(new DOMException("", "NotAllowedError"))', true], ['Promise.reject()', true], ['{ throw new Error("no") }', true],
  ] as const) {
    for (const name of ['Send', 'Copy']) {
      await link(page).evaluate((field) => (field as HTMLInputElement).setSelectionRange(0, 0));
      await page.evaluate(`navigator.share = navigator.clipboard.writeText = (given) => (window.given = JSON.stringify(given), answer());
        answer = () => ${answer}`);
      await press(page, name);
      await expect(refused, `${name}: ${answer}`).toHaveCount(isRefused ? 1 : 0);
      await expect(copied, `${name}: ${answer}`).toHaveCount(name === 'Copy' && !isRefused ? 1 : 0);
      for (const part of [address, 'A game of Nim after 1 move.']) expect(await page.evaluate('given')).toContain(part);
      if (isRefused) await expect.poll(selected).toBe(address);
    }
  }
});

test('the code of a long link is read from a phone in the dark, and is as large as a camera needs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 640 });
  // A whole game: sixty stones, taken one by one.
  const heaps = [7, 7, 7, 7, 7, 7, 6, 6, 6];
  const moves = heaps.flatMap((stones, heap) => Array.from({ length: stones }, () => `${'ABCDEFGHI'[heap]}1`)).slice(1);
  await open(page);
  await openShare(page, `#/play?heaps=${heaps}&two=human&names=${encodeURIComponent('Zoë Ångström,Емилия')}&moves=${moves}`);
  await code(page).scrollIntoViewIfNeeded();
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  const address = await link(page).inputValue();
  expect(address.length).toBeGreaterThan(250);
  expect(await scanned(code(page))).toBe(address);
  // Three pixels a square, and a margin of four squares, are enough for a camera.
  const { width } = (await code(page).boundingBox())!;
  const squares = await code(page).evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  expect(width / squares).toBeGreaterThanOrEqual(3);
});
