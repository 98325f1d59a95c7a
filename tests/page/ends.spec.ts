import type { Locator, Page } from '@playwright/test';
import {
  beginWith, calm, expect, follow, heaps, open, openSettings, openStill, press, showers, take, test, untilHeaps, visit,
} from '../nim.ts';
import { read, winning, wins, write } from '../oracle.ts';

test.beforeEach(calm);

const result = (page: Page): Locator => page.getByRole('dialog', { name: /^(You|.*) (win|wins|lose)$/ });

/** Follows a link to a finished game, and waits for its result. The clock of the page must stand still. */
async function openResult(page: Page, address: string): Promise<void> {
  await follow(page, address);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.clock.runFor(3_000);
  await expect(result(page)).toBeVisible();
}

/** Expects these buttons in the result, the main one first. Yes and No belong to the offer of sound. */
const offers = (page: Page, ways: readonly string[]): Promise<void> =>
  expect(result(page).getByRole('button').filter({ hasText: /./, hasNotText: /^(Yes|No)$/ })).toHaveText(ways);

test('each kind of game has ways on that fit it', async ({ page }) => {
  await openStill(page, '#/play?two=human');
  for (const [query, ways] of [
    // Two from B would have won, and with two equal heaps the player who starts loses.
    ['heaps=1,2&rule=normal&two=casual&moves=B2,A1', ['Show my mistake', 'Try again from there', 'Rematch']],
    ['heaps=1,2&rule=normal&two=casual&first=two&moves=B1,A1,B1', ['Let me start', 'Restart', 'Review']],
    ['heaps=1&rule=normal&two=skilled&moves=A1', ['Play Perfect', 'Rematch', 'Review']],
    ['heaps=1&rule=normal&two=human&moves=A1', ['Rematch', 'Review', 'New game']],
    ['heaps=1&rule=normal&one=casual&two=perfect&moves=A1', ['Watch again', 'Review', 'New game']],
    // By link the mistake is not taken back: 2 from B would have won.
    ['heaps=1,2,1&rule=normal&via=link&moves=A1,B1,B1,C1', ['Show my mistake', 'Rematch', 'New game']],
  ] as const) {
    await openResult(page, `#/play?${query}`);
    await offers(page, ways);
  }
});

test('ways on that nobody needs, or that settings forbid, are not offered', async ({ page }) => {
  // After two losses the path is not offered to a person who has finished it.
  const steps = Array.from({ length: 12 }, (_, step) => `${step + 1}=done normal-${step + 1}=done`).join(' ');
  await beginWith(page, { lessons: steps });
  await open(page, '#/play?heaps=1&two=beginner');
  for (const _ of ['once', 'again']) {
    await take(page, 'A1');
    await offers(page, ['Let the computer start', 'Restart', 'Review']);
    await press(result(page), 'Restart', [1]);
  }
  // The winner of a game by link is to send the result first of all.
  await follow(page, '#/play?heaps=1,1&rule=normal&via=link&moves=A1', [0, 1]);
  await take(page, 'B1');
  await offers(page, ['Send the result', 'Review', 'Rematch']);
  // Where moves may not be undone, no button leads back into the game.
  await openSettings(page);
  await page.getByRole('switch', { name: 'Undo' }).uncheck();
  await press(page, 'Close');
  await follow(page, '#/play?heaps=1,2&rule=normal&two=casual&moves=B2,A1');
  await offers(page, ['Show my mistake', 'Play Beginner', 'Rematch', 'New game']);
});

test('a game in which a step of the path is tried leads to the next step', async ({ page }) => {
  await visit(page, '#/path/1?rule=misere', { lessons: '1=1' });
  await press(page, (await heaps(page)).length % 2 ? 'You' : 'Computer');
  await showers(page, '.step__row');
  await press(page, 'Try it on a real board');
  await untilHeaps(page, [1, 1, 1, 1, 2]);
  const win = async (): Promise<void> => take(page, write(winning({ heaps: await heaps(page), rule: 'misere' })[0]));
  // Each turn takes one stone.
  for (const left of [4, 2]) {
    await win();
    await expect.poll(async () => (await heaps(page)).reduce((sum, heap) => sum + heap)).toBe(left);
  }
  await win();
  await offers(page, ['Next step', 'Win as second player', 'Rematch', 'Review']);
  await press(page, 'Next step');
  await expect(page).toHaveURL(/#\/path\/2\?rule=misere$/);
});

test('who beats the best computer plays a board that the other side wins', async ({ page }) => {
  await openStill(page, '#/play?two=human');
  for (const [query, side] of [
    ['heaps=1,2&rule=normal&two=perfect&moves=B1,A1,B1', 'second'],
    ['heaps=1,1&rule=normal&two=perfect&first=two&moves=A1,B1', 'first'],
    ['heaps=2,2&rule=normal&two=minimax&first=two&moves=A1,B1,A1,B1', 'first'],
    ['heaps=3,5,7&two=perfect&moves=C6,A1,B5,A1,C1,A1', 'second'],
  ] as const) {
    await openResult(page, `#/play?${query}`);
    await press(page, `Win as ${side} player`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL(side === 'second' ? /first=two/ : /two=(perfect|minimax)(?!.*first=two)/);
    const board = read(page.url());
    expect(board.rule).toBe(query.includes('normal') ? 'normal' : 'misere');
    expect(wins(board), String(board.heaps)).toBe(side === 'first');
  }
});
