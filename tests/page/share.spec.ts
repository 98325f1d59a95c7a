import type { Locator, Page } from '@playwright/test';
import { scanned } from '../codes.ts';
import { expect, follow, open, take, test, untilHeaps } from '../nim.ts';

const sheet = (page: Page): Locator => page.getByRole('dialog', { name: 'Share' });
const link = (page: Page): Locator => sheet(page).getByRole('textbox', { name: 'Link' });
const code = (page: Page): Locator => sheet(page).getByRole('img', { name: 'QR code of the link' });

async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}

/** What can be sent: the name of the item, its text, and the part of the link behind `#`. */
type Item = [name: string, text: string, link: string];

const RULE = 'Take any number of stones from one heap. The last stone loses.';
const SITUATIONS: { name: string; address: string; move?: string; ends?: true; items: Item[] }[] = [
  {
    name: 'a game before its first move',
    address: '#/play',
    items: [
      [
        'This game',
        `A game of Nim before its first move. The heaps are 3, 5 and 7. ${RULE} Play on from here.`,
        '#/play',
      ],
      [
        'A game by link',
        `Let’s play Nim by link. You start. The heaps are 3, 5 and 7. ${RULE}`,
        '#/play?two=human&via=link',
      ],
    ],
  },
  {
    name: 'a game in its middle',
    address: '#/play?two=human&moves=C4',
    items: [
      [
        'This game',
        `A game of Nim after 1 move. The heaps are 3, 5 and 3. ${RULE} Play on from here.`,
        '#/play?two=human&moves=C4',
      ],
      [
        'A game by link',
        `Let’s finish this game of Nim by link. It is your turn. The heaps are 3, 5 and 3. ${RULE}`,
        '#/play?two=human&via=link&moves=C4',
      ],
    ],
  },
  {
    name: 'a game that is won against the computer',
    address: '#/play?heaps=1,2&rule=normal&two=perfect&moves=B1,A1',
    move: 'B1',
    ends: true,
    items: [
      [
        'The review of this game',
        'I beat the computer (Perfect) at Nim in 3 moves. See which moves kept the win:',
        '#/review?heaps=1,2&rule=normal&two=perfect&moves=B1,A1,B1',
      ],
      [
        'Beat this board',
        'I beat the computer (Perfect) at Nim. Can you? The heaps are 1 and 2. '
          + 'Take any number of stones from one heap. The last stone wins.',
        '#/play?heaps=1,2&rule=normal&two=perfect',
      ],
    ],
  },
  {
    name: 'a game that is lost against the computer',
    address: '#/play?heaps=1&two=perfect',
    move: 'A1',
    ends: true,
    items: [
      [
        'The review of this game',
        'The computer (Perfect) beat me at Nim in 1 move. See which moves kept the win:',
        '#/review?heaps=1&two=perfect&moves=A1',
      ],
      [
        'Beat this board',
        `Can you beat the computer (Perfect) at Nim? There is one heap of 1. ${RULE}`,
        '#/play?heaps=1&two=perfect',
      ],
    ],
  },
  {
    name: 'a game that one of two people has won',
    address: '#/play?heaps=1,1&rule=normal&two=human&names=Ada,Bob&moves=A1',
    move: 'B1',
    ends: true,
    items: [[
      'The review of this game',
      'Bob beat Ada at Nim in 2 moves. See which moves kept the win:',
      '#/review?heaps=1,1&rule=normal&two=human&moves=A1,B1&names=Ada,Bob',
    ]],
  },
  {
    name: 'a move of a game by link',
    address: '#/play?heaps=3,5,7&via=link',
    move: 'A2',
    items: [[
      'Your move',
      'Nim: I took 2 from heap A. The heaps are 1, 5 and 7. Your turn.',
      '#/play?two=human&via=link&moves=A2',
    ]],
  },
  {
    name: 'the end of a game by link',
    address: '#/play?heaps=1&rule=normal&via=link',
    move: 'A1',
    ends: true,
    items: [[
      'The end of this game',
      'Nim: I took 1 from heap A. I win!',
      '#/play?heaps=1&rule=normal&two=human&via=link&moves=A1',
    ]],
  },
];

for (const { name, address, move, ends, items } of SITUATIONS) {
  test(`is shared, with its text and link: ${name}`, async ({ page, site, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, address);
    if (move) await take(page, move);
    if (ends) {
      await page.getByRole('button', { name: 'See the board' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
    await openSheet(page);
    await expect(sheet(page).getByRole('radio')).toHaveCount(items.length);
    for (const [item, text, fragment] of items) {
      await sheet(page).getByRole('radio', { name: new RegExp(`^${item}`) }).check();
      await expect(sheet(page).getByText(text, { exact: true })).toBeVisible();
      await expect(link(page)).toHaveValue(`${site.url}${fragment}`);
      await sheet(page).getByRole('button', { name: 'Copy' }).click();
      await expect(page.getByText('Copied. Paste it into a message.')).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${text}\n${site.url}${fragment}`);
      expect(await scanned(code(page))).toBe(`${site.url}${fragment}`);
    }
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
  });
}

test('a link that was shared lays the same board for a friend', async ({ page }) => {
  await open(page, '#/play?heaps=2,4,6&rule=normal&take=3&two=human');
  await take(page, 'B3');
  await openSheet(page);
  const address = await link(page).inputValue();
  await page.goto('about:blank');
  await page.goto(address);
  await untilHeaps(page, [2, 1, 6]);
  await expect(page.getByRole('button', { name: 'Last stone wins' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Take 4 from heap C, leaving 2' })).toBeDisabled();
});

for (const [address, text] of [
  ['#/puzzle/3/2', 'A Nim puzzle: is there a winning move?'],
  ['#/analyse?heaps=3,5&rule=normal', 'Look at this: Analysis of 3,5 – Nim'],
  ['#/tree?heaps=4&rule=misere&take=3', 'Look at this: Game tree of 4 – Nim'],
  ['#/path', 'Look at this: Learn to win – Nim'],
  ['#/learn/binary', 'Look at this: Blocks become bits – Nim'],
  ['#/learn', 'Look at this: '],
  ['#/learn/teachers', 'Look at this: For teachers – Nim'],
]) {
  test(`the screen at its address is shared: ${address}`, async ({ page, site }) => {
    await open(page, address);
    await openSheet(page);
    await expect(sheet(page).getByText(text)).toBeVisible();
    await expect(link(page)).toHaveValue(`${site.url}${address}`);
    await expect(sheet(page).getByRole('radio')).toHaveCount(0);
  });
}

test('a set of numbers to take is shared as it counts', async ({ page }) => {
  await open(page);
  for (const [written, counts] of [['4,1,3', '1,3,4'], ['1,2,3', '3'], ['2,3', '2,3'], ['1,31', '1,31'], ['3', '3']]) {
    await follow(page, `#/play?heaps=9,8&take=${written}&two=human`);
    await untilHeaps(page, [9, 8]);
    await openSheet(page);
    await expect(link(page)).toHaveValue(new RegExp(`#/play\\?heaps=9,8&take=${counts}&two=human$`));
    await sheet(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheet(page)).toHaveCount(0);
  }
});

test('a refused clipboard leaves the link selected and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
    document.execCommand = () => false;
  });
  await open(page, '#/play?two=human&moves=C4');
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText('This browser does not let the page copy. The link is selected:')).toBeVisible();
  const selected = await link(page).evaluate((field) => {
    const { value, selectionStart, selectionEnd } = field as HTMLInputElement;
    return value.slice(selectionStart!, selectionEnd!);
  });
  expect(selected).toBe(await link(page).inputValue());
});

test('a browser that can send gets the text and the link', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { canShare: () => true });
    navigator.share = (data) => {
      Object.assign(window, { sent: data });
      return Promise.resolve();
    };
  });
  await open(page, '#/play?two=human&moves=C4');
  await openSheet(page);
  await sheet(page).getByRole('button', { name: 'Send' }).click();
  const sent = (): Promise<string> => page.evaluate('JSON.stringify(window.sent ?? null)');
  await expect.poll(sent).toContain(`${site.url}#/play?two=human&moves=C4`);
  expect(await sent()).toContain('A game of Nim after 1 move.');
});

test('the code of a long link is read from a phone in the dark, and is as large as a camera needs', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 360, height: 640 });
  // A whole game: sixty stones, taken one by one.
  const heaps = [7, 7, 7, 7, 7, 7, 6, 6, 6];
  const moves = heaps.flatMap((stones, heap) => Array.from({ length: stones }, () => `${'ABCDEFGHI'[heap]}1`)).slice(1);
  await open(page, `#/play?heaps=${heaps}&two=human&names=${encodeURIComponent('Zoë Ångström,Емилия')}&moves=${moves}`);
  await openSheet(page);
  await code(page).scrollIntoViewIfNeeded();
  await expect(code(page)).toBeInViewport({ ratio: 1 });
  const address = await link(page).inputValue();
  expect(address.length).toBeGreaterThan(250);
  expect(await scanned(code(page))).toBe(address);
  // Three points for each square, and a margin of four squares, are enough for a camera.
  const { width } = (await code(page).boundingBox())!;
  const squares = await code(page).evaluate((svg) => (svg as SVGSVGElement).viewBox.baseVal.width);
  expect(width / squares).toBeGreaterThanOrEqual(3);
});
