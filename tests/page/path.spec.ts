import type { Locator, Page } from '@playwright/test';
import { outOfReach } from '../fits.ts';
import { button, calm, expect, follow, heaps, isWhole, open, press, says, showers, take, test, untilHeaps, visit } from '../nim.ts';
import { after, moves, winning, wins, write, type Board } from '../oracle.ts';
import { win } from '../play.ts';

test.beforeEach(calm);

const heading = (page: Page): Locator => page.getByRole('heading', { level: 2 });
const status = async (page: Page): Promise<string> => (await page.getByRole('status').innerText()).replace(/\s+/g, ' ');
const NAMES = [
  'Single stones', 'One larger heap', 'Practice: single stones', 'Copy', 'Copy to the end', 'Practice: copying',
  'Pairs of heaps', 'Blocks', 'Practice: blocks', 'Partners', 'Practice: partners', 'On your own',
];
const expectRight = (page: Page, right: number, needed = 3): Promise<void> =>
  expect(page.getByRole('img', { name: `${right} right, ${needed} needed` })).toBeVisible();
const expectStep = (page: Page, step: number): Promise<void> =>
  expect(page.getByRole('img', { name: `Step ${step} of 12` })).toBeVisible();

/** Opens a step. Boards of practice are random, and the same in each run. */
async function start(page: Page, address: string, seed = 7): Promise<void> {
  await page.addInitScript(`crypto.getRandomValues = (array) => array.fill(${seed})`);
  await open(page, address);
}

/** Boards of practice are drawn, as is their reason. The help on the first of them makes a fourth. */
const PRACTICE = ['Right, with help.', '', '', 'Right. You’ve got it!'];

/** By hand, what each board of a step says after the right answer: in both rules, or in misère and in normal play. */
const VERDICTS: Record<number, (string | [misere: string, normal: string])[]> = {
  1: [
    ['The computer takes the last stone and loses.', 'The computer takes the last stone and wins.'],
    [
      'You take it and lose. So leave the computer an odd number of single stones.',
      'You take it and win. So leave the computer an even number of single stones.',
    ],
  ],
  2: [
    ['3 stones are left. The computer takes the last.', '2 stones are left. You take the last.'],
    ['One stone is left. The computer takes the last.', '2 stones are left. You take the last.'],
    ['You left one stone, an odd number.', 'You took the last stone.'],
  ],
  3: PRACTICE,
  4: [
    'Both heaps are equal again.',
    ['Copying would leave two single stones, and you would take the last. So leave one.', 'Two single stones are left, an even number.'],
    ['If copying leaves no heap larger than 1, leave an odd number', 'Copying took the last stone. So copy to the end.'],
  ],
  5: [
    ['Now copy, unless that leaves only single stones or nothing.', 'Now copy each move.'],
    'No move wins: each move breaks the pair.',
    'You won.',
  ],
  6: PRACTICE,
  7: [
    'The computer took as many stones from the equal heap. Now there are pairs again.',
    'The computer must break a pair.',
    'The computer must break a pair.',
  ],
  8: [
    '4 and 2 have partners: equal blocks in other heaps.',
    'The computer took both blocks of 3. So use each size only once per heap.',
    'Each heap can be cut in only one way.',
  ],
  9: PRACTICE,
  10: [
    'Every block has a partner: whoever moves here loses.',
    'One block is alone: you can win here.',
    'The computer must break a pair.',
    'Heap A keeps 1, which the other heaps needed.',
    'Heap C keeps 2, which the other heaps needed.',
    'Heap C keeps 4, 2 and 1, which the other heaps needed.',
    'Every block has a partner.',
    'Every block has a partner.',
    ['If two or more heaps are larger than 1, leave every block with a partner. Otherwise leave an odd number of single stones.', ''],
  ],
  11: PRACTICE,
  12: ['You won.', 'You won.'],
};

const board = async (page: Page, rule: Board['rule']): Promise<Board> => ({ heaps: await heaps(page), rule });
/** The button or link that leads on after an answer. */
const onwards = (page: Page): Locator =>
  button(page, /^(Next|Now you|Finish)$/).or(page.getByRole('link', { name: 'Next step' }));

/** Cuts a heap into different blocks of 1, 2, 4 and 8, the largest first. */
async function cutIntoPowers(page: Page, heap: string, stones: number): Promise<void> {
  for (let rest = stones; (rest & (rest - 1)) !== 0;) {
    const largest = 2 ** Math.floor(Math.log2(rest));
    await press(page, `Cut heap ${heap} into ${largest} and ${rest - largest}`);
    await expect(button(page, `Join ${largest} and ${rest - largest} in heap ${heap}`)).toBeVisible();
    rest -= largest;
  }
}

/** Answers the question on the screen rightly, by the rules alone. */
async function answer(page: Page, rule: Board['rule']): Promise<void> {
  const question = await heading(page).innerText();
  const now = await board(page, rule);
  const [a, b] = now.heaps;
  if (question.startsWith('You start.')) {
    await press(page, now.heaps.length % 2 === 1 ? 'You' : 'Computer');
  } else if (question.startsWith('Cut the largest heap')) {
    await press(page, `Cut heap C into ${a} and ${b}`);
    await press(page, 'Check');
  } else if (question.startsWith('Cut each heap')) {
    for (const [index, stones] of now.heaps.entries()) await cutIntoPowers(page, 'ABC'[index], stones);
    await press(page, 'Check');
  } else if (question.startsWith('Join partners')) {
    // Each size is in two or three heaps.
    for (const size of [4, 2, 1]) {
      const blocks = page.getByRole('button', { name: new RegExp(`^Block of ${size} in heap [A-C], alone$`) });
      await blocks.nth(0).click();
      await blocks.nth(1).click();
    }
  } else if (/^Win (this game|against|again)/.test(question)) {
    await win(page, now);
  } else {
    const best = question.endsWith('Take what you like.') ? moves(now)[0] : winning(now)[0];
    if (best) await take(page, write(best));
    else await press(page, 'No move wins');
  }
  await expect(onwards(page).last()).toBeVisible();
}

for (const [rule, rules] of [['misere', 'Last stone loses'], ['normal', 'Last stone wins']] as const) {
  // In normal play the path is walked on a small phone.
  const isNormal = rule === 'normal';
  // No way through the path has more than 800 words.
  for (const [from, to, most, own] of [
    [1, 3, 150, 'normal'], [4, 6, 190, 'misere'], [7, 9, 210, 'misere'], [10, 12, 250, 'normal'],
  ] as const) {
    // Only a whole run walks each step by both rules.
    if (!isWhole && rule !== own) continue;
    test(`the steps ${from} to ${to} are walked to their ends: ${rules}`, async ({ page }) => {
      if (isNormal) await page.setViewportSize({ width: 360, height: 640 });
      await start(page, `#/path/${from}?rule=${rule}`, from);
      const read = new Set<string>();
      for (let step: number = from; step <= to; step += 1) {
        const isPractice = VERDICTS[step] === PRACTICE;
        const ofRule = VERDICTS[step].map((both) => (typeof both === 'string' ? both : both[isNormal ? 1 : 0]));
        const verdicts = isPractice ? PRACTICE : ofRule.filter(Boolean);
        const needed = isPractice ? 3 : verdicts.length;
        read.add(NAMES[step - 1]);
        await expectStep(page, step);
        await expect(page.getByRole('paragraph').filter({ hasText: NAMES[step - 1] })).toBeVisible();
        await expect(page.getByText(rules, { exact: true })).toBeVisible();
        for (const [index, verdict] of verdicts.entries()) {
          await expect(heading(page)).toBeFocused();
          await expectRight(page, isPractice ? Math.max(0, index - 1) : index, needed);
          if (isPractice && index > 0) await expect(page.getByRole('status')).toHaveText('Now without help.');
          for (const text of [await heading(page).innerText(), await status(page)]) read.add(`${step} ${text}`);
          if (isNormal) await expect.poll(() => page.evaluate(outOfReach)).toEqual([]);
          await answer(page, rule);
          if (isNormal) await expect.poll(() => page.evaluate(outOfReach)).toEqual([]);
          if (verdict) await says(page, verdict);
          read.add(`${step} ${await status(page)}`);
          await expectRight(page, isPractice ? index : index + 1, needed);
          if (index + 1 < verdicts.length) await button(page, 'Next').press('Enter');
        }
        await expect(button(page, 'Next')).toHaveCount(0);
        if (!isNormal && step === to) {
          await press(page, 'Try it on a real board');
          await expect(page).toHaveURL(/#\/play/);
          expect(wins(await board(page, rule)), 'whoever starts there can win').toBe(true);
          await page.goBack();
        }
        if (step < 12) await page.getByRole('link', { name: 'Next step' }).last().press('Enter');
      }
      const words = [...read].flatMap((text) => text.replace(/^\d+ /, '').split(/\s+/)).length;
      expect(words, 'words to read').toBeLessThanOrEqual(most);
      if (to < 12) await expectStep(page, to + 1);
      await page.getByRole('link', { name: 'All steps' }).click();
      await expect(page.getByText(new RegExp(`^${rules} · ${to - from + 1} of 12 done`))).toBeVisible();
      await expect(page.getByRole('link', { name: /Done/ })).toHaveText(NAMES.slice(from - 1, to).map((name) => new RegExp(name)));
    });
  }
}

test('a wrong answer is played to its end, tried again, shown, or taken back', async ({ page }) => {
  await start(page, '#/path/1?rule=misere');
  // A press takes at once here: each heap has one stone.
  await press(page, 'Take 1 from heap A, leaving 0');
  await says(page, /The computer took 1 stone from heap [BCD]\./);
  await expect.poll(async () => (await heaps(page)).sort()).toEqual([0, 0, 1, 1]);
  await press(page, 'You');
  await untilHeaps(page, [0, 0, 0, 0]);
  await says(page, 'Not right. The computer took the last stone.');
  await expect(button(page, 'Next')).toHaveCount(0);
  await press(page, 'Computer');
  await says(page, 'The computer takes the last stone and loses.');

  // By hand, with the one answer that wins.
  for (const [address, heaps, wrong, reply, left, reason] of [
    ['2?rule=misere', [1, 1, 4], 'C1', '2 stones from heap C', [1, 1, 1], '3 single stones are left: you must take the last.'],
    ['2?rule=normal', [1, 1, 4], 'C2', '2 stones from heap C', [1, 1, 0], '2 single stones are left: the computer takes the last.'],
    ['5?rule=misere', [3, 7], 'B1', '3 stones from heap B', [3, 3], 'Two heaps of 3: the computer copies you, or leaves you one stone.'],
    ['5?rule=normal', [3, 7], 'B1', '3 stones from heap B', [3, 3], 'Two heaps of 3: the computer copies you.'],
  ] as const) {
    await follow(page, `#/path/${address}`, heaps);
    await take(page, wrong);
    await says(page, `Not right. The computer took ${reply}. ${reason}`);
    await untilHeaps(page, left);
    await press(page, 'Try again', heaps);
  }
  await take(page, 'B1');
  await press(page, 'Show', [3, 3]);
  await says(page, 'Now copy each move.');
  // A shown answer gives no tick.
  await expectRight(page, 0);
  await press(page, 'Now you', [3, 7]);
  await take(page, 'B4');
  await expect(button(page, 'Next')).toBeVisible();

  await follow(page, '#/path/12?rule=misere', [3, 5, 7]);
  await take(page, 'A3');
  await says(page, 'Not right. After this move the computer can win. Heap C has 2 more stones than heap B: to win, make them equal.');
  await press(page, 'Take it back', [3, 5, 7]);
  await take(page, 'A3');
  await press(page, 'Play on');
  // Two equal heaps are left: the computer makes no mistake.
  await untilHeaps(page, [0, 5, 5]);
  await take(page, 'B5', [0, 0, 1]);
  await take(page, 'C1');
  await says(page, 'Not right. You lost. Try again.');
  await press(page, 'Try again', [3, 5, 7]);

  // Before the step on blocks no reason speaks of them: of 1, 5 and 6 the computer leaves 1, 5 and 4.
  await visit(page, '#/path/7?rule=misere', { lessons: '7=2' });
  await take(page, 'B1');
  await says(page, 'Not right. The computer took 2 stones from heap C. The computer has an answer to each of your moves.');
});

test('wrong cuts and wrong partners are named, and can be shown', async ({ page }) => {
  await start(page, '#/path/8?rule=misere');
  await press(page, 'Cut heap C into 1 and 5');
  await expect(button(page, 'Join 1 and 5 in heap C')).toBeVisible();
  await press(page, 'Check');
  await says(page, 'Not right. A block of 2 is left without an equal block.');
  await press(page, 'Join 1 and 5 in heap C');
  await expect(button(page, 'Cut heap C into 3 and 3')).toBeVisible();
  await press(page, 'Show');
  await says(page, '4 and 2 have partners');
  await expectRight(page, 0);
  await expect(button(page, 'Now you')).toBeVisible();

  await follow(page, '#/path/10?rule=misere');
  await press(page, 'Block of 2 in heap A, alone');
  await press(page, 'Block of 1 in heap B, alone');
  await says(page, 'Not right. 2 and 1 are not equal.');

  await visit(page, '#/path/8?rule=misere', { lessons: '8=2' });
  for (const [heap, stones] of [['A', 3], ['B', 5], ['C', 6]] as const) await cutIntoPowers(page, heap, stones);
  await press(page, 'Cut heap B into 2 and 2');
  await press(page, 'Check');
  await says(page, 'Not right. A heap has two blocks of 2.');

  await follow(page, '#/path/9?rule=misere');
  await says(page, /^Start with the largest block that fits: [48]\.$/);
  await answer(page, 'misere');
  await button(page, 'Next').press('Enter');
  await says(page, 'Now without help.');
  await press(page, 'Check');
  await says(page, /^Not right\. \d+ is not 1, 2, 4 or 8\.$/);
  await answer(page, 'misere');
  await says(page, 'Right. Only a first try gives a tick.');
  await expectRight(page, 0);
});

test('help is shown, then given on request, and hidden on the last board; a miss brings it back', async ({ page }) => {
  await start(page, '#/path/6?rule=misere');
  const next = async (right: number): Promise<void> => {
    await button(page, 'Next').press('Enter');
    await expect(heading(page)).toBeFocused();
    await expectRight(page, right);
  };
  const answerWithHelp = async (): Promise<void> => {
    await expect(page.getByRole('status')).toHaveText(/^(Take \d+ stones? from heap [AB]|No move wins here)\.$/);
    await answer(page, 'misere');
    await says(page, 'Right, with help.');
  };
  await answerWithHelp();
  await next(0);
  await says(page, 'Now without help.');
  await press(page, 'Help');
  await expect(button(page, 'Help')).toHaveCount(0);
  await answerWithHelp();
  await next(0);
  await answer(page, 'misere');
  await next(1);
  expect(wins(await board(page, 'misere'))).toBe(true);
  await press(page, 'No move wins');
  await says(page, 'Not right. A move wins here. Look again.');
  await press(page, 'Try again');
  await answerWithHelp();
  await next(1);
  await answerWithHelp();
  await next(1);
  await answer(page, 'misere');
  await next(2);
  await expect(button(page, 'Help')).toHaveCount(0);
});

test('a step that is done opens with the focus on its heading', async ({ page }) => {
  await visit(page, '#/path?rule=misere', { lessons: '1=done 2=done' });
  for (const step of [1, 2]) {
    await follow(page, `#/path/${step}?rule=misere`);
    await expectStep(page, step);
    await expect(page.getByRole('link', { name: 'Next step' }).last()).toBeVisible();
    await expect(heading(page)).toBeFocused();
  }
});

test('the path ends with a game won alone, the strategy, and a game against Perfect', async ({ page }) => {
  for (const [rule, strategy] of [
    ['misere', 'If two or more heaps are larger than 1, leave every block with a partner. Otherwise leave an odd number of single stones.'],
    ['normal', 'Leave every block with a partner, up to the last stone.'],
  ] as const) {
    const before = rule === 'misere' ? '' : 'normal-';
    const lessons = `${NAMES.slice(1).map((_, step) => `${before}${step + 1}=done`).join(' ')} ${before}12=1`;
    await visit(page, `#/path?rule=${rule}`, { lessons });
    await expect(page.getByText(/11 of 12 done/)).toBeVisible();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expectRight(page, 1, 2);
    const now = await board(page, rule);
    await take(page, write(moves(now).find((move) => wins(after(now, move)))!));
    await press(page, 'Take it back', now.heaps);
    await answer(page, rule);
    await says(page, 'You won, after a mistake. Win once more without one.');
    await expect(button(page, 'Finish')).toHaveCount(0);
    await press(page, 'Now you', [4, 5, 7]);
    await answer(page, rule);
    await button(page, 'Finish').press('Enter');
    await expect(page.getByRole('heading', { name: 'You have learned the strategy.' })).toBeFocused();
    await expect(page.getByText(strategy, { exact: true })).toBeVisible();
    await showers(page, '.lesson__sign');
    await press(page, 'Beat Perfect');
    await expect(page).toHaveURL(new RegExp(`#/play\\?.*rule=${rule}.*two=perfect|#/play\\?two=perfect`));
    expect(wins(await board(page, rule))).toBe(true);
    await follow(page, `#/path?rule=${rule}`);
    await expect(page.getByText('You have learned the strategy.')).toBeVisible();
    await expect(page.getByRole('link', { name: /^(Continue|Begin)$/ })).toHaveCount(0);
  }
});

test('the list of steps begins, goes on, changes the rule and leads further; a step that is done is passed', async ({ page }) => {
  await start(page, '#/path');
  await expect(page.getByText('Last stone loses · 0 of 12 done · about 13 minutes left')).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).click();
  await expectStep(page, 1);
  for (const _ of [1, 2]) {
    await answer(page, 'misere');
    await onwards(page).last().press('Enter');
  }
  await expectStep(page, 2);
  await page.reload();
  await expectStep(page, 2);
  await page.getByRole('link', { name: 'All steps' }).click();
  await expect(page.getByText(/^Last stone loses · 1 of 12 done/)).toBeVisible();
  // The steps with the other rule are others.
  await press(page, 'Last stone wins');
  await expect(page.getByText(/^Last stone wins · 0 of 12 done/)).toBeVisible();
  await press(page, 'Last stone loses');
  await expect(page.getByRole('region', { name: 'The last stones' }).getByText('1 of 3 done')).toBeVisible();
  await page.getByRole('link', { name: 'Continue' }).click();
  await expectStep(page, 2);
  for (const [name, title] of [[/^Go deeper/, 'Go deeper'], ['For teachers', 'For teachers']] as const) {
    await page.goBack();
    await page.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  // A step that is done is opened as it ended. Begun again, it is passed through, but for its last board.
  await follow(page, '#/path/1?rule=misere');
  await expectRight(page, 2, 2);
  await press(page, 'Start again');
  await expectRight(page, 0, 2);
  await button(page, 'Next').press('Enter');
  await expectRight(page, 1, 2);
  await expect(button(page, 'Next')).toHaveCount(0);
  await answer(page, 'misere');
  await expect(page.getByRole('main').getByRole('link', { name: 'Next step' })).toHaveCount(2);
});
