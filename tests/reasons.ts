import { expect } from './nim.ts';
import { after, moves, nimSum, value, winning, wins, write, type Board, type Move } from './oracle.ts';

/** Reads the reason why a board is won or lost, as a person does, and compares each claim in it with brute force. */

const sum = (numbers: number[]): number => numbers.reduce((all, number) => all + number, 0);
const parity = (count: number): string => (count % 2 === 0 ? 'even' : 'odd');

/** Whether “4 + 1, 1” cuts these numbers into powers of two, none twice in a heap, and each with a partner. */
function areBlocks(list: string, numbers: number[]): boolean {
  const heaps = list.split(', ').map((heap) => heap.split(/\s\+\s/).map(Number));
  const isFine = (block: number, index: number, heap: number[]): boolean =>
    [0, 1, 2, 4, 8, 16, 32].includes(block) && heap.indexOf(block) === index;
  return String(heaps.map(sum)) === String(numbers) && heaps.every((heap) => heap.every(isFine)) && nimSum(numbers) === 0;
}

/** Whether the player to move wins, as the sentence states; null if a claim in it is not true of the board. */
function claimed(reason: string, board: Board): boolean | null {
  const { heaps, takes } = board;
  const isNormal = board.rule === 'normal';
  const limit = takes?.every((take, index) => take === index + 1) ? takes.length : null;
  const isSet = takes !== undefined && limit === null;
  const period = limit !== null && heaps.some((heap) => heap > limit) ? limit + 1 : null;
  const isPlain = !isSet && period === null;
  /** What a heap counts: its value with a set, its remainder with a limit, or its size. */
  const count = (heap: number): number => (isSet ? value(heap, takes) : heap % (period ?? Infinity));
  const [all, counts, stones] = [moves(board), heaps.map(count), sum(heaps)];
  const [ones, large] = [counts.filter((one) => one === 1).length, counts.filter((one) => one > 1).length];
  // Whoever wins leaves such a number of heaps that count 1, and none above 1.
  const right = isNormal ? 'even' : 'odd';
  const at = (heap: string): number => 'ABCDEFGHI'.indexOf(heap);
  const standing = heaps.flatMap((_, heap) => (all.some(([of]) => of === heap) ? [heap] : []));
  const isOnly = (heap: string): boolean => String(standing) === String(at(heap));
  const isLarge = (heap: string): boolean => large === 1 && counts[at(heap)] > 1;
  const left = (move: Move): number[] => after(board, move).heaps;
  const hasOnes = (rest: number[]): boolean => {
    const now = rest.map(count);
    return now.every((one) => one < 2) && parity(sum(now)) === right;
  };
  /** There is such a move, and each of them wins. */
  const winsBy = (holds: (rest: number[]) => boolean): boolean => {
    const such = all.filter((move) => holds(left(move)));
    return such.length > 0 && such.every((move) => !wins(after(board, move)));
  };
  const isEachWinning = (holds: (rest: number[]) => boolean): boolean => winning(board).every((move) => holds(left(move)));
  /** Each move is answered in this way, and its player has lost. */
  const isAnswered = (isMeant: (move: Move, reply: Move, rest: number[]) => boolean): boolean => all.every((move) => {
    const then = after(board, move);
    return moves(then).length === 0 ? wins(then) : moves(then).some((reply) =>
      isMeant(move, reply, after(then, reply).heaps) && !wins(after(then, reply)));
  });
  const isCompleted = (total: string): boolean =>
    isAnswered((move, reply) => reply[0] === move[0] && reply[1] + move[1] === Number(total));
  const copies = (move: Move, reply: Move): boolean => reply[0] !== move[0] && reply[1] === move[1];
  /** The move wins, and leaves nim-sum 0. */
  const repairs = (take: string, heap: string): boolean => {
    const move: Move = [at(heap), Number(take)];
    return winning(board).map(write).includes(write(move)) && nimSum(left(move).map(count)) === 0;
  };
  const isTop = (size: string): boolean => nimSum(counts).toString(2).length === Number(size).toString(2).length;
  const values = standing.map((heap) => counts[heap]).join(', ');
  const takesLast = (stones % 2 === 1) === isNormal;
  const isCounted = ([number, stated, can]: string[]): boolean =>
    Number(number) === stones && stated === parity(stones) && (can === 'must') === (stones % 2 === 1);
  const isPeriod = (number: string): boolean => Number(number) === period;

  const readers: [RegExp, boolean, (stated: string[]) => boolean][] = [
    [/^No (stone|move) is left: the player who (?:took|made) the last one (wins|loses)\.$/, !isNormal,
      ([what, does]) => all.length === 0 && (what === 'move' || stones === 0) && does === (isNormal ? 'wins' : 'loses')],
    [/^One stone is left, and the next player must take that stone\.$/, isNormal, () => stones === 1],
    [/^(\d+) single stones are left, an (odd|even) number: the next player (must|cannot) take the last\.$/, takesLast,
      (stated) => isCounted(stated) && heaps.every((heap) => heap <= 1)],
    [/^(\d+) stones, one per turn, an (odd|even) number: the next player (must|cannot) take the last\.$/, takesLast,
      (stated) => isCounted(stated) && limit === 1],
    [/^Only heap (.) is left: to win, (leave one stone|take all its stones)\.$/, true,
      ([heap, way]) => isOnly(heap) && winsBy((rest) => sum(rest) === (way.startsWith('leave') ? 1 : 0))],
    [/^To win, leave (\d+), (one above )?a multiple of (\d+)\.$/, true, ([rest, above, number]) => isPeriod(number)
      && Number(rest) % Number(number) === (above ? 1 : 0) && winsBy((now) => sum(now) === Number(rest))],
    [/^(\d+) is (1 above )?a multiple of (\d+): two turns together can always take \3\.$/, false,
      ([heap, above, number]) => isPeriod(number) && standing.length === 1 && Number(heap) === stones
        && stones % Number(number) === (above ? 1 : 0) && isCompleted(number)],
    [/^All heaps are multiples of (\d+): two turns together can always take \1\.$/, false,
      ([number]) => isPeriod(number) && heaps.every((heap) => heap % Number(number) === 0) && isCompleted(number)],
    [/^Two heaps of (\d+): every move can be copied in the other heap\.$/, false,
      ([size]) => isNormal && String(standing.map((heap) => heaps[heap])) === `${size},${size}` && isAnswered(copies)],
    [/^Two heaps of (\d+): every move can be copied, or answered by leaving one stone\.$/, false,
      ([size]) => !isNormal && String(standing.map((heap) => heaps[heap])) === `${size},${size}`
        && isAnswered((move, reply, rest) => copies(move, reply) || sum(rest) === 1)],
    [/^Heap (.) has (\d+) more stones? than heap (.): to win, make them equal\.$/, true,
      ([more, number, less]) => standing.length === 2 && heaps[at(more)] - heaps[at(less)] === Number(number)
        && winsBy((rest) => rest[at(more)] === rest[at(less)])],
    [/^Only heap (.) has more than one stone: leave an (odd|even) number of single stones\.$/, true,
      ([heap, stated]) => isPlain && isLarge(heap) && stated === right && winsBy(hasOnes) && isEachWinning(hasOnes)],
    [/^Only heap (.)’s (remainder|value) is above 1: take there, leaving an (odd|even) number of 1s\.$/, true,
      ([heap, counted, stated]) => (counted === 'value' ? isSet : period !== null) && isLarge(heap) && stated === right && winsBy(hasOnes)],
    [/^Divide each heap by (\d+): (?:one remainder is|(\d+) remainders are) 1 \(an (odd|even) count\); none is larger\.$/, false,
      ([number, stated = '1', odd]) => isPeriod(number) && large === 0 && ones === Number(stated) && odd === parity(ones) && odd === right],
    [/^All remainders are 0 or 1: a winning move leaves an (odd|even) number of 1s\.$/, true,
      ([stated]) => period !== null && large === 0 && stated === right && winsBy(hasOnes) && isEachWinning(hasOnes)],
    [/^Heaps (.+): each block has a partner\.$/, false,
      ([list]) => isPlain && areBlocks(list, standing.map((heap) => heaps[heap]))],
    [/^Divide each heap by (\d+): the remainders’ blocks (.+) pair up\.$/, false,
      ([number, list]) => isPeriod(number) && areBlocks(list, standing.map((heap) => counts[heap]))],
    [/^Cut the heaps into 1, 2, 4 and so on: each block has a partner\.$/, false, () => isPlain && nimSum(heaps) === 0],
    [/^Divide each heap by (\d+): all blocks of the remainders pair up\.$/, false,
      ([number]) => isPeriod(number) && nimSum(counts) === 0],
    [/^The largest unpaired block is (\d+): taking (\d+) stones? from heap (.) pairs all blocks\.$/, true,
      ([size, take, heap]) => isPlain && isTop(size) && repairs(take, heap)],
    [/^Divide each heap by (\d+): taking (\d+) stones? from heap (.) pairs the remainders’ blocks\.$/, true,
      ([number, take, heap]) => isPeriod(number) && repairs(take, heap)],
    [/^The value of heap (.) is (\d+): no move leaves this value again\.$/, false,
      ([heap, stated]) => isSet && isOnly(heap) && counts[at(heap)] === Number(stated) && Number(stated) === (isNormal ? 0 : 1)],
    [/^The value of heap (.) is (\d+): taking (\d+) stones? leaves value (\d+)\.$/, true, ([heap, stated, take, rest]) =>
      isSet && isOnly(heap) && counts[at(heap)] === Number(stated) && count(heaps[at(heap)] - Number(take)) === Number(rest)
        && winning(board).map(write).includes(`${heap}${take}`)],
    [/^The values (.+) have nim-sum 0, and every move changes it\.$/, false,
      ([list]) => isSet && list === values && nimSum(counts) === 0],
    [/^Values (.+): taking (\d+) stones? from heap (.) makes their nim-sum 0\.$/, true,
      ([list, take, heap]) => isSet && list === values && nimSum(counts) > 0 && repairs(take, heap)],
    [/^The nim-sum is 0, and every move changes it\.$/, false, () => isSet && nimSum(counts) === 0],
    [/^The nim-sum is (\d+): taking (\d+) stones? from heap (.) makes it 0\.$/, true,
      ([stated, take, heap]) => isSet && nimSum(counts) === Number(stated) && repairs(take, heap)],
    [/^All values are 0 or 1, and the number of 1s is odd\.$/, false, () => isSet && !isNormal && large === 0 && ones % 2 === 1],
    [/^All values are 0 or 1: a winning move leaves an odd number of 1s\.$/, true,
      () => isSet && !isNormal && large === 0 && ones % 2 === 0 && isEachWinning(hasOnes)],
    // To a reader who is to move against the computer.
    [/^(?:One stone is|(\d+) single stones are) left: (you must take|the computer takes) the last\.$/, false,
      ([stated = '1', who]) => Number(stated) === stones && heaps.every((heap) => heap <= 1) && who.startsWith('you') !== isNormal],
    [/^Two heaps of (\d+): the computer copies you(, or leaves you one stone)?\.$/, false,
      ([size, way]) => String(standing.map((heap) => heaps[heap])) === `${size},${size}` && (way === undefined) === isNormal],
    [/^The computer has an answer to each of your moves\.$/, false, () => isAnswered(() => true)],
  ];
  const [pattern, isWon, isTrue] = readers.find(([sentence]) => sentence.test(reason)) ?? [];
  return pattern && isTrue!(reason.match(pattern)!.slice(1)) ? isWon! : null;
}

/** Expects a true reason of who wins on this board: one sentence of at most 15 words. */
export function checkReason(reason: string, board: Board): void {
  const context = `the reason of ${JSON.stringify(board)}: ${reason}`;
  expect(reason, context).toMatch(/^[^.!?]+\.$/);
  expect(reason.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length, context).toBeLessThanOrEqual(15);
  expect(claimed(reason, board), context).toBe(wins(board));
}
