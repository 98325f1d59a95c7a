import type { Locator, Page } from '@playwright/test';
import { expect, open, test, untilHeaps } from '../nim.ts';
import { upTo, winning, wins, write, type Board } from '../oracle.ts';

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const paper = (page: Page): Locator => page.getByRole('article', { name: 'The sheet as it is printed' });

/** The boards of the printed sheet with the rules that stand beside them, and its solutions. */
async function sheet(page: Page): Promise<{ boards: number[][]; told: string[]; solutions: string[] }> {
  const [boards, told, solutions] = await paper(page).evaluate((article) => {
    const lists = [...article.querySelectorAll('ol, ul')].filter((list) => list.querySelector(':scope > li p'));
    const heaps = [...lists[0].children].map((item) =>
      [...item.querySelectorAll('[role=group][aria-label^="Heap"]')].map((heap) =>
        Number(heap.getAttribute('aria-label')!.match(/(\d+) stones?/)![1])));
    const rules = [...lists[0].children].map((item) => item.querySelector('p')!.textContent!);
    const texts = [...lists[1].children]
      .map((item) => [...item.querySelectorAll('p')].map((p) => p.textContent).join(' '));
    return [heaps, rules, texts] as const;
  });
  return { boards, told, solutions };
}

/** Expects that each solution is true by trying every move. */
function check(boards: number[][], solutions: string[], rules: Omit<Board, 'heaps'>[]): void {
  expect(new Set(boards.map((heaps) => String([...heaps].sort()))).size).toBe(boards.length);
  for (const [index, heaps] of boards.entries()) {
    const board = { ...rules[index], heaps };
    const solution = solutions[index];
    expect(solution).toContain(`${index + 1}. ${heaps} `);
    const best = winning(board).map(write);
    if (!wins(board)) {
      expect(solution).toContain('No move wins here.');
      continue;
    }
    const [, number, heap] = solution.match(/Take (\d+) from heap ([A-I])\./)!;
    expect(best).toContain(`${heap}${number}`);
    const others = solution.match(/(?:These win|This wins) too: (.*?)\.(?: |$)/)?.[1] ?? '';
    const named = [...others.matchAll(/(\d+) from ([A-I])/g)].map(([, take, of]) => `${of}${take}`);
    expect([`${heap}${number}`, ...named].sort()).toEqual([...best].sort());
  }
}

/** The rules that stand on a sheet, such as “The last stone loses. Take 1 to 3.” */
function rulesOf(told: string): Omit<Board, 'heaps'> {
  expect(told).toMatch(/[Ll]ast (stone|move) (loses|wins)/);
  const takes = told.match(/Take (\d[^.]*)\./)?.[1];
  return {
    rule: told.includes('loses') ? 'misere' : 'normal',
    takes: takes?.includes(' to ') ? upTo(Number(takes.split(' to ')[1])) : takes?.match(/\d+/g)?.map(Number),
  };
}

test('the plan of a lesson adds up to 45 minutes, and its steps are twelve', async ({ page }) => {
  await open(page, '#/learn/teachers');
  const rows = page.getByRole('table').getByRole('row');
  await expect(rows.last()).toHaveText(/^45\s*together$/);
  const minutes = await rows.getByRole('cell').filter({ hasText: /^\d+$/ }).allInnerTexts();
  expect(minutes.slice(0, -1).reduce((sum, number) => sum + Number(number), 0)).toBe(45);
  await expect(page.getByText('A hundred single stones are left. Do you want to start?')).toBeVisible();
});

test('each question unfolds its answer', async ({ page }) => {
  await open(page, '#/learn/teachers');
  const answers = page.getByText('Answer', { exact: true });
  // Twelve steps, and three questions of the exit ticket.
  await expect(answers).toHaveCount(15);
  for (const [place, answer] of [
    [0, 'A hundred is even, so the other player takes the last stone.'],
    [5, 'There is one exception: if the last stone loses, two single stones are won.'],
    [12, 'No move wins here.'],
    [13, 'Take 3 from heap B.'],
    [14, 'Take 1 from heap B.'],
  ] as const) {
    const told = page.getByText(answer).first();
    await expect(told).toBeHidden();
    await answers.nth(place).click();
    await expect(told).toBeVisible();
  }
  expect(winning({ heaps: [1, 1, 1, 1, 1], rule: 'misere' })).toEqual([]);
  expect(winning({ heaps: [4, 7], rule: 'misere' }).map(write)).toEqual(['B3']);
  expect(winning({ heaps: [2, 5, 6], rule: 'misere' }).map(write)).toEqual(['B1']);
});

test('every link leads somewhere', async ({ page }) => {
  await open(page, '#/learn/teachers');
  const links = page.getByRole('main').getByRole('link');
  await expect(links.first()).toBeVisible();
  const addresses = new Set(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')!)));
  expect(addresses.size).toBeGreaterThan(25);
  const titles = new Map<string, string>();
  for (const address of addresses) {
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    const screen = page.getByRole('main').getByRole('heading').or(page.getByRole('region', { name: 'Board' }));
    await expect(screen.first()).toBeVisible();
    await expect(page.getByText(/There is no|could not be opened/)).toHaveCount(0);
    titles.set(address, await page.title());
  }
  expect(titles.get('#/learn/binary')).toContain('Blocks become bits');
});

test('the link for pupils follows every choice', async ({ page, site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '#/learn/teachers');
  const link = page.getByRole('textbox', { name: 'Link' });
  const leads = async (fragment: string): Promise<void> => {
    await expect(link).toHaveValue(`${site.url}${fragment}`);
    await expect(page.getByRole('link', { name: 'Open the game' }).last()).toHaveAttribute('href', fragment);
  };
  await leads('#/play');
  await page.getByRole('radio', { name: /^Perfect/ }).check();
  await leads('#/play?two=perfect');
  await page.getByRole('radio', { name: 'Computer', exact: true }).check();
  await leads('#/play?two=perfect&first=two');
  await page.getByRole('radio', { name: 'wins normal' }).check();
  await leads('#/play?rule=normal&two=perfect&first=two');
  await page.getByRole('textbox', { name: 'Heap sizes' }).fill('2, 4');
  await leads('#/play?heaps=2,4&rule=normal&two=perfect&first=two');
  await page.getByRole('textbox', { name: 'Stones a turn' }).fill('3');
  await leads('#/play?heaps=2,4&rule=normal&take=3&two=perfect&first=two');
  await button(page, '1,3,4').click();
  await leads('#/play?heaps=2,4&rule=normal&take=1,3,4&two=perfect&first=two');
  await page.getByRole('radio', { name: 'Off' }).check();
  await leads('#/play?heaps=2,4&rule=normal&take=1,3,4&two=perfect&first=two&hints=off');
  await button(page, 'Copy').click();
  await expect(page.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await page.getByRole('textbox', { name: 'Heap sizes' }).fill('2, x');
  await expect(page.getByRole('img', { name: 'QR code of the link' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Heap sizes' }).fill('2, 4');
  await page.getByRole('radio', { name: 'A friend here' }).check();
  await page.getByRole('radio', { name: 'On', exact: true }).check();
  await page.getByRole('link', { name: 'Open the game' }).last().click();
  await untilHeaps(page, [2, 4]);
  await expect(page.getByRole('region', { name: 'Players' })).toContainText('Player 2');
});

for (const level of [1, 2, 3]) {
  for (const rule of ['misere', 'normal'] as const) {
    test(`the solutions of worksheets agree with every possible game: level ${level}, ${rule}`, async ({ page }) => {
      await open(page, `#/print/worksheet/${level}/1?rule=${rule}`);
      const seen = new Set<string>();
      for (const number of upTo(6)) {
        const address = `#/print/worksheet/${level}/${number * 17}?rule=${rule}`;
        await page.evaluate((hash) => { location.hash = hash; }, address);
        await expect(paper(page).getByText(address)).toBeVisible();
        const { boards, told, solutions } = await sheet(page);
        expect([boards.length, solutions.length]).toEqual([8, 8]);
        const head = await paper(page).getByText(new RegExp(`^Level ${level}: `)).first().innerText();
        // On level 3 each board has its own limit or set.
        const rules = told.map((beside) => rulesOf(level === 3 ? beside : head));
        expect(rules.every((of) => of.rule === rule && (of.takes === undefined) === (level < 3))).toBe(true);
        check(boards, solutions, rules);
        seen.add(String(boards));
      }
      expect(seen.size).toBe(6);
    });
  }
}

test('the buttons of a worksheet change its level, its boards and its rule', async ({ page }) => {
  await open(page, '#/learn/teachers');
  await page.getByRole('link', { name: 'Boards to judge · Level 1: single stones and two heaps' }).click();
  await expect(paper(page).getByText(/^Level 1: .*Last stone loses/).first()).toBeVisible();
  const first = String((await sheet(page)).boards);
  await button(page, 'Next eight boards').click();
  await expect.poll(async () => String((await sheet(page)).boards)).not.toBe(first);
  const second = String((await sheet(page)).boards);
  await button(page, 'Last stone wins').click();
  await expect(paper(page).getByText(/^Level 1: .*Last stone wins/).first()).toBeVisible();
  await expect(page).toHaveURL(/rule=normal/);
  await button(page, 'Last stone loses').click();
  await expect(page).toHaveURL(/rule=misere/);
  expect(String((await sheet(page)).boards)).toBe(second);
  await page.reload();
  await expect.poll(async () => String((await sheet(page)).boards)).toBe(second);
  for (const [level, name] of [
    [2, 'Level 2: blocks and partners'],
    [3, 'Level 3: limits, sets, binary and the proof'],
    [1, 'Level 1: single stones and two heaps'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(paper(page).getByText(name).first()).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/print/worksheet/${level}/`));
  }
  await button(page, 'Back').click();
  await expect(page.getByRole('heading', { name: 'For teachers' })).toBeVisible();
});

test('the exit ticket has three questions, and true answers on its second page', async ({ page }) => {
  for (const rule of ['misere', 'normal'] as const) {
    await page.goto('about:blank');
    await open(page, `#/print/worksheet/ticket?rule=${rule}`);
    await expect(paper(page).getByRole('heading', { name: 'Exit ticket' })).toBeVisible();
    const { boards, solutions } = await sheet(page);
    expect(boards).toEqual([[1, 1, 1, 1, 1], [4, 7], [2, 5, 6]]);
    check(boards, solutions, boards.map(() => ({ rule })));
  }
});

test('an address of no worksheet is refused in one sentence, with a way on', async ({ page }) => {
  await open(page, '#/print/board');
  await expect(page.getByText('There is no sheet “print/board”. To print a screen, press Print on it.')).toBeVisible();
  await page.getByRole('link', { name: 'For teachers' }).click();
  await expect(page.getByRole('heading', { name: 'For teachers' })).toBeVisible();
});

const SHEETS = ['1/1', '2/4711?rule=normal', '3/1', 'ticket'].map((sheet) => `#/print/worksheet/${sheet}`);

test('each worksheet takes two pages of paper, and nothing around it is printed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const address of SHEETS) {
    await page.goto('about:blank');
    await open(page, address);
    await expect(paper(page).getByRole('img', { name: 'QR code of the link' })).toBeVisible();
    for (const format of ['A4', 'Letter']) {
      const file = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect(Number(file.match(/\/Count (\d+)/)![1]), `${address} on ${format}`).toBe(2);
    }
    await page.emulateMedia({ media: 'print' });
    for (const name of ['Print', 'Back']) await expect(button(page, name)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    await expect(paper(page)).toBeVisible();
    const colours = await paper(page).locator('*').evaluateAll((all) => all.flatMap((element) => {
      const { color, stroke } = getComputedStyle(element);
      return [color, stroke];
    }));
    expect(colours.filter((colour) => !['none', 'rgb(0, 0, 0)', 'rgb(255, 255, 255)'].includes(colour))).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await expect(button(page, 'Print')).toBeVisible();
  }
});

test('screens are printed without their controls, dark on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '#/puzzle/3/2');
  for (const [address, control] of [
    ['#/puzzle/3/2', 'No move wins'],
    ['#/path/4', 'Choose stones'],
    ['#/analyse?heaps=3,5,7', 'Full screen'],
    ['#/tree', 'Step'],
    ['#/statistics', 'Delete everything'],
    ['#/review?heaps=3,5,7&moves=A2,C4', 'Forward'],
    ['#/learn/teachers', 'Print'],
  ]) {
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await expect(button(page, control)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(button(page, control)).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor))
      .toMatch(/^(rgb\(255, 255, 255\)|rgba\(0, 0, 0, 0\))$/);
    await page.emulateMedia({ media: 'screen' });
  }
});

test('Print opens the printer of the browser', async ({ page }) => {
  await page.addInitScript(() => {
    let printed = 0;
    window.print = () => { Object.assign(window, { printed: printed += 1 }); };
  });
  let count = 0;
  await open(page, '#/print/worksheet/1/1');
  for (const [address, heading] of [
    ['#/print/worksheet/1/1', 'Print'],
    ['#/learn/teachers', 'For teachers'],
    ['#/analyse?heaps=3,5,7', 'Analysis'],
    ['#/tree', 'Game tree'],
  ]) {
    await page.evaluate((hash) => { location.hash = hash; }, address);
    await expect(page.getByRole('heading', { name: heading, level: 2 })).toBeVisible();
    await button(page, 'Print').click();
    count += 1;
    await expect.poll(() => page.evaluate('window.printed')).toBe(count);
  }
});
