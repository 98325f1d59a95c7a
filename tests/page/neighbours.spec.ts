import type { Page } from '@playwright/test';
import { calm, choose, expect, follow, open, press, take, test } from '../nim.ts';

/*
 * Yew compares a list without keys from its end, and makes anew what stands before a part that has come or gone. Such an
 * element loses the focus and what is typed, and a status is not read out.
 */
test.beforeEach(calm);

/** Remembers the controls and statuses by their names, and returns those that were made anew since the last call. */
function compare(): string[] {
  const own = window as unknown as { seen?: Map<string, Element> };
  const now = new Map<string, Element>();
  const twice = new Set<string>();
  const kinds = ':is(input, select, textarea, button, summary, a, [role=status], [role=tablist], h2)';
  for (const element of document.querySelectorAll(`#app ${kinds}`)) {
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    const name = element.role ?? element.ariaLabel ?? label ?? element.textContent;
    const place = element.parentElement!.closest('[aria-label], dialog, main, nav, section') ?? document.body;
    const key = `${element.localName} “${name.trim()}” in ${place.localName}.${place.className}`;
    if (now.has(key)) twice.add(key);
    now.set(key, element);
  }
  for (const key of twice) now.delete(key);
  const anew = [...own.seen ?? []].filter(([key, element]) => now.has(key) && now.get(key) !== element).map(([key]) => key);
  own.seen = now;
  return anew;
}

type Step = (page: Page) => Promise<unknown>;
const fill = (name: string, text: string): Step => (page) => page.getByRole('textbox', { name, exact: true }).first().fill(text);
const check = (name: string): Step => (page) => page.getByRole('radio', { name, exact: true }).first().check();
const push = (name: string | RegExp): Step => (page) => press(page, name);

/** By screen: its address, and what is done there, each with what comes or goes. */
const WALKS: Record<string, [address: string, steps: Step[]]> = {
  'a game': ['#/play?heaps=2,3&two=human', [
    (page) => choose(page, 'A1'), push('Take 1 from heap A'), push('Undo'), push('Hint'), push('Hint'), push('Last stone loses'),
    push('Analysis and moves'), push('Moves'), (page) => take(page, 'B1'), push('Analysis and moves'),
    (page) => follow(page, '#/play?heaps=3,3&two=human', [3, 3]), push('Close'),
    (page) => follow(page, '#/play?heaps=x'), push('Close'),
  ]],
  'a new game': ['#/play?heaps=2,3&two=human', [
    push('New game'), check('Computer'), fill('Your name', 'x'.repeat(60)), fill('Your name', 'Ada'), check('A friend here'),
    fill('Player 1', 'Bob'), check('A friend by link'), check('Watch'), check('Computer'), check('Your own'), fill('Heap sizes', '3,x'),
    push('Play'), fill('Heap sizes', '3,4'), fill('Stones per turn', '0'), push('Play'), fill('Stones per turn', '3'), check('3-5-7'),
    push('Play'),
  ]],
  'the analysis': ['#/analyse?heaps=3,5,7&rule=misere', [
    fill('Stones per turn', '3'), fill('Stones per turn', '1,4'), fill('Stones per turn', '0'), fill('Stones per turn', ''),
    push('One stone less in heap A'), (page) => page.getByRole('spinbutton', { name: 'Number of stones in heap B' }).fill('99'),
    (page) => page.getByRole('spinbutton', { name: 'Number of stones in heap B' }).fill('4'),
    push('Add a heap'), push('Remove heap D'), push('Undo'), push('Remove heap A'),
  ]],
  'the tree': ['#/tree?heaps=3,2&rule=normal', [
    fill('Take', '0'), fill('Take', '2'), push('Graph'), push('Tree'), push('Cut-offs'), push('To the end'), push('Back to the start'),
  ]],
  'a puzzle': ['#/puzzle/3/7', [
    push('No move wins'), push('Try again'), push('Hint'), push('Hint'),
  ]],
  'a lesson': ['#/learn/binary', [
    fill('Ones and zeros', '12'), push('Check'), fill('Ones and zeros', '101'), push('Check'), push('Next'),
    fill('Ones and zeros', '011'), push('Check'), push('Next'), push('4'), push('3'), push('Next'),
  ]],
  'a step with cuts': ['#/path/8?rule=misere', [
    (page) => page.getByRole('button', { name: /^Cut heap C/ }).first().click(), push('Check'),
    (page) => page.getByRole('button', { name: /^Join/ }).first().click(), push('Check'),
  ]],
  'a page for pupils': ['#/learn/teachers', [
    fill('Heap sizes', 'x'), fill('Heap sizes', '3,4'), fill('Stones per turn', '0'), fill('Stones per turn', ''),
  ]],
  'the statistics': ['#/statistics', [
    push('Ask the browser to keep it'), push('Show as text'), push('Hide the text'), push('Delete everything'), push('Cancel'),
    push('Delete everything'), push('Yes, delete everything'),
  ]],
  'a review': ['#/review?heaps=3,5,7&moves=A1,C4,B3,C1,B2&rule=normal', [
    push('Start'), push('Forward'), push('Forward'), push('End'), push('Back'),
  ]],
};

for (const [name, [address, steps]] of Object.entries(WALKS)) {
  test(`what comes and goes leaves its neighbours: ${name}`, async ({ page }) => {
    await open(page, address);
    await expect(page.getByRole('main').getByRole('button').first()).toBeVisible();
    for (const [index, step] of steps.entries()) {
      await page.evaluate(compare);
      await step(page);
      await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
      expect.soft(await page.evaluate(compare), `step ${index + 1}`).toEqual([]);
    }
  });
}
