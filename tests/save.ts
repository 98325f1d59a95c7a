/** The text that the page saves, written for a visit that begins with it. */

const SETTINGS = {
  theme: 'auto', look: 'stones', pace: 'usual', watch_pace: 'usual', language: null as string | null, refused: false, results: false, calm: false, sound: false,
  vibration: false, one_tap: false, shortcuts: true, hints: true, undo: true, daily: true,
};
const STEPS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'];
/** The steps with misère play, those with normal play, and the chapters. */
const LESSONS = [...STEPS, ...STEPS.map((step) => `normal-${step}`), 'binary', 'move', 'limits', 'values', 'tree', 'cutoffs', 'proof'];
const OPPONENTS = ['person', 'beginner', 'casual', 'skilled', 'perfect', 'minimax', 'learner'];

export interface Kept {
  settings?: Partial<typeof SETTINGS>;
  /** The links of the game on the table and of the one that it has replaced. */
  game?: string;
  last?: string;
  /** By step or lesson how many boards are done, `2=3` and `normal-2=3`, or that all are, `1=done`. */
  lessons?: string;
  level?: { grade: string; right: number; wrong: number };
  /** The days on which the puzzle of the day was solved. */
  days?: string[];
  /** The answers that were given in puzzles: `/2026-11-20 none hint B2`. */
  tried?: string[];
  /** By opponent the games, wins, streak and longest streak. */
  games?: Record<string, readonly [games: number, wins: number, streak: number, best: number]>;
  /** The boards that a learner was taught, in the engine's own text. */
  learners?: string[];
}

const gameOf = (link: string): object =>
  ({ link, back: 0, hints: 0, undos: 0, seat: null, counted: false, choice: null, replaced_at: null, score: [0, 0], trial: null });

export function save({ settings, game = '#/play', last, lessons = '', level, days = [], tried = [], games = {}, learners = [] }: Kept): string {
  const done = new Map(lessons.split(' ').map((lesson) => lesson.split('=') as [string, string]));
  return JSON.stringify({
    version: 7,
    settings: { ...SETTINGS, ...settings },
    game: gameOf(game),
    last_game: last ? gameOf(last) : null,
    progress: {
      lessons: LESSONS.map((name) => {
        const boards = done.get(name);
        return { reached: boards === 'done' ? 0 : Number(boards ?? 0), done: boards === 'done' };
      }),
      level: level ?? { grade: 'Two', right: 0, wrong: 0 },
      streak: { days },
      tried: { puzzles: tried },
      games: {
        records: OPPONENTS.map((name) => games[name] ?? [0, 0, 0, 0]).map(([all, wins, streak, best]) => ({ games: all, wins, streak, best })),
        losses: 0,
      },
    },
    learners: learners.map((learner) => ({ learner, won: 2, lost: 1, trials: [] })),
  });
}
