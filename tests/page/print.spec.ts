import { execFileSync } from 'node:child_process';
import type { Locator, Page } from '@playwright/test';
import { readCode } from '../codes.ts';
import { button, calm, expect, follow, isWhole, open, press, test, visit } from '../nim.ts';
import { upTo, winning, wins, write, type Board } from '../oracle.ts';

test.beforeEach(calm);

const sheet = (page: Page): Locator => page.getByRole('article', { name: 'The sheet as it is printed' });

/** The page as a printer gets it, with backgrounds: the file, and the text of each sheet of paper. */
async function printed(page: Page, format = 'A4'): Promise<{ pdf: Buffer; texts: string[] }> {
  const pdf = await page.pdf({ format, printBackground: true });
  const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' });
  return { pdf, texts: text.split('\f').slice(0, -1) };
}

/** A picture of the first sheet of paper, with so many points an inch: each is red, green, blue and opacity. */
function scan(pdf: Buffer, pointsPerInch: number): { points: Uint8ClampedArray; width: number; height: number } {
  const picture = execFileSync('pdftoppm', ['-r', String(pointsPerInch), '-l', '1'], { input: pdf, maxBuffer: 2 ** 26 });
  const [head, width, height] = /^P6\s(\d+) (\d+)\s255\s/.exec(picture.toString('latin1', 0, 40))!;
  const points = new Uint8ClampedArray(Number(width) * Number(height) * 4).fill(255);
  const colours = picture.subarray(head.length);
  for (let place = 0; place < colours.length / 3; place += 1) points.set(colours.subarray(3 * place, 3 * place + 3), 4 * place);
  return { points, width: Number(width), height: Number(height) };
}

type Colour = [red: number, green: number, blue: number];
const isLight = (colour: Colour): boolean => Math.min(...colour) > 200;
const isGrey = (colour: Colour): boolean => Math.max(...colour) - Math.min(...colour) < 12;

/** The share of the points of a picture that have such a colour, from 0 to 1. */
function share(points: Uint8ClampedArray, isSuch: (colour: Colour) => boolean): number {
  let count = 0;
  for (let place = 0; place < points.length; place += 4) {
    if (isSuch([points[place], points[place + 1], points[place + 2]])) count += 1;
  }
  return count * 4 / points.length;
}

/** The boards on a sheet, the text beside each, and the solutions. */
async function read(page: Page): Promise<{ boards: number[][]; beside: string[]; solutions: string[] }> {
  const lists = sheet(page).getByRole('list');
  const items = await lists.first().evaluate((list) => [...list.children].map((item) => ({
    board: [...item.querySelectorAll('[aria-label^="Heap "]')].map(({ ariaLabel }) => Number(/\d+/.exec(ariaLabel!))),
    beside: item.querySelector('p')!.innerText,
  })));
  const solutions = await lists.nth(1).locator('> li').allInnerTexts();
  return { boards: items.map(({ board }) => board), beside: items.map(({ beside }) => beside), solutions };
}

/** The rule of “The last stone loses. Take 1 to 3 stones.” */
function ruleOf(text: string): Omit<Board, 'heaps'> {
  expect(text).toMatch(/last (stone|move) (loses|wins)/i);
  const takes = text.match(/Take (\d[^.]*) stones\./)?.[1];
  return {
    rule: text.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

/** Expects that a solution names every winning move, and no other. */
function check(board: Board, solution: string): void {
  const [, others] = /(?:These moves win|This move wins) too: (.*)\./.exec(solution) ?? [];
  const named = [...solution.matchAll(/Take (\d+) stones? from heap ([A-I])\./g), ...(others ?? '').matchAll(/(\d+) stones? from heap ([A-I])/g)];
  expect(named.map(([, take, heap]) => `${heap}${take}`).sort(), solution).toEqual(winning(board).map(write).sort());
  expect(solution.includes('No move wins here.'), solution).toBe(!wins(board));
}

test('a worksheet has eight boards with the solutions of brute force, and so has the exit ticket', async ({ page }) => {
  await open(page);
  for (const [level, rule] of [[1, 'misere'], [2, 'normal'], [3, 'misere']] as const) {
    const address = `#/print/worksheet/${level}/17?rule=${rule}`;
    await follow(page, address);
    await expect(sheet(page).getByText(address)).toBeVisible();
    const { boards, beside, solutions } = await read(page);
    expect([boards.length, solutions.length]).toEqual([8, 8]);
    const head = await sheet(page).getByText(`Level ${level}: `).first().innerText();
    for (const [index, heaps] of boards.entries()) {
      // On level 3 each board has its own limit or set.
      const rules = ruleOf(level === 3 ? beside[index] : head);
      expect([rules.rule, rules.takes === undefined]).toEqual([rule, level < 3]);
      expect(solutions[index].replace(/\s+/g, ' ')).toContain(`${index + 1}. ${heaps.join(', ')} `);
      check({ ...rules, heaps }, solutions[index]);
    }
  }
  await follow(page, '#/print/worksheet/ticket');
  await expect(sheet(page).getByRole('heading', { name: 'Exit ticket' })).toBeVisible();
  for (const [name, rule] of [['Last stone wins', 'normal'], ['Last stone loses', 'misere']] as const) {
    await press(page, name);
    await expect(sheet(page).getByText(name).first()).toBeVisible();
    const { boards, solutions } = await read(page);
    expect(boards).toEqual([[1, 1, 1, 1, 1], [4, 7], [2, 5, 6]]);
    for (const [index, heaps] of boards.entries()) check({ heaps, rule }, solutions[index]);
  }
});

test('the buttons of a worksheet print it, and change its level, its boards and its rule', async ({ page }) => {
  await page.addInitScript('window.papers = 0; window.print = () => { papers += 1; }');
  await open(page, '#/print/game');
  await page.getByRole('link', { name: 'For teachers' }).click();
  await page.getByRole('link', { name: 'Boards to judge · Level 1: single stones and two heaps' }).click();
  await expect(sheet(page).getByText(/^Level 1: .*Last stone loses/).first()).toBeVisible();
  const boards = async (): Promise<string> => JSON.stringify((await read(page)).boards);
  await press(page, 'Print');
  await expect.poll(() => page.evaluate('papers')).toBe(1);
  const first = await boards();
  await press(page, 'Next eight boards');
  await expect.poll(boards).not.toBe(first);
  const second = await boards();
  await press(page, 'Last stone wins');
  await expect(sheet(page).getByText(/^Level 1: .*Last stone wins/).first()).toBeVisible();
  await expect(page).toHaveURL(/rule=normal/);
  await press(page, 'Last stone loses');
  await expect(page).toHaveURL(/rule=misere/);
  expect(await boards()).toBe(second);
  await page.reload();
  await expect.poll(boards).toBe(second);
  await press(page, 'Level 3: limits, Grundy values, binary and the proof');
  await expect(sheet(page).getByText(THREE).first()).toBeVisible();
  await expect(page).toHaveURL(/#\/print\/worksheet\/3\//);
  await press(page, 'Back');
  await expect(page.getByRole('heading', { name: 'For teachers' })).toBeVisible();
});

const [ONE, TWO, THREE] = [
  'Level 1: single stones and two heaps · Last stone loses',
  'Level 2: blocks and partners · Last stone wins',
  'Level 3: limits, Grundy values, binary and the proof',
];

test('on paper are boards, their solutions, and a code that a camera reads', async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page);
  // Each worksheet, the line below its heading, and the lesson that its code opens.
  for (const [name, line, lesson, title] of [
    ['worksheet/1/1?rule=misere', ONE, '#/path/6?rule=misere', 'Practice: copying'],
    ['worksheet/2/4711?rule=normal', TWO, '#/path/11?rule=normal', 'Practice: partners'],
    ['worksheet/3/1?rule=misere', THREE, '#/learn/limits', 'A limit and remainders'],
    ['worksheet/ticket?rule=misere', 'Last stone loses', '#/path?rule=misere', 'Learn to win'],
  ]) {
    const address = `${site.url}#/print/${name}`;
    await follow(page, `#/print/${name}`);
    await expect(sheet(page).getByText(address)).toBeVisible();
    const { boards } = await read(page);
    expect((await printed(page, 'Letter')).texts.length, name).toBe(2);
    const { texts: [front, back, ...more], pdf } = await printed(page);
    expect(more).toEqual([]);
    expect(front).toContain(`${line}\n`);
    expect(front).toContain(`The code opens this link:\n${site.url}${lesson}\n`);
    expect(front.match(/No move wins/g)!.length).toBe(boards.length);
    expect(front).not.toContain('Solutions');
    expect(back).toMatch(/^\s*Solutions\n/);
    expect(back).toContain(`This sheet and its solutions: ${address}\n`);
    expect(front + back).not.toMatch(/Next eight boards|Back|Puzzles|Print/);
    const paper = scan(pdf, 100);
    expect(readCode(paper.points, paper.width, paper.height)).toBe(`${site.url}${lesson}`);
    const { points } = scan(pdf, 40);
    expect(share(points, isLight)).toBeGreaterThan(0.9);
    expect(share(points, isGrey)).toBe(1);
    await follow(page, lesson);
    await expect(page).toHaveTitle(new RegExp(title));
  }
});

/** The names of controls that stay on paper: stones, cuts, the rule, moves, whose turn it is, and the items of More. */
const PRINTED = new RegExp(String.raw`^(Take \d+ from|Cut heap|Player \d’s turn$|Start$|Last stone (loses|wins)$|yes: take|\d+ [A-I]\d+ |`
  + 'Statistics|How to|Big|Settings|About|Grade|Back to the last)');

/** The names of the controls on the screen, and of the menu. */
const controls = async (page: Page): Promise<string[]> => {
  const seen = await page.locator('body').ariaSnapshot();
  return [...seen.matchAll(/(?:button|slider|switch|combobox|navigation) "([^"]*)"/g)].map(([, name]) => name);
};

test('a screen is printed dark on light, without its controls', async ({ page }) => {
  await open(page);
  for (const [address, words] of [
    ['#/play?heaps=3,5,7&two=human&moves=A1', ['Player 1 took 1 stone from heap A.', 'Last stone loses']],
    ['#/puzzle/2/1', ['Is there a winning move?', 'Last stone wins']],
    ['#/path', ['Learn to win', '12 On your own']],
    ['#/path/8', ['Cut the largest heap to match the other two.']],
    ['#/learn/binary', ['A digit for each block']],
    ['#/learn/history', ['Where Nim comes from', '1901']],
    ['#/analyse?heaps=3,5,7&moves=A1,C7', ['Nim-sum 7: 0010 ⊕ 0101 ⊕ 0000 = 0111', 'Player 1’s turn', 'Start 1 A1', '2 C7']],
    ['#/tree', ['Minimax finds out who wins', 'Player 1’s turn', 'Last stone loses']],
    ['#/more', ['Statistics and data']],
    ['#/review?heaps=3,5,7&moves=A2,C4', ['1 A2 You gave the win away. Better: 1 from A']],
    ['#/learn/teachers', ['A hundred is even: if you start, the other player', '/#/learn/binary', 'Take 3 stones from heap B.']],
  ] as const) {
    await page.emulateMedia({ media: null, colorScheme: 'dark' });
    await follow(page, address);
    const buttons = async (): Promise<string[]> => (await controls(page)).filter((name) => !PRINTED.test(name));
    await expect.poll(async () => (await buttons()).length, address).toBeGreaterThan(1);
    await expect(page.getByText(words[0]).first(), address).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    expect(await buttons(), address).toEqual([]);
    await page.emulateMedia({ media: null });
    const { pdf, texts } = await printed(page);
    for (const word of words) expect(texts.join(' ').replace(/\s+/g, ' '), address).toContain(word);
    // Cards keep a light ground, and a chart its colours. In the dark nearly nothing would be light.
    expect(share(scan(pdf, 40).points, isLight), address).toBeGreaterThan(0.4);
  }
});

test('on paper no sentence lies on the stones', async ({ page }) => {
  await open(page);
  for (const [address, word] of [
    ['#/play?two=human&moves=C2', 'took'], ['#/play?heaps=7,7,7,7,7,7,6,6,6&two=human', 'number'], ['#/path/8', 'Cut'], ['#/analyse?heaps=3,5,7', 'Stones'],
    ['#/learn/binary', 'not.'], ['#/learn/values', 'here?'],
  ]) {
    await page.emulateMedia({ media: null });
    await follow(page, address);
    await expect(page.getByRole('main').getByRole('group', { name: /^Heap A/ }).first()).toBeVisible();
    const { pdf } = await printed(page);
    const boxes = execFileSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, encoding: 'utf8' });
    // In points of 1/72 inch, as the picture has them.
    const [, top, bottom] = new RegExp(`yMin="([\\d.]+)"[^>]*yMax="([\\d.]+)">${word.replace(/[.?]/, '.')}<`).exec(boxes)!.map(Number);
    const { points, width } = scan(pdf, 72);
    const line = points.subarray(Math.floor(top) * width * 4, Math.ceil(bottom) * width * 4);
    expect(share(line, ([red, , blue]) => blue - red > 60), `${address}: stones beside “${word}”`).toBe(0);
  }
});

test('the whole proof takes two pages of paper, with its answers at the end', async ({ page }) => {
  for (const [language, name, answers] of [
    ['de', 'Der Beweis auf einer Seite', 'Lösungen'],
    ['fr', 'La preuve en une page', 'Réponses'],
    ['es', 'La demostración en una página', 'Respuestas'],
    ['en', 'The proof on one page', 'Answers'],
  ].slice(isWhole ? 0 : -1)) {
    await visit(page, `#/learn/proof?lang=${language}`);
    await press(page, name);
    await expect(button(page, name)).toHaveCount(0);
    await expect(page.getByText(answers, { exact: true }).last()).toBeAttached();
    expect((await printed(page, 'Letter')).texts.length, language).toBe(2);
    const { texts } = await printed(page);
    expect(texts.length).toBe(2);
    const [before, after, ...more] = texts.join('').split(new RegExp(`^ *${answers}$`, 'm'));
    expect(more).toEqual([]);
    // The boards that the winning moves leave.
    for (const heaps of ['2, 4, 6', '1, 1, 1', '1, 1, 0', '5, 9', '6, 6']) {
      const written = new RegExp(heaps.replace(/, (\d)$/, '(,| und| et| y) $1'));
      expect(before).not.toMatch(written);
      expect(after).toMatch(written);
    }
  }
});

test('a proof can be printed only after it has loaded', async ({ page }) => {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((done) => { arrive = done; });
  await page.route(/classroom-[0-9a-f]{12}\.wasm$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await open(page, '#/learn/proof');
  await press(page, 'The proof on one page');
  await expect(page.getByText('Loading…')).toBeVisible();
  await expect(button(page, 'Print')).toHaveCount(0);
  arrive();
  await expect(button(page, 'Print')).toBeVisible();
  await expect(page.getByText('Answers', { exact: true })).toBeAttached();
});
