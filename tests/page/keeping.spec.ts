import type { Page } from '@playwright/test';
import { button, calm, dialog, expect, follow, heaps, open, press, says, section, take, test, untilHeaps } from '../nim.ts';

test.beforeEach(calm);

const offer = (page: Page) => page.getByText('Your old game is saved.');
const goBack = (page: Page): Promise<void> => button(page, 'Go back to your old game').click();

/** Goes back to the last game from the list under More, which leads to the board. */
async function resume(page: Page): Promise<void> {
  await section(page, 'More');
  await press(page, 'Back to the last game');
  await expect(page.getByRole('region', { name: 'Board', exact: true })).toBeVisible();
}

/** Expects that there is no last game to go back to. */
async function untilNoneWaits(page: Page): Promise<void> {
  await section(page, 'More');
  await expect(button(page, 'Statistics and data')).toBeVisible();
  await expect(button(page, 'Back to the last game')).toHaveCount(0);
  await section(page, 'Play');
}

/** Expects that so many games of two people have been counted. */
async function untilCounted(page: Page, games: number): Promise<void> {
  await follow(page, '#/statistics');
  const cells = page.getByRole('row', { name: /^Two people/ }).getByRole('cell');
  await expect.poll(async () => {
    const [won, lost] = await cells.allTextContents();
    return Number(won) + Number(lost);
  }).toBe(games);
}

test('each way to another game offers the way back to the unfinished one, also in the next visit', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'A1');
  for (const [address, pressed, laid] of [
    ['#/play?two=human&moves=A1', 'Restart', [3, 5, 7]],
    ['#/analyse?heaps=4,4', 'Play this board', [4, 4]],
    ['#/tree?heaps=2,1', 'Play this board', [2, 1]],
    ['#/review?heaps=2,2&rule=normal&two=human&moves=A2,B2', 'Play from the start', [2, 2]],
  ] as const) {
    await follow(page, address);
    await press(page, pressed, laid);
    await expect(offer(page), address).toBeVisible();
    await open(page, '404.html');
    await open(page);
    await goBack(page);
    await untilHeaps(page, [2, 5, 7]);
    await expect(offer(page)).toHaveCount(0);
  }
});

test('the offer ends with a move of a person, at a press, or with a second press, and the old game waits', async ({ page }) => {
  await open(page, '#/play?heaps=2,4&two=human');
  await take(page, 'B1');
  await follow(page, '#/play?heaps=4,6&rule=normal&two=perfect&first=two');
  await says(page, 'The computer took 2 stones from heap B.');
  await expect(offer(page)).toBeVisible();
  await take(page, 'A1', [3, 3]);
  await expect(offer(page)).toHaveCount(0);
  // The old game waits all the same, and the two change places.
  await resume(page);
  await untilHeaps(page, [2, 3]);
  await follow(page, '#/play?heaps=5,5&two=human&moves=A1');
  await button(page, 'Go back to your old game').evaluate((back) => {
    for (const _ of ['once', 'again']) (back as HTMLElement).click();
  });
  await untilHeaps(page, [2, 3]);
  await take(page, 'A1', [1, 3]);
  await resume(page);
  await untilHeaps(page, [4, 5]);
  await resume(page);
  await untilHeaps(page, [1, 3]);
  await follow(page, '#/play?heaps=6,6&two=human');
  await expect(offer(page)).toBeVisible();
  await press(page, 'Close');
  await expect(offer(page)).toHaveCount(0);
  await resume(page);
  await untilHeaps(page, [1, 3]);
});

test('a game in which nobody has moved but the computer is not kept, and neither is one that is over', async ({ page }) => {
  await open(page);
  for (const [what, address, laid] of [
    ['without a move', '#/play?heaps=4,1&two=human', [4, 1]],
    ['with a move of the computer', '#/play?heaps=4,3,5&two=casual&first=two&moves=B1', [4, 2, 5]],
    ['that is over', '#/play?heaps=1,1&two=human&moves=A1,B1', [0, 0]],
  ] as const) {
    await follow(page, address, [...laid]);
    await follow(page, '#/play?heaps=2,2&two=human', [2, 2]);
    await expect(offer(page), what).toHaveCount(0);
    await untilNoneWaits(page);
  }
});

test('a board that a link shows pushes no kept game out', async ({ page }) => {
  await open(page, '#/play?two=human');
  await take(page, 'C4');
  await follow(page, '#/play?heaps=2,2&two=human');
  await take(page, 'A1');
  await follow(page, '#/play?heaps=5&two=human');
  await expect(offer(page)).toBeVisible();
  await take(page, 'A1');
  await resume(page);
  await untilHeaps(page, [3, 5, 3]);
  // A try-out that is begun again stays a try-out.
  await follow(page, '#/play?heaps=2,2&two=human');
  await take(page, 'A1');
  await press(page, 'Restart');
  await take(page, 'B1');
  await follow(page, '#/play?heaps=4&two=human');
  await goBack(page);
  await untilHeaps(page, [3, 5, 3]);
});

test('a link that is followed again lays its board, and going back leads to the game', async ({ page }) => {
  const link = '#/play?heaps=3,4&two=human';
  await open(page);
  await follow(page, link);
  await take(page, 'A1');
  await expect(page).toHaveURL(/moves=A1$/);
  await follow(page, link, [3, 4]);
  await expect(offer(page)).toBeVisible();
  await page.goBack();
  await untilHeaps(page, [2, 4]);
  await expect(offer(page)).toHaveCount(0);
  await untilNoneWaits(page);
});

test('a link to a later moment of the game on the table goes on with it', async ({ page }) => {
  await open(page, '#/play?heaps=3,4,5&two=human');
  await take(page, 'C1');
  await follow(page, '#/play?heaps=3,4,5&two=human&moves=C1,A1,B4', [2, 0, 4]);
  await expect(offer(page)).toHaveCount(0);
  await untilNoneWaits(page);
  // No link has the moves that were undone and can be redone.
  await press(page, 'Undo', [2, 4, 4]);
  await follow(page, '#/play?heaps=3,4,5&two=human&moves=C1,A1,B1');
  await expect(offer(page)).toBeVisible();
  await goBack(page);
  await press(page, 'Redo', [2, 0, 4]);
});

test('a game counts once, however often it is replaced and resumed', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&two=human');
  for (const move of ['B1', 'A1', 'B1']) await take(page, move);
  await press(dialog(page, 'Player 2 wins'), 'See the board');
  await untilCounted(page, 1);
  await section(page, 'Play');
  await press(page, 'Undo', [0, 1]);
  await follow(page, '#/play?heaps=2,2&two=human');
  await goBack(page);
  await take(page, 'B1', [0, 0]);
  await expect(dialog(page, 'Player 2 wins')).toBeVisible();
  await page.reload();
  await untilHeaps(page, [0, 0]);
  // Where a result still comes, a press on any button opens it at once.
  await button(page, 'Redo').click({ force: true });
  await says(page, 'There is no move to redo.');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await untilCounted(page, 1);
  // Another game on the same board counts.
  await section(page, 'Play');
  await press(page, 'Restart');
  for (const move of ['B1', 'A1', 'B1']) await take(page, move);
  await untilCounted(page, 2);
});

test('a lost game that is tried again from the mistake counts once', async ({ page }) => {
  await open(page, '#/play?heaps=1,2&rule=normal&two=perfect');
  await take(page, 'B2');
  await press(page, 'Try again from there', [1, 2]);
  await take(page, 'B1');
  await says(page, /The computer took 1 stone from heap [AB].*Your turn\./);
  await take(page, (await heaps(page))[0] === 1 ? 'A1' : 'B1');
  await expect(page.getByRole('dialog')).toBeVisible();
  await follow(page, '#/statistics');
  await expect(page.getByRole('row', { name: /^Perfect/ }).getByRole('cell')).toHaveText(['0', '1', '0', '0']);
});

// The windows tell each other of a move in time that nothing makes shorter.
test.describe('at true pace', () => {
  test.use({ pace: 1 });

  test('the computer answers once, whichever of two windows sees its turn', async ({ page, context }) => {
    await open(page, '#/play?heaps=9,9,9&two=casual');
    const other = await context.newPage();
    await open(other);
    // Both pages are visible at once, as windows side by side are. Each notes the moves of the computer that it tells.
    const pages = [page, other];
    for (const one of pages) {
      await one.evaluate(() => {
        const told: string[] = [];
        Object.assign(window, { told });
        new MutationObserver(() => {
          const now = document.querySelector('[role=status]')!.textContent;
          if (now.includes('The computer took') && told.at(-1) !== now) told.push(now);
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
      });
    }
    for (const round of [1, 2, 3]) {
      const heap = (await heaps(page)).findIndex((stones) => stones > 0);
      await take(page, `${'ABC'[heap]}1`);
      const told = (): Promise<string[][]> => Promise.all(pages.map((one) => one.evaluate('told') as Promise<string[]>));
      await expect.poll(async () => (await told()).map(({ length }) => length)).toEqual([round, round]);
      const [here, there] = await told();
      expect(there).toEqual(here);
      expect(await heaps(other)).toEqual(await heaps(page));
    }
  });
});
