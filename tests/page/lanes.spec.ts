import type { Page } from '@playwright/test';
import { button, calm, chance, choose, expect, follow, open, press, says, test, untilHeaps, visit } from '../nim.ts';
import { after, meant, moves, upTo, wins, type Board } from '../oracle.ts';

test.beforeEach(calm);

/** Presses these keys, one after the other. */
async function keys(page: Page, ...all: string[]): Promise<void> {
  for (const key of all) await page.keyboard.press(key);
}

/** Asks for the third hint, which shows the lanes. */
async function askWhy(page: Page): Promise<void> {
  for (let hint = 0; hint < 3; hint += 1) await press(page, 'Hint');
}

/** The lanes as they are read, from the top. */
const lanes = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Board', exact: true }).getByRole('listitem').allInnerTexts()
    .then((all) => all.map((text) => text.split('\n')[0].trim()));

/** The stones that are drawn in the lanes: all, those with the outline of the move, and the places that it fills. */
const drawn = (page: Page): Promise<number[]> => page.evaluate(() =>
  ['.lane__stone:not([data-state=ghost])', '.lane__stone[data-state=taken]', '.lane__stone[data-state=ghost]']
    .map((kind) => document.querySelectorAll(kind).length));

test('the third hint slides the stones into lanes, shows the move and what is left, and goes back', async ({ page }) => {
  await open(page, '#/play?heaps=4,2,1&rule=normal&two=human', [4, 2, 1]);
  await askWhy(page);
  await says(page, 'The lanes of 4s, 2s and 1s are odd. Make every lane even.');
  expect(await lanes(page)).toEqual(['Lane of 1s, odd: C.', 'Lane of 2s, odd: B.', 'Lane of 4s, odd: A.']);
  await expect(page.getByText('4s: 1')).toBeVisible();
  expect(await drawn(page)).toEqual([7, 0, 0]);
  await press(page, 'Show the move');
  await says(page, 'Heap A: 4 becomes 2 + 1. Take 1.');
  expect(await lanes(page)).toEqual(['Lane of 1s, odd: C.', 'Lane of 2s, odd: B.', 'Lane of 4s, odd: A.']);
  expect(await drawn(page)).toEqual([7, 1, 3]);
  await press(page, 'What is left');
  await says(page, 'Every lane is even: whatever comes can be answered.');
  expect(await lanes(page)).toEqual(['Lane of 1s, even: A and C.', 'Lane of 2s, even: A and B.', 'Lane of 4s, even: empty.']);
  expect(await drawn(page)).toEqual([6, 0, 0]);
  await press(page, 'To the heaps', [4, 2, 1]);
  await says(page, 'Take 1 stone from heap A.');

  await follow(page, '#/play?heaps=3,5,6&rule=normal&two=human', [3, 5, 6]);
  await askWhy(page);
  await says(page, 'Every lane is even: any move makes one odd.');
  await press(page, 'To the heaps', [3, 5, 6]);
});

test('a press on the lanes goes on, and so do keys, which keep a place', async ({ page }) => {
  await open(page, '#/play?heaps=4,2,1&rule=normal&two=human', [4, 2, 1]);
  await page.getByRole('button', { name: /^Take 2 from heap A/ }).focus();
  await keys(page, 'h', 'h', 'h');
  await expect(button(page, 'Show the move')).toBeFocused();
  await page.getByText('4s: 1').click();
  await says(page, 'Heap A: 4 becomes 2 + 1. Take 1.');
  await keys(page, 'Enter', 'Enter');
  await says(page, 'Take 1 stone from heap A.');
  // Escape shows the heaps.
  await keys(page, 'h');
  await expect(button(page, 'Show the move')).toBeVisible();
  await keys(page, 'Escape');
  await expect(button(page, 'Show the move')).toHaveCount(0);
});

test('a double press goes one step, and the second press after the last step takes nothing', async ({ page }) => {
  await open(page, '#/analyse?heaps=3,5,6&rule=normal', [3, 5, 6]);
  const { x, y, width, height } = (await page.getByRole('button', { name: /^Take 5 from heap B/ }).boundingBox())!;
  await press(page, 'Show the lanes');
  await expect(page.getByText('4s: 2')).toBeVisible();
  await page.mouse.dblclick(x + width / 2, y + height / 2);
  await expect(button(page, 'Show the lanes')).toBeVisible();
  await untilHeaps(page, [3, 5, 6]);
  await follow(page, '#/play?heaps=4,2,1&rule=normal&two=human', [4, 2, 1]);
  await askWhy(page);
  await button(page, 'Show the move').dblclick();
  await says(page, 'Heap A: 4 becomes 2 + 1. Take 1.');
});

test('with a limit full groups do not count, and near the end of misère single stones do', async ({ page }) => {
  // By hand: 9 = 2 · 4 + 1, 12 = 3 · 4, 7 = 4 + 3; the remainders 1, 0 and 3 leave the lane of 2s odd.
  await open(page, '#/play?heaps=9,12,7&take=3&rule=normal&two=human', [9, 12, 7]);
  await askWhy(page);
  await says(page, 'The lane of 2s is odd. Make every lane even.');
  expect(await lanes(page)).toEqual(['Lane of 1s, even: A and C.', 'Lane of 2s, odd: C.', 'Groups of 4 do not count: A, B and C.']);
  await expect(page.getByText('groups of 4: do not count')).toBeVisible();
  await press(page, 'Show the move');
  await says(page, 'Heap C: 2 + 1 becomes 1. Take 2.');

  await follow(page, '#/play?heaps=1,1,1,5&rule=misere&two=human', [1, 1, 1, 5]);
  await askWhy(page);
  await says(page, 'Only single stones count now: leave an odd number.');
  expect(await lanes(page)).toEqual(['More than one: D.', 'Lane of 1s, even: A, B, C and D.']);
  await press(page, 'Show the move');
  await says(page, 'Take 5 from heap D: an odd number of single stones is left.');
  await press(page, 'What is left');
  await says(page, 'An odd number of single stones: the other player takes the last one.');
  expect(await lanes(page)).toEqual(['', 'Lane of 1s, odd: A, B and C.']);

  // A choice goes when the lanes come.
  await follow(page, '#/play?heaps=3,4,5&rule=normal&two=human', [3, 4, 5]);
  for (let hint = 0; hint < 2; hint += 1) await press(page, 'Hint');
  await choose(page, 'A2');
  await press(page, 'Hint');
  await says(page, 'The lane of 2s is odd. Make every lane even.');
  await expect(button(page, 'Show the move')).toBeVisible();

  // The remainders by 4 are 1, 0 and 0.
  await follow(page, '#/play?heaps=5,8,4&take=3&rule=misere&two=human', [5, 8, 4]);
  await askWhy(page);
  await says(page, 'Only single stones count now, an odd number: any move can be answered.');
});

/** Boards of two to four heaps up to 7, with and without a limit. */
function boards(count: number): Board[] {
  const below = chance(91);
  return Array.from({ length: count }, () => {
    const heaps = Array.from({ length: 3 + below(2) }, () => 1 + below(7));
    return { heaps, rule: below(2) ? 'misere' : 'normal', takes: [undefined, upTo(2), upTo(3)][below(3)] };
  });
}

/** The number that `2 + 1` means. */
const sum = (parts: string): number => parts.split(' + ').reduce((all, part) => all + Number(part), 0);

test('on boards at random the lanes, the move and what it leaves are true', async ({ page }) => {
  await open(page);
  let checked = 0;
  for (const board of boards(30)) {
    const limit = board.takes ? `&take=${board.takes.length}` : '';
    await follow(page, `#/play?heaps=${board.heaps}&rule=${board.rule}&two=human${limit}`, board.heaps);
    await askWhy(page);
    const where = JSON.stringify(board);
    const counts = board.heaps.map((stones) => (board.takes && Math.max(...board.heaps) > board.takes.length
      ? stones % (board.takes.length + 1) : stones));
    const read = await lanes(page);
    // One or two heaps, or single stones, have a reason of their own.
    if (read.length === 0 || (board.rule === 'misere' && counts.filter((stones) => stones > 1).length < 2)) continue;
    checked += 1;
    const expectLanes = (all: number[], shown: string[]): void => {
      for (const line of shown.filter((text) => text.startsWith('Lane'))) {
        const [, size, parity, names] = /^Lane of (\d+)s, (odd|even): (.*)\.$/.exec(line)!;
        const having = all.flatMap((stones, heap) => (Math.floor(stones / Number(size)) % 2 ? ['ABCD'[heap]] : []));
        expect(names === 'empty' ? [] : names.match(/[A-D](?=,| |$)/g), `${where} ${line}`).toEqual(having);
        expect(parity, where).toBe(having.length % 2 ? 'odd' : 'even');
      }
    };
    expectLanes(counts, read);
    const isOdd = read.some((line) => line.includes('odd'));
    expect(isOdd, where).toBe(wins(board));
    if (!isOdd) continue;
    await press(page, 'Show the move');
    const said = await page.getByRole('status').innerText();
    const [, heap, was, becomes, take] = /^Heap (\w): (.*) becomes (.*)\. Take (\d+)\./.exec(said)!;
    const move: [number, number] = ['ABCD'.indexOf(heap), Number(take)];
    expect(moves(board), where).toContainEqual(move);
    expect(move, where).toEqual(meant(board));
    const left = after(board, move);
    expect(wins(left), where).toBe(false);
    expect([sum(was), sum(becomes)], where).toEqual([counts[move[0]], board.takes && Math.max(...board.heaps) > board.takes.length
      ? left.heaps[move[0]] % (board.takes.length + 1) : left.heaps[move[0]]]);
    expect((await drawn(page)).slice(0, 2), where).toEqual([board.heaps.reduce((all, stones) => all + stones), move[1]]);
    await press(page, 'What is left');
    const then = await lanes(page);
    expect(then.filter((line) => line.includes('odd')), where).toEqual([]);
    await press(page, 'To the heaps');
  }
  expect(checked).toBeGreaterThan(15);
});

/** Expects this sentence in a status: the analysis has one for its verdict too. */
const reads = (page: Page, sentence: string): Promise<void> => expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible();

test('Learn why, the review and the analysis show the lanes of their board', async ({ page }) => {
  for (const address of ['#/path/why?heaps=3,5,7&rule=normal', '#/analyse?heaps=3,5,7&rule=normal', '#/review?heaps=3,5,7&rule=normal&two=human&at=0']) {
    await visit(page, address);
    await press(page, 'Show the lanes');
    await reads(page, 'The lane of 1s is odd. Make every lane even.');
    await press(page, 'Show the move');
    await reads(page, 'Heap A: 2 + 1 becomes 2. Take 1.');
    await press(page, 'What is left');
    await press(page, 'To the heaps');
    await expect(button(page, 'Show the lanes')).toBeVisible();
  }
});

for (const [tag, hint, first, show, second, left, third] of [
  ['de', 'Tipp', 'Die Bahnen der 4er, 2er und 1er sind ungerade. Mach jede Bahn gerade.', 'Zug zeigen',
    'Haufen A: Aus 4 wird 2 + 1. Nimm 1.', 'Was bleibt', 'Jede Bahn ist gerade: Was auch kommt, lässt sich beantworten.'],
  ['fr', 'Indice', 'Les couloirs des 4, 2 et 1 sont impairs. Rends chaque couloir pair.', 'Voir le coup',
    'Tas A : 4 devient 2 + 1. Prends 1.', 'Ce qui reste', 'Chaque couloir est pair : tout coup a sa réponse.'],
  ['es', 'Pista', 'Los carriles de los 4, 2 y 1 son impares. Haz par cada carril.', 'Ver la jugada',
    'Montón A: 4 pasa a 2 + 1. Quita 1.', 'Lo que queda', 'Todos los carriles son pares: siempre habrá respuesta.'],
] as const) {
  test(`lanes are told in ${tag}`, async ({ page }) => {
    await visit(page, '#/play?heaps=4,2,1&rule=normal&two=human', undefined, tag);
    for (let asked = 0; asked < 3; asked += 1) await press(page, hint);
    const told = (text: string): Promise<void> => expect(page.getByRole('status')).toContainText(new RegExp(text
      .replace(/[.+]/g, '\\$&').replaceAll(' ', '\\s')));
    await told(first);
    await press(page, show);
    await told(second);
    await press(page, left);
    await told(third);
  });
}
