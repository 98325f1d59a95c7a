/**
 * Nim by brute force, from the rules alone: what the page claims about a board is compared with it.
 */

export interface Board {
  heaps: number[];
  /** Whoever takes the last stone loses in misère play, and wins in normal play. */
  rule: 'misere' | 'normal';
  /** The numbers of stones that a turn may take. Undefined: any number. */
  takes?: number[];
}

/** A heap by its index, and how many stones it loses. */
export type Move = [heap: number, take: number];

/** A move as the page writes it: C2 takes 2 stones from heap C. */
export const write = ([heap, take]: Move): string => `${'ABCDEFGHI'[heap]}${take}`;

/** Every number from 1 to this limit. */
export const upTo = (limit: number): number[] => Array.from({ length: limit }, (_, index) => index + 1);

/** Every legal move. */
export function moves({ heaps, takes }: Board): Move[] {
  return heaps.flatMap((stones, heap) =>
    (takes ?? upTo(stones)).filter((take) => take <= stones).map((take): Move => [heap, take]));
}

/** The board after a move. */
export function after(board: Board, [heap, take]: Move): Board {
  return { ...board, heaps: board.heaps.map((stones, index) => (index === heap ? stones - take : stones)) };
}

const sorted = (heaps: number[]): number[] => heaps.filter((stones) => stones > 0).sort((a, b) => a - b);

/** Caches the results of a function of boards. The order of heaps and empty heaps make no difference to it. */
function memoized<T>(work: (board: Board) => T): (board: Board) => T {
  const known = new Map<string, T>();
  return (board) => {
    const heaps = sorted(board.heaps);
    const key = `${heaps}/${board.rule}/${board.takes ?? ''}`;
    if (!known.has(key)) known.set(key, work({ ...board, heaps }));
    return known.get(key)!;
  };
}

/**
 * Whether the player to move wins. Where no move is left, the other player has made the last one: that wins in
 * normal play, and loses in misère play.
 */
export const wins = memoized((board: Board): boolean => {
  const all = moves(board);
  return all.length === 0 ? board.rule === 'misere' : all.some((move) => !wins(after(board, move)));
});

/** Every move after which the other player loses. */
export const winning = (board: Board): Move[] => moves(board).filter((move) => !wins(after(board, move)));

/**
 * The move that is meant, of several winning ones: none that opens a group of limit + 1 if another wins; then the
 * fewest stones in blocks that the heap did not have, except near the end of misère play; then the fewest taken; then
 * the first heap. Where none wins, the move with the fewest winning answers that does not end the game. Not for sets.
 */
export function meant(board: Board): Move | undefined {
  const count = (stones: number) => (board.takes ? stones % (board.takes.length + 1) : stones);
  const isEnd = board.rule === 'misere' && board.heaps.filter((stones) => count(stones) > 1).length < 2;
  const cost = (move: Move) => {
    const [heap, take] = move;
    const left = after(board, move);
    const answers = moves(left).length > 0 ? winning(left).length : Infinity;
    if (!wins(board)) return [answers, take, heap];
    const [before, now] = [count(board.heaps[heap]), count(left.heaps[heap])];
    const coming = [16, 8, 4, 2, 1].filter((block) => !isEnd && now & block && !(before & block));
    return [now > before ? 1 : 0, coming.reduce((sum, block) => sum + block, 0), take, heap];
  };
  const differ = (one: number[], other: number[]) => one.map((part, at) => part - other[at]).find((more) => more) ?? 0;
  return (wins(board) ? winning(board) : moves(board)).toSorted((one, other) => differ(cost(one), cost(other)))[0];
}

/** How many turns are left, where the winner hurries and the loser delays. */
export const turns = memoized((board: Board): number => {
  const all = moves(board);
  if (all.length === 0) return 0;
  const best = winning(board);
  return best.length > 0
    ? 1 + Math.min(...best.map((move) => turns(after(board, move))))
    : 1 + Math.max(...all.map((move) => turns(after(board, move))));
});

/** How many boards can be reached, with this one. The order of heaps makes no difference. */
export function boards(board: Board): number {
  const seen = new Set<string>();
  const open = [board];
  for (let next = open.pop(); next; next = open.pop()) {
    const key = String(sorted(next.heaps));
    if (seen.has(key)) continue;
    seen.add(key);
    for (const move of moves(next)) open.push(after(next, move));
  }
  return seen.size;
}

/** How many nodes the whole game tree has, with its root. */
export const nodes = memoized((board: Board): bigint =>
  moves(board).reduce((sum, move) => sum + nodes(after(board, move)), 1n));

/** The least number that is not among these. */
const mex = (values: number[]): number => upTo(values.length + 1).map((n) => n - 1).find((n) => !values.includes(n))!;

/** The Grundy value of a heap: the least number that no move leaves as a value. */
export function value(stones: number, takes?: number[]): number {
  const values: number[] = [];
  for (let heap = 0; heap <= stones; heap += 1) {
    values.push(mex((takes ?? upTo(heap)).filter((take) => take <= heap).map((take) => values[heap - take])));
  }
  return values[stones];
}

/** The nim-sum of numbers: the exclusive or of their binary digits. */
export const nimSum = (numbers: number[]): number => numbers.reduce((sum, number) => sum ^ number, 0);

/** The board of an address: `#/analyse?heaps=3,5,7&rule=misere&take=3`. */
export function read(address: string): Board {
  const query = new URLSearchParams(address.split('?')[1] ?? '');
  const numbers = (text: string): number[] => text.split(',').map(Number);
  const take = query.get('take');
  const takes = take === null ? undefined : numbers(take);
  return {
    heaps: numbers(query.get('heaps') ?? '3,5,7'),
    rule: query.get('rule') === 'normal' ? 'normal' : 'misere',
    takes: takes?.length === 1 ? upTo(takes[0]) : takes,
  };
}
