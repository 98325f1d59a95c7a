import type { Page } from '@playwright/test';
import { expect, heaps, take } from './nim.ts';
import { after, moves, winning, write, type Board } from './oracle.ts';

/** Waits until the computer has moved on this board, and returns the board that it leaves. */
export async function replied(page: Page, board: Board): Promise<Board> {
  const replies = moves(board).map((move) => String(after(board, move).heaps));
  await expect.poll(async () => replies.includes(String(await heaps(page)))).toBe(true);
  return { ...board, heaps: await heaps(page) };
}

/** Wins a game against the computer from this board on, on which the reader is to move. */
export async function win(page: Page, board: Board): Promise<void> {
  for (let now = board; moves(now).length > 0;) {
    const mine = winning(now)[0];
    await take(page, write(mine));
    const left = after(now, mine);
    if (moves(left).length === 0) return;
    now = await replied(page, left);
  }
}
