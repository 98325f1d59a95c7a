import type { Locator, Page } from '@playwright/test';
import { colour } from '../fits.ts';
import { button, expect, follow, open, press, says, test } from '../nim.ts';

const items = (page: Page): Locator => page.getByRole('treeitem');
/** How many nodes, games and boards the tree has. */
const expectCounts = (page: Page, ...counts: string[]): Promise<void> => expect(page.getByRole('definition')).toHaveText(counts);

/** How the nodes and the lines are drawn: in which of the colours `green`, `left` and `right`. It runs in the page. */
function drawn(frame: Element, [green, left, right]: string[]): { green: boolean[]; lines: number; winners: string[] } {
  const nodes = [...frame.querySelectorAll('[aria-hidden] > g:has(> text)')];
  const has = (node: Element, kind: string, colour: string): boolean =>
    [...node.querySelectorAll(kind)].some((part) => getComputedStyle(part).fill === colour);
  const lines = [...frame.querySelectorAll('[aria-hidden] > path')].filter((path) => getComputedStyle(path).stroke === green);
  return {
    green: nodes.map((node) => has(node, 'text', green)),
    lines: lines.reduce((sum, path) => sum + path.getAttribute('d')!.split('M').length - 1, 0),
    winners: nodes.map((node) => (has(node, 'path', left) ? 'left' : has(node, 'path', right) ? 'right' : '')),
  };
}

const labels = (all: Locator): Promise<(string | null)[]> => all.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-label')));

/** A tree by hand: the names of its nodes, and the boards of its graph, where the player to move wins or loses. */
const NODES = [
  '1-2, Max to move, value +1',
  'Take 1 from A: 0-2, Min to move, value −1',
  'Take 1 from B: 0-1, Max to move, value +1',
  'Take 1 from B: Game over, value +1',
  'Take 2 from B: Game over, value −1',
  'Take 1 from B: 1-1, Min to move, value +1, all moves equal',
  'Take 1 from A: 0-1, Max to move, value +1',
  'Take 1 from B: Game over, value +1',
  'Take 1 from B: 1-0, Max to move, value +1',
  'Take 1 from A: Game over, value +1',
  'Take 2 from B: 1-0, Min to move, value −1',
  'Take 1 from A: Game over, value −1',
];
const BOARDS = ['1-2 W', '2 W', '1-1 L', '1 W', '0 L'];

test('minimax finds each value, moves and nodes have the colours of who wins, and the graph has each board once', async ({ page }) => {
  await open(page, '#/tree?heaps=1,2&rule=normal');
  await expectCounts(page, '12', '5', '5');
  await expect(items(page)).toHaveCount(12);
  await expect(page.getByRole('treeitem', { name: /value/ })).toHaveCount(0);
  await press(page, 'To the end');
  await says(page, 'Step 12 of 12.');
  expect(await labels(items(page))).toEqual(NODES);
  await expect(page.getByText('12 of 12 nodes looked at')).toBeVisible();
  for (const name of ['Step', 'To the end']) await expect(button(page, name)).toBeDisabled();
  const drawing = page.getByRole('region', { name: 'Drawing' });
  const colours = await Promise.all(['--safe', '--left', '--right'].map((name) => colour(page, name)));
  const seen = (): Promise<ReturnType<typeof drawn>> => drawing.evaluate(drawn, colours);
  // Max is on the left.
  const green = [0, 0, 0, 1, 1, 1, 0, 1, 0, 1, 0, 1].map(Boolean);
  const winners = 'left right left left right left left left left left right right'.split(' ');
  await expect.poll(seen).toEqual({ green, lines: 6, winners });
  await press(page, 'Player 1’s turn');
  await expect.poll(seen).toEqual({ green, lines: 6, winners: winners.map((side) => (side === 'left' ? 'right' : 'left')) });

  await press(page, 'Graph');
  await press(page, 'To the end');
  await says(page, 'Step 5 of 5.');
  const options = page.getByRole('listbox').getByRole('option');
  const boards = BOARDS.map((board) => board.split(' '));
  expect(await labels(options)).toEqual(boards.map(([heaps, wins]) =>
    `${heaps.replaceAll('-', ', ')} left: the player to move ${wins === 'W' ? 'wins' : 'loses'}.`));
  await expect(drawing.locator('svg text')).toHaveText(boards.flat());
  await press(page, 'Tree');
  await expect(options).toHaveCount(0);
  await expect(items(page).first()).toBeVisible();
});

test('the order of the moves changes how many nodes minimax looks at, and no value', async ({ page }) => {
  await open(page, '#/tree?heaps=5&take=3&rule=normal&tree=cutoffs');
  // Counted by another program.
  for (const [name, looked] of [['Fewest first', '16 of 28 nodes'], ['Most first', '12 of 28 nodes'], ['Best first', '8 of 28 nodes']]) {
    await page.getByRole('combobox', { name: 'Order of the moves' }).selectOption(name);
    await button(page, 'To the end').click();
    await expect(page.getByText(`${looked} looked at, `)).toBeVisible();
    await expect(items(page).first()).toHaveAccessibleName(/value \+1/);
  }
  await expect(page).toHaveURL(/tree=cutoffs\.best$/);
});

test('large trees tell how many nodes, games and boards they have', async ({ page }) => {
  await open(page, '#/tree');
  for (const [address, ...counts] of [
    ['#/tree?heaps=21&take=3', '489,396', '223,317', '22'], ['#/tree?heaps=3,5,7&tree=cutoffs', '39,861,780', '16,682,246', '88'],
  ] as const) {
    await follow(page, address);
    await expectCounts(page, ...counts);
    await says(page, 'The tree has more than 1,200 nodes. Press a node to unfold its branch.');
    await expect(button(page, 'Step')).toHaveCount(0);
  }
});

test('minimax goes forward, back, to the end and back to the start', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  const expectFound = (count: number): Promise<void> => expect(page.getByRole('treeitem', { name: /value/ })).toHaveCount(count);
  for (const name of ['Step back', 'Back to the start']) await expect(button(page, name)).toBeDisabled();
  for (const step of [1, 2, 3]) {
    await button(page, 'Step').click();
    await says(page, `Step ${step} of 15.`);
    await expectFound(step);
  }
  await button(page, 'Step back').click();
  await says(page, 'Step 2 of 15.');
  await expectFound(2);
  await button(page, 'To the end').click();
  await says(page, 'Step 15 of 15. 4 left: Max chooses the largest of −1, −1, +1. The value is +1.');
  await expectFound(15);
  await button(page, 'Step back').click();
  await says(page, 'Step 14 of 15. 1 left: Min has one move, so the value is +1 too.');
  await button(page, 'Back to the start').click();
  await says(page, 'Minimax finds out who wins');
  await expectFound(0);
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
  await press(page, 'Play this board', [4]);
  await expect(page).toHaveURL(/#\/play\?heaps=4&take=3$/);
});

test('a run goes by itself until it is paused, and ends at the end', async ({ page }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00' });
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  await page.clock.pauseAt('2026-11-20T12:10:00');
  await press(page, 'Run');
  await expect(button(page, 'Pause')).toBeVisible();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('status')).toContainText('Step 3 of 15.', { timeout: 50 });
  }).toPass({ intervals: [0] });
  await press(page, 'Pause');
  await expect(button(page, 'Run')).toBeVisible();
  await page.clock.runFor(20_000);
  await says(page, 'Step 3 of 15.');
  await press(page, 'Run');
  await page.clock.runFor(60_000);
  await says(page, 'Step 15 of 15.');
  await expect(button(page, 'Pause')).toHaveCount(0);
});

test('branches of a large tree unfold and fold by a press and by keys', async ({ page }) => {
  await open(page, '#/tree?heaps=9,3&take=4&rule=misere');
  await expect(items(page)).toHaveCount(8);
  const named = (name: string): Locator => page.getByRole('treeitem', { name });
  // By hand, by the remainders of 5: 4 and 3, 4 and 1, and after the last moves 0 and 1, or 4 and 0.
  await expect(named('9-3, Max to move, value +1')).toBeVisible();
  const branch = named('Take 2 from B: 9-1, Min to move, value −1');
  await expect(branch).toHaveAttribute('aria-expanded', 'false');
  await branch.click();
  await expect(branch).toHaveAttribute('aria-expanded', 'true');
  await expect(items(page)).toHaveCount(13);
  await expect(named('Take 4 from A: 5-1, Max to move, value −1')).toBeVisible();
  await expect(named('Take 1 from B: 9-0, Max to move, value +1')).toBeVisible();
  await expect(page.getByText('Nodes drawn: 13 of 59,408, folded: 11.')).toBeVisible();
  await branch.click();
  await expect(items(page)).toHaveCount(8);
  await expect(branch).toBeFocused();
  for (const [key, count] of [['ArrowRight', 13], ['ArrowLeft', 8]] as const) {
    await page.keyboard.press(key);
    await expect(items(page)).toHaveCount(count);
  }
});

test('another tree starts at the chosen node, and the moves to it lead back', async ({ page }) => {
  await open(page, '#/tree?heaps=6&take=3&rule=misere');
  const root = items(page).first();
  const branch = page.getByRole('treeitem', { name: 'Take 2: 4, Min to move' });
  await expect(branch).toHaveAttribute('aria-posinset', '2');
  await expect(branch).toHaveAttribute('aria-setsize', '3');
  await branch.click();
  await button(page, 'Start at the chosen node').click();
  // In the new tree the player who was Min is Max.
  await expect(root).toHaveAccessibleName('4, Max to move');
  await expect(page.getByText('Min was to move here. In this tree that player is called Max')).toBeVisible();
  await expect(page.getByText('+1 and −1 change places.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Board' })).toHaveValue('4');
  await expectCounts(page, '15', '7', '5');
  await button(page, 'Player 2’s turn').click();
  await expect(page).toHaveURL(/first=two&moves=A2$/);
  await expect(page.getByText('change places')).toHaveCount(0);
  await button(page, 'Start').click();
  await expect(root).toHaveAccessibleName('6, Max to move');
  await expect(button(page, 'Start')).toBeFocused();
});

test('board, limit and rule are changed, and wrong input leaves the tree as it is', async ({ page }) => {
  await open(page, '#/tree?heaps=4&take=3&rule=misere');
  const [field, limit] = [page.getByRole('textbox', { name: 'Board' }), page.getByRole('textbox', { name: 'Take' })];
  await expectCounts(page, '15', '7', '5');
  await field.fill('3,2');
  await limit.fill('1,3');
  await expectCounts(page, '40', '13', '9');
  await limit.fill('');
  await expectCounts(page, '86', '37', '9');
  await expect(page).toHaveURL(/#\/tree\?heaps=3,2&rule=misere/);
  await field.fill('3,x');
  for (const rule of ['Last stone wins', 'Last stone loses']) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expectCounts(page, '86', '37', '9');
    await press(page, rule);
    await expect(field, 'a press on the rule leaves what is typed').toHaveValue('3,x');
  }
  await field.fill('https://example.org/nim/#/play?heaps=2,2,2.');
  await expectCounts(page, '550', '222', '10');
  await field.fill('(3, 2)');
  await expectCounts(page, '86', '37', '9');
  await field.fill('2');
  for (const [name, rule, value] of [['Last stone wins', 'normal', '+1'], ['Last stone loses', 'misere', '−1']]) {
    await button(page, name).click();
    await expect(page).toHaveURL(new RegExp(`rule=${rule}`));
    await button(page, 'To the end').click();
    await expect(page.getByRole('treeitem', { name: `Take 2: Game over, value ${value}` })).toBeVisible();
  }
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
