import type { Page } from '@playwright/test';
import { choose, dialog, expect, press, take, visit } from './nim.ts';
import { type Kept, save } from './save.ts';

/** A state of the page to look at: readings, pictures, and every walk over the page go through this list. */
export interface View {
  /** The name of its reading and its picture. */
  name: string;
  /** The address at which it begins: `#/analyse?heaps=3,5,7`. */
  address: string;
  /** The steps from this address to the view. */
  steps?: Steps;
  /** What an earlier visit has saved. */
  save?: Kept | string;
  /** Looks like another view: unless `NIM_MATRIX` is `whole`, only its words are read. */
  isLikeOthers?: boolean;
  /** Scrolls to its last part when that comes, so that its first action may lie above. */
  scrolls?: boolean;
}

type Steps = (page: Page) => Promise<void>;

const pick = (page: Page, name: string): Promise<void> => page.getByRole('radio', { name, exact: true }).check();
const fill = (page: Page, name: string, text: string): Promise<void> => page.getByRole('textbox', { name }).fill(text);
const reads = (page: Page, text: string | RegExp): Promise<void> => expect(page.getByText(text).first()).toBeVisible();

/** Presses these buttons, one after another. */
const presses = (...names: string[]): Steps => async (page) => {
  for (const name of names) await press(page, name);
};

/** Makes the last move, and waits for its result. */
const ends = (move: string, result: string): Steps => async (page) => {
  await take(page, move);
  await expect(dialog(page, result)).toBeVisible();
};

/** Opens the setup, chooses this, and begins with these texts, which are wrong. */
const setup = (choice: string, texts: Record<string, string> = {}): Steps => async (page) => {
  await press(page, 'New game');
  await pick(page, choice);
  for (const [name, text] of Object.entries(texts)) await fill(page, name, text);
  if (Object.keys(texts).length > 0) await press(page, 'Play');
};

/** Saved data of a person: some games, and lessons. */
const SAVED = save({
  game: '#/play?heaps=1,3,5&two=skilled&moves=C2',
  games: { person: [4, 2, 0, 2], casual: [12, 7, 2, 4], perfect: [3, 0, 0, 0] },
  lessons: 'binary=done move=done limits=2',
});

async function paste(page: Page, text: string): Promise<void> {
  await page.getByText('Paste its text instead').click();
  await fill(page, 'Text of the file', text);
  await press(page, 'Read the text');
}

const PLAY: View[] = [
  { name: 'first-visit', address: '' },
  { name: 'chosen', address: '#/play?moves=C2,B1', steps: async (page) => choose(page, 'C3') },
  { name: 'two-people', address: '#/play?two=human&names=Ada,Bob&moves=A1' },
  { name: 'computer-starts', address: '#/play?heaps=4,4&rule=normal&two=perfect&first=two', steps: async (page) => reads(page, /^The computer took/) },
  { name: 'limit', address: '#/play?heaps=21&take=3&rule=normal', steps: async (page) => choose(page, 'A3') },
  { name: 'set', address: '#/play?heaps=9,8&take=1,3,4&rule=misere&two=human' },
  { name: 'one-a-turn', address: '#/play?heaps=5,4&take=1&rule=misere&two=human' },
  { name: 'nothing-chosen', address: '', steps: async (page) => page.getByRole('button', { name: 'Choose stones' }).click({ force: true }) },
  { name: 'rule-misere', address: '', steps: presses('Last stone loses') },
  { name: 'rule-normal', address: '#/play?rule=normal', steps: presses('Last stone wins') },
  { name: 'last-stone-misere', address: '#/play?heaps=1,1,2&two=human&moves=C2,A1' },
  { name: 'hint-1', address: '#/play?moves=C6,B1', steps: presses('Hint') },
  { name: 'hint-2', address: '#/play?moves=C6,B1', steps: presses('Hint', 'Hint') },
  { name: 'hint-3', address: '#/play?moves=C6,B1', steps: presses('Hint', 'Hint', 'Hint') },
  { name: 'hint-lost-board', address: '#/play?heaps=2,4,6&rule=normal&two=human', steps: presses('Hint') },
  { name: 'undone', address: '#/play?moves=C6,B1', steps: presses('Undo') },
  { name: 'redone', address: '#/play?two=human&moves=C6,B1', steps: presses('Undo', 'Redo') },
  { name: 'without-hints', address: '#/play?hints=off&two=perfect' },
  { name: 'watching', address: '#/play?one=perfect&two=casual&moves=A2' },
  { name: 'by-link-mine', address: '#/play?heaps=3,5,7&via=link', steps: async (page) => take(page, 'A2') },
  { name: 'by-link-theirs', address: '#/play?heaps=3,5,7&via=link&moves=A2' },
  { name: 'panel', address: '#/play?two=human', steps: presses('Analysis and moves') },
  { name: 'moves', address: '#/play?two=human&moves=A1,C4,B3', steps: presses('Analysis and moves', 'Moves') },
  { name: 'won-normal', address: '#/play?heaps=1,2&rule=normal&two=human&names=Ada,Bob&moves=A1', steps: ends('B2', 'Bob wins') },
  { name: 'lost-misere', address: '#/play?heaps=1&two=perfect', steps: ends('A1', 'You lose') },
  { name: 'won-computer', address: '#/play?heaps=1,2&two=perfect', steps: ends('B2', 'You win') },
  { name: 'after-the-end', address: '#/play?heaps=1,2&two=human&moves=B2,A1', steps: presses('See the board') },
  { name: 'no-move-left', address: '#/play?heaps=9,3&take=4,5&rule=normal&two=human&moves=A4,A5' },
  { name: 'many-heaps', address: '#/play?heaps=1,2,3,4,5,6,7,6,5&two=human' },
  { name: 'rows-of-four', address: '#/play?heaps=14,18,21&two=human' },
  { name: 'largest-board', address: '#/play?heaps=7,7,7,7,7,7,6,6,6&two=human&moves=B1,C6,D7' },
  { name: 'five-heaps', address: '#/play?heaps=5,4,3,2,1' },
  { name: 'longest-names', address: `#/play?heaps=7,7,7,7,7,7,6,6,6&two=human&names=${'W'.repeat(24)},${'W'.repeat(24)}&moves=A1` },
  {
    name: 'longest-name-wins',
    address: `#/play?heaps=1&two=human&names=${'W'.repeat(24)},${'M'.repeat(24)}&moves=A1`,
    steps: async (page) => expect(dialog(page, `${'M'.repeat(24)} wins`)).toBeVisible(),
  },
  { name: 'panel-of-many-heaps', address: '#/play?heaps=7,7,7,7,7,7,6,6,6&two=human', steps: presses('Analysis and moves') },
];

const WRONG_LINKS: View[] = [
  { name: 'page-not-found', address: '404.html' },
  { name: 'link-negative-heap', address: '#/play?heaps=3,-1' },
  { name: 'link-too-many-stones', address: '#/play?heaps=31,30' },
  { name: 'link-illegal-move', address: '#/play?heaps=3,5,7&moves=A4' },
  { name: 'link-unknown-key', address: '#/play?heap=3,5' },
  { name: 'link-unknown-screen', address: '#/nowhere' },
  { name: 'link-no-lesson', address: '#/learn/3' },
  { name: 'link-no-puzzle-day', address: '#/puzzle/2026-02-30' },
  { name: 'link-no-sheet', address: '#/print/board' },
];

const SAVES: View[] = [
  {
    name: 'old-game-kept',
    address: '#/play?heaps=4,4&two=human&moves=A1',
    save: { game: '#/play?heaps=1,3,5&two=human&moves=C2' },
    steps: async (page) => reads(page, 'Your old game is saved.'),
  },
  {
    name: 'save-damaged',
    address: '',
    save: { game: '#/play?heaps=three' },
    steps: async (page) => reads(page, 'The saved data could not be read, and is set aside.'),
  },
  { name: 'save-newer', address: '', save: '{"version":999}' },
];

const DIALOGS: View[] = [
  { name: 'setup', address: '', steps: presses('New game') },
  { name: 'setup-friend', address: '', steps: setup('A friend here') },
  { name: 'setup-link', address: '', steps: setup('A friend by link') },
  { name: 'setup-watch', address: '#/play?one=minimax&two=learner', steps: presses('New game') },
  {
    name: 'setup-wrong',
    address: '',
    steps: setup('Your own', { 'Heap sizes': '3, five, 7', 'Stones per turn': '0', 'Your name': '<b>Ada</b>' }),
  },
  { name: 'setup-too-large', address: '', steps: setup('Your own', { 'Heap sizes': '31, 30' }) },
  { name: 'learner', address: '#/play?heaps=1,3,5&two=learner', steps: presses('New game', 'Train the learner') },
  { name: 'more', address: '#/more' },
  { name: 'how-to-play-misere', address: '#/more', steps: presses('How to play') },
  {
    name: 'how-to-play-normal',
    address: '#/play?rule=normal',
    steps: async (page) => {
      await page.getByRole('link', { name: 'More', exact: true }).click();
      await press(page, 'How to play');
    },
  },
  { name: 'settings', address: '#/more', steps: presses('Settings') },
  { name: 'about', address: '#/more', steps: presses('About') },
  {
    name: 'share',
    address: '#/play?two=human&moves=C4',
    steps: async (page) => {
      await press(page, 'Share');
      await reads(page, 'Point the camera of a phone at this code.');
    },
  },
  {
    name: 'share-end',
    address: '#/play?heaps=1&rule=normal&via=link',
    steps: async (page) => {
      await take(page, 'A1');
      await press(page, 'Send the result');
      await expect(dialog(page, 'Share')).toBeVisible();
    },
  },
];

const STUDY: View[] = [
  { name: 'analysis-safe', address: '#/analyse?heaps=1,3,5,7&rule=normal', steps: async (page) => reads(page, /^Nim-sum 0/) },
  { name: 'analysis', address: '#/analyse?heaps=3,5,7&rule=misere' },
  { name: 'analysis-limit', address: '#/analyse?heaps=20,15,7,9&rule=misere&take=5' },
  { name: 'analysis-set', address: '#/analyse?heaps=6,5&rule=normal&take=2,5' },
  { name: 'analysis-singles', address: '#/analyse?heaps=1,1,3&rule=misere' },
  { name: 'analysis-over', address: '#/analyse?heaps=0,0&rule=normal' },
  { name: 'analysis-values', address: '#/analyse?heaps=2,3&rule=misere', save: { settings: { results: true } } },
  {
    name: 'analysis-ways',
    address: '#/analyse?heaps=3,5,7&rule=normal&moves=A1,C7,B5',
    steps: async (page) => {
      await press(page, '2 C7 Player 2 could not win here');
      await choose(page, 'B3');
      // A pointer over a stone shows a move.
      await page.mouse.move(0, 0);
      await reads(page, 'Other ways');
    },
  },
  { name: 'analysis-neighbours', address: '#/analyse?heaps=3,5&rule=normal', steps: async (page) => page.getByText('Safe and unsafe boards').click() },
  { name: 'analysis-covered', address: '#/analyse?heaps=3,4,5&rule=normal&screen=big' },
  { name: 'analysis-full-screen', address: '#/analyse?heaps=3,4,5&rule=normal&screen=big', steps: presses('Show the answer') },
  {
    name: 'analysis-wrong',
    address: '#/analyse',
    steps: async (page) => {
      await fill(page, 'Stones per turn', 'none');
      await reads(page, 'Write one whole number from 1 to 31');
    },
  },
  {
    name: 'largest-analysis',
    address: '#/analyse?heaps=7,7,7,7,7,7,6,6,6&take=30',
    steps: async (page) => page.getByText('Safe and unsafe boards').click(),
  },
  { name: 'tree', address: '#/tree' },
  { name: 'tree-line', address: '#/tree?heaps=1,2,3&rule=misere&moves=A1,C2' },
  { name: 'tree-cutoffs', address: '#/tree', steps: presses('Cut-offs', 'To the end') },
  { name: 'graph', address: '#/tree?heaps=3,3,2&rule=misere', steps: presses('Graph', 'To the end') },
  { name: 'largest-tree', address: '#/tree?heaps=7,7,7,7,7,7,6,6,6&take=30', steps: presses('Graph') },
  { name: 'review', address: '#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2' },
  { name: 'review-normal', address: '#/review?heaps=1,2,3&rule=normal&two=human&names=Ada,Bob&moves=A1,C1,B1,C2,B1' },
  {
    name: 'longest-review',
    address: `#/review?heaps=7,7,7,7,7,7,6,6,6&moves=A7,B7,C7,D7,E7,F7&names=${'W'.repeat(24)},MMMM&two=human`,
    steps: presses('Start'),
  },
  { name: 'review-of-nothing', address: '#/review?heaps=3,5,7' },
  { name: 'statistics-none', address: '#/statistics' },
  {
    name: 'statistics',
    address: '#/statistics',
    steps: async (page) => {
      await paste(page, SAVED);
      await press(page, 'Replace');
      await reads(page, 'Done. Everything in the file is now here.');
    },
  },
  { name: 'import-offered', address: '#/statistics', steps: async (page) => paste(page, SAVED), scrolls: true },
  { name: 'import-refused', address: '#/statistics', steps: async (page) => paste(page, 'Dear diary, today I lost.') },
  { name: 'delete-asked', address: '#/statistics', steps: presses('Delete everything') },
];

const LEARN: View[] = [
  { name: 'path', address: '#/path' },
  ...['misere', 'normal'].flatMap((rule) => [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((step): View =>
    ({ name: `path-${step}-${rule}`, address: `#/path/${step}?rule=${rule}`, isLikeOthers: rule === 'normal' }))),
  // The further boards of the steps that have some. The question of step 1 differs with the rule, so it is in both.
  ...Object.entries({ 1: [2], 2: [3], 4: [2, 3], 5: [2, 3], 7: [2, 3], 8: [2, 3], 10: [2, 3, 4, 5, 7, 9], 12: [2] }).flatMap(
    ([step, boards]) => boards.flatMap((board) => (step === '1' ? ['misere', 'normal'] : ['misere']).map((rule): View => ({
      name: `path-${step}-${rule}-board-${board}`,
      address: `#/path/${step}?rule=${rule}`,
      save: { lessons: `${rule === 'normal' ? 'normal-' : ''}${step}=${board - 1}` },
      isLikeOthers: true,
    })))),
  { name: 'path-cut-wrong', address: '#/path/8?rule=misere', steps: presses('Cut heap C into 1 and 5', 'Check') },
  { name: 'lessons', address: '#/learn' },
  ...Object.entries({ binary: 7, move: 7, limits: 6, values: 10, tree: 7, cutoffs: 5, proof: 4 }).flatMap(([lesson, boards]) =>
    Array.from({ length: boards }, (_, board): View => ({
      name: `lesson-${lesson}-${board + 1}`,
      address: `#/learn/${lesson}`,
      save: { lessons: `${lesson}=${board}` },
      isLikeOthers: board > 0,
    }))),
  { name: 'lesson-wrong', address: '#/learn/limits', steps: presses('The player to move') },
  { name: 'proof', address: '#/learn/proof', steps: presses('The proof on one page') },
  { name: 'history', address: '#/learn/history' },
  { name: 'teachers', address: '#/learn/teachers' },
  {
    name: 'teachers-answers',
    address: '#/learn/teachers',
    steps: async (page) => {
      for (const answer of await page.getByText('Answer', { exact: true }).all()) await answer.click();
    },
    isLikeOthers: true,
  },
  { name: 'worksheet', address: '#/print/worksheet/1/1' },
  { name: 'exit-ticket', address: '#/print/worksheet/ticket' },
  ...[0, 2, 3, 4, 5, 6].map((grade): View => ({ name: `puzzle-${grade}`, address: `#/puzzle/${grade}/7` })),
  // A game with a mistake is played before it is asked about.
  { name: 'puzzle-1', address: '#/puzzle/1/7', steps: async (page) => expect(page.getByRole('group', { name: 'Heap B, 0 stones' })).toBeAttached() },
  { name: 'puzzle-none-wins-wrong', address: '#/puzzle/3/2', steps: presses('No move wins') },
  { name: 'puzzle-shown', address: '#/puzzle/3/2', steps: presses('No move wins', 'Show') },
  { name: 'learn-why', address: '#/path/why?heaps=3,5,7&rule=misere' },
  { name: 'puzzle-mistake', address: '#/puzzle/2/4' },
  {
    name: 'puzzle-none',
    address: '#/puzzle/4/0',
    steps: async (page) => {
      await press(page, 'No move wins');
      await reads(page, /^Solved/);
    },
  },
  { name: 'puzzle-of-a-day', address: '#/puzzle/2026-11-20' },
  {
    name: 'puzzle-of-a-day-solved',
    address: '#/puzzle/2026-11-19',
    save: { days: ['2026-11-18', '2026-11-19'], tried: ['/2026-11-19 none hint F2'] },
  },
];

export const VIEWS: View[] = [...PLAY, ...WRONG_LINKS, ...SAVES, ...DIALOGS, ...STUDY, ...LEARN];

/** The pages whose random numbers are the same each time. */
const seeded = new WeakSet<Page>();

/** Opens a view as a visit of its own, and waits until all of it is there. */
export async function show(page: Page, view: View): Promise<void> {
  if (!seeded.has(page)) {
    seeded.add(page);
    // Steps of practice show random boards: here always the same ones.
    await page.addInitScript(() => {
      crypto.getRandomValues = <T extends ArrayBufferView>(array: T): T => {
        new Uint8Array(array.buffer, array.byteOffset, array.byteLength).fill(7);
        return array;
      };
    });
    await page.addInitScript(recordTrail);
  }
  await visit(page, view.address, view.save);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await view.steps?.(page);
}

/** A press, or a typed text, and the selector of its element by position, which is the same in each language. */
interface Step { selector: string; text: string | null }

/** Records in `window.trail` what is pressed and typed. It runs in the page. */
function recordTrail(): void {
  const trail: Step[] = [];
  Object.assign(window, { trail });
  const selectorOf = (element: Element): string => {
    const around = element.parentElement;
    return around ? `${selectorOf(around)} > :nth-child(${[...around.children].indexOf(element) + 1})` : 'html';
  };
  for (const kind of ['click', 'input']) addEventListener(kind, (event) => {
    const target = event.target as HTMLInputElement;
    const isTyped = kind === 'input' && target.matches('textarea, [type=text], [type=number]');
    // A click that a label passes on to its field has the detail 0.
    const isPressed = event instanceof MouseEvent && event.detail > 0;
    if (event.isTrusted && (isTyped || isPressed)) trail.push({ selector: selectorOf(target), text: isTyped ? target.value : null });
  }, true);
}

/** Waits until half a second changes nothing that a screen reader meets. */
function untilStill(page: Page): Promise<void> {
  let last = '';
  return expect.poll(async () => last === (last = await page.locator('body').ariaSnapshot()), { intervals: [500] }).toBe(true);
}

/** Opens a view in another language, and repeats there the steps that led to it in English. */
export async function showIn(page: Page, view: View, language: string, trail: Step[]): Promise<void> {
  await visit(page, view.address, view.save, language);
  await expect(page.getByText('Loading…')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  for (const { selector, text } of trail) {
    await untilStill(page);
    const target = page.locator(selector);
    await (text === null ? target.click({ force: true }) : target.fill(text));
  }
  await expect(page.locator('[data-drawn], .waits:visible, .coming, .fetching')).toHaveCount(0);
  await untilStill(page);
}

/** The steps that led to the view that is shown. */
export const trailOf = (page: Page): Promise<Step[]> => page.evaluate('trail');
