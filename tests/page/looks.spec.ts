import type { Locator, Page } from '@playwright/test';
import { beginWith, button, calm, choose, expect, follow, leave, open, openSettings, players, press, stone, test } from '../nim.ts';

test.beforeEach(calm);

const board = (page: Page): Locator => page.getByRole('region', { name: 'Board', exact: true });

const LOOKS = ['Stones', 'Matches', 'Coins'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Chooses a look in the settings. */
async function dress(page: Page, look: string): Promise<void> {
  await openSettings(page);
  await page.getByRole('radio', { name: look }).check();
  await leave(page);
}

/** The values of these style properties on each stone of heap C, from below. */
const painted = (page: Page, properties: (keyof CSSStyleDeclaration)[]): Promise<string[]> =>
  page.getByRole('button', { name: /^Take \d+ from heap C,/ }).evaluateAll((all, wanted) => all.map((one) => {
    const style = getComputedStyle(one, '::before');
    return wanted.map((name) => style[name]).join(' ');
  }), properties);

/** The contrasts of pairs of colours, as WCAG 2 computes them from what the browser makes of them. */
const contrasts = (page: Page, pairs: [string, string][]): Promise<number[]> => page.evaluate((all) => all.map((colours) => {
  const [light, dark] = colours.map((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const parts = getComputedStyle(probe).color.match(/[\d.]+/g)!.slice(0, 3).map((part) => Number(part) / 255);
    probe.remove();
    const [red, green, blue] = parts.map((part) => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  }).toSorted((a, b) => b - a);
  return light / dark;
}), pairs);

test('stones, matches and coins have the same names and the same places', async ({ page }) => {
  await open(page);
  const seen: unknown[] = [];
  for (const look of LOOKS) {
    await dress(page, look);
    await follow(page, '#/play?two=human&heaps=3,7,30', [3, 7, 30]);
    seen.push(await board(page).getByRole('button').evaluateAll((all) => all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [one.getAttribute('aria-label'), x, y, width, height].join();
    })));
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
});

/** What a board of two heaps says in each look: the button, the status before a move and after, a heap, a hint, the rule. */
const NAMED = [
  ['Coins', 'Choose coins', 'Take any number of coins from one heap. The last coin wins.', 'Heap B, 2 coins', 'Take 1 coin from heap B.', 'Last coin wins'],
  ['Matches', 'Choose matches', 'Take any number of matches from one heap. The last match wins.', 'Heap B, 2 matches', 'Take 1 match from heap B.',
    'Last match wins'],
  ['Stones', 'Choose stones', 'Take any number of stones from one heap. The last stone wins.', 'Heap B, 2 stones', 'Take 1 stone from heap B.',
    'Last stone wins'],
] as const;

test('words name what lies on the board, at once in another tab too', async ({ page, context }) => {
  const table = await context.newPage();
  await open(page);
  await open(table, '#/play?two=human&heaps=1,2&rule=normal', [1, 2]);
  for (const [look, choice, status, heap, hint, rule] of NAMED) {
    await dress(page, look);
    await expect(button(table, choice)).toBeVisible();
    await expect(table.getByRole('status')).toContainText(status);
    await expect(table.getByRole('group', { name: heap, exact: true })).toBeVisible();
    await expect(button(table, rule)).toBeVisible();
    await press(table, 'Hint');
    await press(table, 'Hint');
    await expect(table.getByRole('status')).toHaveText(hint);
    // The next look meets a new game.
    await follow(table, '#/play?two=human&heaps=5&rule=normal', [5]);
    await follow(table, '#/play?two=human&heaps=1,2&rule=normal', [1, 2]);
  }
});

test('articles and endings go with what lies on the board', async ({ page }) => {
  await beginWith(page, { settings: { look: 'matches' } });
  const says = async (language: string, ...parts: string[]): Promise<void> => {
    await open(page, `#/play?two=human&heaps=1,2&rule=misere&lang=${language}`);
    for (const part of parts) await expect(page.getByRole('main')).toContainText(part);
  };
  await says('de', 'Nimm beliebig viele Streichhölzer von einem Haufen. Wer das letzte Streichholz nimmt, verliert.', 'Letztes Streichholz verliert',
    'Streichhölzer wählen');
  await says('fr', 'Prends autant d’allumettes que tu veux dans un seul tas. Qui prend la dernière allumette perd.', 'Dernière allumette perdante');
  await says('es', 'Quita de un solo montón todas las cerillas que quieras.', 'Elige cerillas');
});

test('chosen stones are lifted and ringed, and the others are not, in every look', async ({ page }) => {
  await open(page, '#/play?two=human');
  await choose(page, 'C3');
  for (const look of LOOKS) {
    await dress(page, look);
    // The game goes on, with the choice.
    await follow(page, '#/play?two=human');
    await expect(stone(page, 'C3')).toHaveAttribute('aria-pressed', 'true');
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const [heights, rings] = [await painted(page, ['translate']), await painted(page, ['boxShadow'])];
      expect(new Set(heights.slice(0, 4)).size).toBe(1);
      expect(heights.slice(4)).toEqual(Array(3).fill('0px -6px'));
      expect(heights[0]).not.toBe(heights[4]);
      // The outer ring is seen against the page.
      const ring = rings[4].match(/rgb\([^)]*\) 0px 0px 0px 5px/)![0].split(' 0px')[0];
      expect((await contrasts(page, [[ring, 'var(--ground)']]))[0]).toBeGreaterThan(3);
      expect(rings.slice(5)).toEqual([rings[4], rings[4]]);
      expect(rings.slice(0, 4)).not.toContain(rings[4]);
    }
  }
  await page.emulateMedia({ forcedColors: 'active' });
  await expect.poll(async () => {
    const fills = await painted(page, ['backgroundColor']);
    return [new Set(fills.slice(0, 4)).size, fills.slice(4).includes(fills[0])];
  }).toEqual([1, false]);
});

test('stones and their signs stand out at 3, by day and by night, in every look', async ({ page }) => {
  await open(page);
  const marks = ['stone', 'ghost'].flatMap((mark) => ['ground', 'surface', 'raised'].map((ground): [string, string] => [mark, ground]));
  for (const look of LOOKS) {
    await dress(page, look);
    // A sign on a match has a ground of its own.
    const shown = look === 'Matches' ? marks : [...marks, ['on-stone', 'stone'] satisfies [string, string]];
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme });
      const ratios = await contrasts(page, shown.map(([mark, ground]) => [`var(--${mark})`, `var(--${ground})`]));
      expect(shown.filter((_, index) => !(ratios[index] >= 3)), `${look}, ${colorScheme}`).toEqual([]);
    }
  }
});

test('letters grow with the font size of the browser', async ({ page }) => {
  await open(page, '#/more');
  await expect(button(page, /^Settings/)).toBeVisible();
  const sizes = (): Promise<number[]> => page.locator('#app :not(:has(*))').evaluateAll((all) =>
    all.filter((one) => one.textContent.trim()).map((one) => parseFloat(getComputedStyle(one).fontSize)));
  const before = await sizes();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(sizes).toEqual(before.map((size) => 2 * size));
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
});

test('a look is there before the program', async ({ page }) => {
  await beginWith(page, { settings: { look: 'coins' } });
  let letThrough = (): void => {};
  const released = new Promise<void>((resolve) => { letThrough = resolve; });
  await page.route(/nim-[0-9a-f]{12}\.wasm$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('./', { waitUntil: 'commit' });
  const piece = (): Promise<string> => page.locator('.stone').first().evaluate((one) => {
    const { backgroundImage, borderRadius } = getComputedStyle(one, '::before');
    return `${backgroundImage} ${borderRadius}`;
  });
  await expect(page.locator('[data-drawn]')).toHaveCount(1);
  const early = await piece();
  letThrough();
  await expect(page.locator('[data-drawn]')).toHaveCount(0);
  expect(await piece()).toBe(early);
  await dress(page, 'Stones');
  await follow(page, '#/play?two=human');
  expect(await piece()).not.toBe(early);
});

test('the last stone has a sign of what it does, and a hint marks its heap first, and then its stones', async ({ page }) => {
  await open(page, '#/play?heaps=1,1&two=human');
  await expect(board(page).locator('svg')).toHaveCount(0);
  const sign = async (rule: string): Promise<string> => {
    await follow(page, `#/play?heaps=1,1&two=human&moves=A1&rule=${rule}`, [0, 1]);
    return stone(page, 'B1').locator('svg').innerHTML();
  };
  expect(await sign('misere')).not.toBe(await sign('normal'));

  // Only all of heap B wins.
  await follow(page, '#/play?heaps=1,2,1&rule=normal&two=human', [1, 2, 1]);
  const markedStones = (): Promise<string[]> => board(page).getByRole('button').evaluateAll((all) =>
    all.filter((one) => getComputedStyle(one, '::before').outlineStyle === 'dashed')
      .map((one) => one.getAttribute('aria-label')!));
  const markedHeaps = (): Promise<string[]> => board(page).getByRole('group').evaluateAll((all) => {
    const colours = all.map((heap) => getComputedStyle(heap.firstElementChild!, '::after').borderTopColor);
    return all.filter((_, index) => colours.filter((colour) => colour === colours[index]).length === 1)
      .map((heap) => heap.getAttribute('aria-label')!);
  });
  expect(await markedHeaps()).toEqual([]);
  await press(page, 'Hint');
  await expect.poll(markedHeaps).toEqual(['Heap B, 2 stones']);
  expect(await markedStones()).toEqual([]);
  await press(page, 'Hint');
  await expect.poll(markedStones).toEqual(['Take 2 from heap B, leaving 0', 'Take 1 from heap B, leaving 1']);
});

test('a pile shows up to twenty stones, a number tells more than six, and the winner has a crown', async ({ page }) => {
  await open(page);
  for (const [query, left, right] of [
    ['heaps=3,5,7&moves=A1,C6', [1, ''], [6, '']],
    ['heaps=3,7,30&moves=B7,C20', [7, '7'], [20, '20']],
    ['heaps=3,7,30&moves=B3,C30', [3, ''], [20, '30']],
    // The last stone stays on the board.
    ['heaps=1,1,9&rule=misere&moves=C8,A1,B1,C1', [9, '9'], [1, '']],
  ] as const) {
    await follow(page, `#/play?two=human&${query}`);
    const { x, width } = (await players(page).boundingBox())!;
    for (const [side, [stones, number]] of [left, right].entries()) {
      const countWithin = (boxes: Element[], [from, to]: number[]): number => boxes.filter((one) => {
        const { left: start, width: wide } = one.getBoundingClientRect();
        return start + wide / 2 > from && start + wide / 2 < to;
      }).length;
      const range = [x + (side * width) / 2, x + ((side + 1) * width) / 2];
      await expect.poll(() => players(page).locator('.piece').evaluateAll(countWithin, range), query).toBe(stones);
      if (number) await expect(players(page).getByText(number, { exact: true })).toBeVisible();
      const crowns = query.includes('misere') && side === 0 ? 1 : 0;
      expect(await players(page).locator('svg').evaluateAll(countWithin, range), query).toBe(crowns);
    }
    await expect(players(page).getByText(/^\d+$/)).toHaveCount([left, right].filter(([, number]) => number).length);
  }
});
