import type { Page } from '@playwright/test';
import { button, calm, expect, follow, isWhole, open, press, says, take, test, untilHeaps, visit } from '../nim.ts';
import { after, upTo, winning, type Board } from '../oracle.ts';

const expectStep = (page: Page, number: number, all: number): Promise<void> =>
  expect(page.getByRole('img', { name: `Step ${number} of ${all}` })).toBeVisible();

test('the list of lessons starts with the first after the path or goes on with the one begun, and leads to each', async ({
  page,
}) => {
  await open(page, '#/learn');
  await page.getByRole('link', { name: 'Begin', exact: true }).click();
  await expect(page).toHaveURL(/#\/learn\/binary$/);
  await visit(page, '#/learn', { lessons: '1=done binary=done limits=2' });
  await expect(page.getByText('1 of 7 done')).toBeVisible();
  for (const [lesson, state, address] of [
    ['Learn to win', /1 of 12 done$/, /#\/path$/],
    ['Blocks become bits', /done$/, /#\/learn\/binary$/],
    ['A limit and remainders', /2 of 6 done 2 minutes$/, /#\/learn\/limits$/],
    ['Grundy values', /5 minutes$/, /#\/learn\/values$/],
    ['Where Nim comes from', /sources\.$/, /#\/learn\/history$/],
    ['For teachers', /pupils\.$/, /#\/learn\/teachers$/],
  ] as const) {
    const link = page.getByRole('list', { name: 'Lessons' }).getByRole('link', { name: new RegExp(`^${lesson}`) });
    await expect(link).toHaveAccessibleName(state);
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(link).toHaveCount(0);
    await page.goBack();
  }
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/#\/learn\/limits$/);
  await expectStep(page, 3, 6);
});

test('a lesson goes on where it was left, steps back and forth, and starts again after its end', async ({ page }) => {
  await open(page, '#/learn/tree');
  await expectStep(page, 1, 7);
  await expect(button(page, 'Back')).toBeDisabled();
  await press(page, '7');
  await button(page, 'Next').press('Enter');
  await expectStep(page, 2, 7);
  await page.reload();
  await expectStep(page, 2, 7);
  await expect(button(page, 'Next')).toHaveCount(0);
  await press(page, 'Back');
  await expectStep(page, 1, 7);
  // A question that was answered once may be skipped.
  await press(page, 'Next');
  await expectStep(page, 2, 7);
  await visit(page, '#/learn/tree', { lessons: 'tree=6' });
  await expectStep(page, 7, 7);
  await button(page, 'Finish').press('Enter');
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toBeFocused();
  await press(page, 'Start again');
  for (const number of upTo(6)) {
    await expectStep(page, number, 7);
    await button(page, 'Next').press('Enter');
  }
  await button(page, 'Finish').press('Enter');
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(page).toHaveURL(/#\/learn\/cutoffs$/);
});

test('two tabs keep each other’s lessons', async ({ page, context }) => {
  await visit(page, '#/learn/tree', { lessons: 'tree=6 proof=3' });
  const other = await context.newPage();
  await open(other, '#/learn/proof');
  for (const [tab, all] of [[page, 7], [other, 4]] as const) {
    await expectStep(tab, all, all);
    await press(tab, 'Finish');
    await expect(tab.getByRole('heading', { name: 'Lesson done' })).toBeVisible();
  }
  for (const tab of [page, other]) {
    await tab.getByRole('link', { name: 'All lessons' }).first().click();
    await expect(tab.getByText('2 of 7 done')).toBeVisible();
  }
});

test('a number, ones and zeros are shown on request', async ({ page }) => {
  await open(page, '#/learn/binary');
  await page.getByRole('textbox', { name: 'Ones and zeros' }).fill('11');
  await expect(button(page, 'Show')).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Ones and zeros' }).press('Enter');
  await press(page, 'Show');
  await expect(page.getByRole('textbox', { name: 'Ones and zeros' })).toHaveValue('101');
  await says(page, '5 is 101.');
  await follow(page, '#/learn/move');
  for (const right of ['2', '7']) {
    await press(page, '1');
    await says(page, /^Not right\. .{15}/);
    await press(page, 'Show');
    await expect(button(page, right)).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Next').press('Enter');
  }
  await untilHeaps(page, [1, 4, 7]);
});

test('the computer answers when its pause is over, whatever is pressed meanwhile', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await visit(page, '#/learn/move', { lessons: 'move=2' });
  await untilHeaps(page, [1, 4, 7]);
  await page.clock.pauseAt(600_000);
  await take(page, 'A1');
  await says(page, 'Watch the computer’s answer.');
  await page.clock.runFor(600);
  await page.getByRole('button', { name: 'Take 1 from heap B,' }).click({ force: true });
  await page.keyboard.press('Escape');
  await page.clock.runFor(600);
  await says(page, 'The computer took 3 stones from heap C.');
  await untilHeaps(page, [0, 4, 4]);
  await follow(page, '#/path/1?rule=misere', [1, 1, 1, 1]);
  await press(page, 'You');
  await says(page, 'Not right. Watch who takes which stone.');
});

test('the whole proof is a press away, and its answers are those of the rules', async ({ page }) => {
  await open(page, '#/learn/proof');
  await press(page, 'The proof on one page');
  const proof = page.getByRole('region', { name: 'Why the nim-sum decides' });
  const exercises = proof.getByRole('listitem').filter({ has: page.getByText('Answer', { exact: true }) });
  await expect(exercises).toHaveCount(3);
  for (const [index, boards] of ([
    [{ heaps: [2, 5, 6], rule: 'normal' }],
    [{ heaps: [1, 1, 5], rule: 'misere' }, { heaps: [1, 1, 5], rule: 'normal' }],
    [{ heaps: [6, 9], rule: 'normal', takes: [1, 2, 3] }],
  ] satisfies Board[][]).entries()) {
    const exercise = exercises.nth(index);
    await exercise.getByText('Answer', { exact: true }).click();
    await expect(exercise.getByRole('listitem')).toHaveText(boards.flatMap((board) => winning(board).map(([heap, take]) =>
      `Take ${take} ${take === 1 ? 'stone' : 'stones'} from heap ${'ABC'[heap]}. That leaves ${after(board, [heap, take]).heaps.join(', ')}.`)));
  }
  await expect(exercises.nth(2)).toContainText('the heaps leave the remainders 2, 1. Their nim-sum is 10 ⊕ 01 = 11.');
  // Reading the proof does not finish the lesson.
  await expect(page.getByRole('heading', { name: 'Lesson done' })).toHaveCount(0);
  await press(page, 'Start again');
  await expectStep(page, 1, 4);
});

/** The pairs of parts of a lesson that overlap, in words. This function runs in the page. */
function overlaps(): string[] {
  const PARTS = '.step__asks, .step__rule, .heap, .step__board > table, .lesson__tree, .step__below, .step__actions';
  const seen = [...document.querySelectorAll(PARTS)]
    .filter((part) => part.checkVisibility() && part.getBoundingClientRect().height > 2);
  if (seen.length < 3) return ['nothing is there yet'];
  const box = (part: Element): DOMRect => part.getBoundingClientRect();
  const name = (part: Element): string => part.ariaLabel ?? part.className;
  return seen.flatMap((one, index) => seen.slice(index + 1).filter((other) => {
    const wide = Math.min(box(one).right, box(other).right) - Math.max(box(one).left, box(other).left);
    const high = Math.min(box(one).bottom, box(other).bottom) - Math.max(box(one).top, box(other).top);
    return wide > 1 && high > 1;
  }).map((other) => `${name(one)} over ${name(other)}`));
}

const BOARDS = [
  '#/learn/values', '#/learn/tree', '#/learn/binary', '#/learn/move', '#/learn/proof', '#/learn/limits', '#/path/1', '#/path/7', '#/path/8',
  '#/path/10', '#/path/11', '#/path/12', '#/puzzle/4/7', '#/puzzle/5/7', '#/puzzle/6/9',
];
const WINDOWS = [[320, 256], [640, 400], [1280, 800], ...isWhole ? [[320, 568], [360, 640], [390, 844], [844, 390], [768, 1024]] : []];

test('nothing around a board lies over something else, in any window', async ({ page }) => {
  await calm({ page });
  await visit(page, '', { lessons: 'values=9 binary=4 move=4 limits=4 8=2 10=4' });
  for (const address of BOARDS) {
    await follow(page, address);
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => page.evaluate(overlaps), `${address} at ${width}×${height}`).toEqual([]);
    }
  }
});
