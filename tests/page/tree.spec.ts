import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { button, expect, follow, isWhole, open, press, says, test, untilHeaps } from '../nim.ts';
import { after, boards, moves, nodes, read, wins, type Board, type Move } from '../oracle.ts';

const items = (page: Page): Locator => page.getByRole('treeitem');
const counts = (page: Page): Locator => page.getByRole('definition');
const written = (count: bigint | number): string => count.toLocaleString('en');
const sorted = (heaps: number[]): number[] => heaps.filter((stones) => stones > 0).sort((a, b) => a - b);

const known = new Map<string, bigint>();
/** The number of games, which is the number of leaves of the tree. */
function games(board: Board): bigint {
  const key = `${sorted(board.heaps)}/${board.takes}`;
  if (!known.has(key)) {
    const all = moves(board);
    known.set(key, all.length === 0 ? 1n : all.reduce((sum, move) => sum + games(after(board, move)), 0n));
  }
  return known.get(key)!;
}

interface Node {
  board: Board;
  isMax: boolean;
  moves: Node[];
}

function grow(board: Board, isMax = true): Node {
  return { board, isMax, moves: moves(board).map((move) => grow(after(board, move), !isMax)) };
}

/** What the node is worth to Max. */
const worth = ({ board, isMax }: Node): string => (wins(board) === isMax ? '+1' : '−1');

/** The names of this node and of all below it: the move that leads to a node, its board and its value. */
function names(node: Node, path = ''): string[] {
  const left = node.board.heaps;
  const isEnd = node.moves.length === 0;
  const isEqual = node.moves.length > 1 && new Set(node.moves.map(worth)).size === 1;
  const what = isEnd ? 'Game over' : `${left.join('-')}, ${node.isMax ? 'Max' : 'Min'} to move`;
  const name = `${path}${what}, value ${worth(node)}${isEqual ? ', all moves equal' : ''}`;
  const below = moves(node.board).flatMap(([heap, take], index) =>
    names(node.moves[index], left.length > 1 ? `Take ${take} from ${'ABC'[heap]}: ` : `Take ${take}: `));
  return [name, ...below];
}

/** For this node and all below it, whether the move that leads there wins for the player who makes it. */
const wonMoves = (node: Node): boolean[] => [false, ...node.moves.flatMap((next) => [!wins(next.board), ...wonMoves(next).slice(1)])];

/** For each node, whether the text on its line is green; how many lines are green; and whose colour each value has. */
const colours = (page: Page): Promise<{ green: boolean[]; lines: number; winners: string[] }> =>
  page.getByRole('region', { name: 'Drawing' }).evaluate((frame) => {
    const probe = document.createElement('i');
    frame.append(probe);
    const [green, left, right] = ['--safe', '--left', '--right'].map((token) => {
      probe.style.setProperty('color', `var(${token})`);
      return getComputedStyle(probe).color;
    });
    probe.remove();
    const nodes = [...frame.querySelectorAll('[aria-hidden] > g:has(> text)')];
    const fills = (node: Element, kind: string): string[] => [...node.querySelectorAll(kind)].map((part) => getComputedStyle(part).fill);
    const lines = [...frame.querySelectorAll('path')].filter((path) => getComputedStyle(path).stroke === green && path.matches('[aria-hidden] > path'));
    const winner = (node: Element): string => (fills(node, 'path').includes(left) ? 'left' : fills(node, 'path').includes(right) ? 'right' : '');
    return {
      green: nodes.map((node) => fills(node, 'text').includes(green)),
      lines: lines.reduce((sum, path) => sum + path.getAttribute('d')!.split('M').length - 1, 0),
      winners: nodes.map(winner),
    };
  });

/** For this node and all below it, the side of the player who wins there, if this side is Max. */
const sides = (node: Node, max: 'left' | 'right'): string[] => {
  const min = max === 'left' ? 'right' : 'left';
  return [worth(node) === '+1' ? max : min, ...node.moves.flatMap((next) => sides(next, max))];
};

const withoutOrder = (all: string[]): string[] => [...all].sort();
const labels = (page: Page, of = items(page)): Promise<string[]> =>
  of.evaluateAll((all) => all.map((item) => item.getAttribute('aria-label') ?? ''));

for (const address of [
  '#/tree?heaps=4&take=3&rule=misere',
  '#/tree?heaps=4&take=3&rule=normal',
  '#/tree?heaps=1,2,1&rule=misere',
  '#/tree?heaps=2,2&rule=normal',
  '#/tree?heaps=6&take=1,3,4&rule=misere',
  '#/tree?heaps=7&take=2,5&rule=normal',
]) {
  test(`minimax finds the value of every node: ${address}`, async ({ page }) => {
    const board = read(address);
    const truth = grow(board);
    const list = names(truth);
    await open(page, address);
    await expect(counts(page)).toHaveText([nodes(board), games(board), BigInt(boards(board))].map(written));
    await expect(items(page)).toHaveCount(Number(nodes(board)));
    expect((await labels(page)).filter((name) => name.includes('value'))).toEqual([]);
    await button(page, 'To the end').click();
    await expect.poll(async () => withoutOrder(await labels(page))).toEqual(withoutOrder(list));
    const won = wonMoves(truth);
    const drawn = { green: won, lines: won.filter(Boolean).length, winners: sides(truth, 'left') };
    await expect.poll(() => colours(page)).toEqual(drawn);
    await button(page, 'Player 1’s turn').click();
    await expect.poll(() => colours(page)).toEqual({ ...drawn, winners: sides(truth, 'right') });
    await says(page, `Step ${nodes(board)} of ${nodes(board)}.`);
    await expect(page.getByText(`${nodes(board)} of ${nodes(board)} nodes looked at`)).toBeVisible();
    await expect(button(page, 'Step')).toBeDisabled();
    await expect(button(page, 'To the end')).toBeDisabled();
    await button(page, 'Cut-offs').click();
    await expect(items(page).first()).toHaveAttribute('aria-label', new RegExp(`value ${worth(truth).replace('+', '\\+')}`));
    for (const name of (await labels(page)).filter((label) => /, value [+−]1/.test(label))) {
      expect(list.map((label) => label.replace(', all moves equal', ''))).toContain(name.replace(', all moves equal', ''));
    }
    const cut = (await labels(page)).filter((name) => name.endsWith('cut off')).length;
    const summary = await page.getByText(/nodes looked at/).innerText();
    if (cut > 0) expect(summary).toMatch(/\d+ of \d+ nodes looked at, \d+ branch(es)? cut off/);
    else expect(summary).toBe(`${nodes(board)} of ${nodes(board)} nodes looked at`);
  });

  test(`each board of the graph is drawn once, with who wins there: ${address}`, async ({ page }) => {
    const board = read(address);
    await open(page, address);
    await button(page, 'Graph').click();
    const options = page.getByRole('listbox').getByRole('option');
    await expect(options).toHaveCount(boards(board));
    await button(page, 'To the end').click();
    await says(page, `Step ${boards(board)} of ${boards(board)}.`);
    await expect.poll(async () => (await labels(page, options)).every((name) => /the player to move (wins|loses)\.$/.test(name))).toBe(true);
    const all = await labels(page, options);
    expect(new Set(all).size).toBe(boards(board));
    for (const name of all) {
      const heaps = name.split(' left')[0].split(', ').map(Number);
      const isWon = wins({ ...board, heaps });
      expect(name).toBe(`${heaps.join(', ')} left: the player to move ${isWon ? 'wins' : 'loses'}.`);
    }
    const drawn = await page.getByRole('region', { name: 'Drawing' }).locator('svg text').allTextContents();
    expect(drawn).toEqual(all.flatMap((name) =>
      [name.split(' left')[0].replaceAll(', ', '-'), name.endsWith('wins.') ? 'W' : 'L']));
    await button(page, 'Tree').click();
    await expect(options).toHaveCount(0);
    await expect(items(page).first()).toBeVisible();
  });
}

/** How many nodes minimax looks at, and how many branches it cuts off, if a player stops at the first move that wins. */
function search(board: Board, order: (moves: Move[], board: Board) => Move[]): { looked: number; cut: number } {
  const all = order(moves(board), board);
  const first = all.findIndex((move) => !wins(after(board, move)));
  const tried = first < 0 ? all : all.slice(0, first + 1);
  const below = tried.map((move) => search(after(board, move), order));
  return {
    looked: 1 + below.reduce((sum, { looked }) => sum + looked, 0),
    cut: all.length - tried.length + below.reduce((sum, { cut }) => sum + cut, 0),
  };
}

test('the order of the moves changes how many nodes minimax looks at, and no value', async ({ page }) => {
  const orders: Record<string, (all: Move[], board: Board) => Move[]> = {
    'Fewest first': (all) => all,
    'Most first': (all) => [...all].sort(([heap, take], [other, less]) => heap - other || less - take),
    'Best first': (all, board) => {
      const isWinning = (move: Move): boolean => !wins(after(board, move));
      return [...all.filter(isWinning), ...all.filter((move) => !isWinning(move))];
    },
  };
  await open(page, '#/tree');
  const found = new Map(Object.keys(orders).map((name) => [name, 0]));
  for (const rule of ['misere', 'normal']) {
    const some = ['heaps=4&take=3', 'heaps=2,2', 'heaps=1,2,2', 'heaps=5&take=3', 'heaps=8&take=1,3,4', 'heaps=3,2', 'heaps=1,1,3'];
    const more = ['heaps=6', 'heaps=7&take=2,5', 'heaps=3,3', 'heaps=1,1,1,1', 'heaps=4,1', 'heaps=2,4&take=2', 'heaps=7&take=3',
      'heaps=5,1&take=3', 'heaps=2,2,1', 'heaps=3,4&take=2', 'heaps=1,1,2,1', 'heaps=9&take=1,3', 'heaps=3,1,1'];
    for (const rest of isWhole ? [...some, ...more] : some) {
      const address = `#/tree?${rest}&rule=${rule}&tree=cutoffs`;
      const board = read(address);
      await follow(page, address);
      await expect(counts(page).first()).toHaveText(written(nodes(board)));
      for (const [name, order] of Object.entries(orders)) {
        const choice = page.getByRole('combobox', { name: 'Order of the moves' });
        await choice.selectOption(name);
        await expect(choice).toHaveValue(name);
        await button(page, 'To the end').click();
        const { looked, cut } = search(board, order);
        const cuts = cut === 0 ? '' : `, ${cut} branch${cut === 1 ? '' : 'es'} cut off`;
        await expect(page.getByText(`${looked} of ${nodes(board)} nodes looked at${cuts}`, { exact: true })).toBeVisible();
        await expect(items(page).first()).toHaveAttribute('aria-label', new RegExp(`value ${wins(board) ? '\\+' : '−'}1`));
        found.set(name, found.get(name)! + looked);
      }
      await expect(page).toHaveURL(/tree=cutoffs\.best$/);
    }
  }
  expect(found.get('Best first')).toBeLessThan(Math.min(found.get('Fewest first')!, found.get('Most first')!));
});

test('large trees tell how many nodes, games and boards they have', async ({ page }) => {
  await open(page, '#/tree');
  for (const address of ['#/tree?heaps=3,5,7', '#/tree?heaps=21&take=3', '#/tree?heaps=12,12&rule=normal', '#/tree?heaps=31']) {
    await follow(page, address);
    const board = read(address);
    await expect(counts(page)).toHaveText([nodes(board), games(board), BigInt(boards(board))].map(written));
    await says(page, 'The tree has more than 1,200 nodes. Press a node to unfold its branch.');
    await expect(button(page, 'Step')).toHaveCount(0);
  }
});

test('minimax goes forward, back, to the end and back to the start', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  const found = async (): Promise<number> => (await labels(page)).filter((name) => name.includes('value')).length;
  await expect(button(page, 'Step back')).toBeDisabled();
  await expect(button(page, 'Back to the start')).toBeDisabled();
  for (const step of [1, 2, 3]) {
    await button(page, 'Step').click();
    await says(page, `Step ${step} of 15.`);
    expect(await found()).toBe(step);
  }
  await button(page, 'Step back').click();
  await says(page, 'Step 2 of 15.');
  expect(await found()).toBe(2);
  await button(page, 'To the end').click();
  await says(page, 'Step 15 of 15. 4 left: Max chooses the largest of −1, −1, +1. The value is +1.');
  expect(await found()).toBe(15);
  await button(page, 'Step back').click();
  await says(page, 'Step 14 of 15. 1 left: Min has one move, so the value is +1 too.');
  await button(page, 'Back to the start').click();
  await says(page, 'Minimax finds out who wins');
  expect(await found()).toBe(0);
  await button(page, 'Step').click();
  await says(page, 'The game is over and');
  await button(page, 'Cut-offs').click();
  await expect(page.getByText('α, β: what Max and Min can already force')).toBeVisible();
  await expect(page).toHaveURL(/tree=cutoffs/);
  await button(page, 'To the end').click();
  // Counted by another program: three nodes have a last move that is not looked at.
  await says(page, 'Step 12 of 12.');
  await expect(page.getByText('12 of 15 nodes looked at, 3 branches cut off')).toBeVisible();
  await button(page, 'Graph').click();
  await expect(page).toHaveURL(/tree=graph/);
  await expect(page.getByText('and 5 different boards. If each search stops at the first winning move, minimax looks at')).toBeVisible();
});

test('a run goes by itself until it is paused, and ends at the end', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  await expect(items(page)).toHaveCount(15);
  await page.clock.pauseAt('2026-11-20T12:10:00');
  const step = async (): Promise<number> => Number((await page.getByRole('status').innerText()).match(/Step (\d+) of 15/)?.[1] ?? 0);
  await button(page, 'Run').click();
  await expect(button(page, 'Pause')).toBeVisible();
  let reached = 0;
  for (let slice = 0; slice < 50 && reached < 3; slice += 1) {
    await page.clock.runFor(100);
    reached = await step();
  }
  expect(reached).toBe(3);
  await button(page, 'Pause').click();
  await expect(button(page, 'Run')).toBeVisible();
  await page.clock.runFor(20_000);
  expect(await step()).toBe(reached);
  await button(page, 'Run').click();
  await page.clock.runFor(60_000);
  await says(page, 'Step 15 of 15.');
  await expect(button(page, 'Pause')).toHaveCount(0);
});

test('branches of a large tree unfold and fold by a press and by keys, with the values of the oracle', async ({ page }) => {
  const address = '#/tree?heaps=9,3&take=4&rule=misere';
  const root = read(address);
  await open(page, address);
  const first = moves(root);
  await expect(items(page)).toHaveCount(1 + first.length);
  const value = (board: Board, isMax: boolean): string => wins(board) === isMax ? '+1' : '−1';
  const named = (name: RegExp) => page.getByRole('treeitem', { name });
  await expect(named(/^9-3, Max to move/)).toHaveAccessibleName(new RegExp(`value \\${value(root, true)}`));
  const branch = named(/^Take 2 from B: 9-1, Min to move/);
  const below = { ...root, heaps: [9, 1] };
  await expect(branch).toHaveAccessibleName(new RegExp(`value \\${value(below, false)}`));
  await expect(branch).toHaveAttribute('aria-expanded', 'false');
  await branch.click();
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  await expect(items(page)).toHaveCount(1 + first.length + moves(below).length);
  for (const [heap, take] of moves(below)) {
    const heaps = below.heaps.with(heap, below.heaps[heap] - take);
    const node = named(new RegExp(`^Take ${take} from ${'AB'[heap]}: ${heaps.join('-')}, Max to move`));
    await expect(node).toHaveAccessibleName(new RegExp(`value \\${value({ ...root, heaps }, true)}`));
  }
  const drawn = 1 + first.length + moves(below).length;
  await expect(page.getByText(`Nodes drawn: ${drawn} of ${written(nodes(root))}, folded: ${drawn - 2}.`)).toBeVisible();
  await branch.click();
  await expect(items(page)).toHaveCount(1 + first.length);
  await expect(branch).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(items(page)).toHaveCount(drawn);
  await page.keyboard.press('ArrowLeft');
  await expect(items(page)).toHaveCount(1 + first.length);
  await page.keyboard.press('End');
  await expect(items(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(items(page).first()).toHaveAttribute('aria-selected', 'true');
});

test('another tree starts at the chosen node, and the moves to it lead back', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  await page.getByRole('treeitem', { name: 'Take 1: 3, Min to move' }).click();
  await button(page, 'Start at the chosen node').click();
  await expect(items(page).first()).toHaveAccessibleName('3, Max to move');
  await expect(page.getByText('Min was to move here. In this tree that player is called Max')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Board' })).toHaveValue('3');
  await expect(counts(page).first()).toHaveText('8');
  const exchanged = page.getByText('change places');
  await expect(exchanged).toBeVisible();
  await button(page, 'Player 2’s turn').click();
  await expect(page).toHaveURL(/first=two&moves=A1$/);
  await expect(exchanged).toHaveCount(0);
  await button(page, 'Start').click();
  await expect(items(page).first()).toHaveAccessibleName('4, Max to move');
  await expect(exchanged).toHaveCount(0);
  await expect(counts(page).first()).toHaveText('15');
  await expect(button(page, 'Start')).toBeFocused();
  await page.getByRole('button', { name: '1 A1' }).click();
  await expect(items(page).first()).toHaveAccessibleName('3, Max to move');
});

test('board, limit and rule are changed, and wrong input leaves the tree as it is', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  const tree = async (heaps: number[], rule: Board['rule'], takes?: number[]): Promise<void> => {
    await expect(counts(page)).toHaveText([
      nodes({ heaps, rule, takes }), games({ heaps, rule, takes }), BigInt(boards({ heaps, rule, takes })),
    ].map(written));
  };
  const [field, limit] = [page.getByRole('textbox', { name: 'Board' }), page.getByRole('textbox', { name: 'Take' })];
  await tree([4], 'misere', [1, 2, 3]);
  await field.fill('3,2');
  await tree([2, 3], 'misere', [1, 2, 3]);
  await limit.fill('1');
  await tree([2, 3], 'misere', [1]);
  await limit.fill('1,3');
  await tree([2, 3], 'misere', [1, 3]);
  await limit.fill('');
  await tree([2, 3], 'misere');
  await expect(page).toHaveURL(/#\/tree\?heaps=3,2&rule=misere/);
  await field.fill('3,x');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('3,x');
  await tree([2, 3], 'misere');
  for (const [name, rule] of [['Last stone wins', 'normal'], ['Last stone loses', 'misere']] as const) {
    await press(page, name);
    await tree([2, 3], rule);
    await expect(field, 'a press on the rule leaves what is typed').toHaveValue('3,x');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  }
  await field.fill('https://example.org/nim/#/play?heaps=2,2,2.');
  await tree([2, 2, 2], 'misere');
  await field.fill('(3, 2)');
  await tree([2, 3], 'misere');
  await field.fill('2');
  await button(page, 'To the end').click();
  await expect(items(page).first()).toHaveAccessibleName(/^2, Max to move, value \+1/);
  await button(page, 'Last stone wins').click();
  await expect(page).toHaveURL(/rule=normal/);
  await button(page, 'To the end').click();
  await expect(page.getByRole('treeitem', { name: 'Take 2: Game over, value +1' })).toBeVisible();
  await button(page, 'Last stone loses').click();
  await expect(page).toHaveURL(/rule=misere/);
  await button(page, 'To the end').click();
  await expect(page.getByRole('treeitem', { name: 'Take 2: Game over, value −1' })).toBeVisible();
});

test('the drawing is made larger, smaller and fitted, and saved as a picture', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  const slider = page.getByRole('slider', { name: 'Size of the drawing' });
  const percent = async (): Promise<number> => Number(await slider.inputValue());
  await expect(items(page)).toHaveCount(15);
  const width = async (): Promise<number> => (await items(page).first().boundingBox())!.width;
  let fitted = 0;
  await expect.poll(async () => fitted === (fitted = await percent()), { intervals: [200] }).toBe(true);
  const wide = await width();
  await button(page, 'Larger').click();
  await expect.poll(percent).toBeGreaterThan(fitted);
  await expect.poll(width).toBeGreaterThan(wide);
  await button(page, 'Fit the drawing into its frame').click();
  await expect.poll(percent).toBe(fitted);
  await button(page, 'Smaller').click();
  await expect.poll(percent).toBeLessThan(fitted);
  await expect.poll(width).toBeLessThan(wide);
  await slider.press('End');
  await expect.poll(width).toBeGreaterThan(wide);
  await button(page, 'Fit the drawing into its frame').click();
  await expect.poll(percent).toBe(fitted);
  await button(page, 'Step').click();
  await says(page, 'Step 1 of 15.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save picture' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.svg$/);
  const picture = readFileSync(await download.path(), 'utf8');
  expect(picture).toMatch(/^<svg/);
  // Other programs take the size of the picture from these attributes.
  const [, across, down] = /viewBox="0 0 (\d+) (\d+)"/.exec(picture)!;
  expect(picture).toMatch(new RegExp(`width="${across}" height="${down}"|height="${down}" width="${across}"`));
  // The picture is what is drawn, so one value is found in it.
  expect(picture.match(/>[−+]1</g)!.length).toBe(1);
});

test('a root after one move has the other player to move', async ({ page }) => {
  await open(page, '#/tree?heaps=1,2&rule=normal');
  await page.getByRole('treeitem', { name: 'Take 1 from A: 0-2, Min to move' }).click();
  await button(page, 'Start at the chosen node').click();
  await expect(page).toHaveURL(/heaps=1,2&rule=normal&moves=A1$/);
  await expect(button(page, 'Player 2’s turn')).toBeVisible();
  await button(page, 'Start').click();
  await expect(page).toHaveURL(/heaps=1,2&rule=normal$/);
  await button(page, 'Player 1’s turn').click();
  await expect(page).toHaveURL(/heaps=1,2&rule=normal&first=two$/);
  await expect(button(page, 'Player 2’s turn')).toBeVisible();
});

test('the tree goes to the analysis and to a game, and Back returns to what was seen', async ({ page }) => {
  await open(page, '#/tree?heaps=1,2,3&rule=normal');
  await expect(items(page)).toHaveCount(447);
  await button(page, 'Cut-offs').click();
  await expect(page).toHaveURL(/tree=cutoffs/);
  await button(page, 'Analysis').click();
  await expect(page).toHaveURL(/#\/analyse\?heaps=1,2,3&rule=normal/);
  await page.goBack();
  await expect(items(page)).toHaveCount(447);
  await expect(button(page, 'Cut-offs')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Play this board').click();
  await untilHeaps(page, [1, 2, 3]);
  await expect(button(page, 'Last stone wins')).toBeVisible();
});

test('Tab goes through the buttons below the drawing from left to right and from above', async ({ page }) => {
  for (const [width, height] of [[1280, 800], [360, 640]]) {
    await page.setViewportSize({ width, height });
    await open(page, '#/tree?heaps=4&take=3&rule=misere&tree=cutoffs');
    await page.getByRole('button', { name: 'Tree', exact: true }).focus();
    const places: { x: number; y: number; name: string }[] = [];
    for (let presses = 0; presses < 5; presses += 1) {
      places.push(await page.evaluate(() => {
        const { x, y, height: high } = document.activeElement!.getBoundingClientRect();
        return { x, y: Math.round((y + high / 2) / 20), name: document.activeElement!.ariaLabel ?? document.activeElement!.textContent };
      }));
      await page.keyboard.press('Tab');
    }
    expect(places.map(({ name }) => name.trim()).slice(0, 3)).toEqual(['Tree', 'Graph', 'Cut-offs']);
    expect(places).toEqual([...places].sort((a, b) => a.y - b.y || a.x - b.x));
  }
});

test('on a phone on its side the words of minimax stand below the buttons above them', async ({ page }) => {
  for (const [width, height] of [[844, 390], [640, 360]]) {
    await page.setViewportSize({ width, height });
    for (const address of ['#/tree', '#/tree?heaps=7,7,7,7,7,7,6,6,6&take=30']) {
      await open(page, address);
      const words = (await page.locator('.tree__report').boundingBox())!;
      for (const name of ['Larger', 'Smaller', /board and legend$/]) {
        const above = (await button(page, name).boundingBox())!;
        expect(words.y, `${address} at ${width}×${height}: ${name}`).toBeGreaterThanOrEqual(above.y + above.height);
      }
    }
  }
});
