//! Long use of a table: random actions, each followed by a check of all conditions.

use std::{env, rc::Rc};

use nim::catalogue::{play as words, win};
use nim::components::heap_board::board_of;
use nim::components::{TakeBar, TurnBanner};
use nim::engine::{Move, Strategy, ai_compute_move};
use nim::game::{
    GameAction, GameState, MatchConfig, Player, Seat, Settings, Turn, TurnToken, read_link, reduce,
    write_link,
};
use nim::text::play;
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::Callback;

use crate::common::drawn;

/// Without another one the actions are these, and those of the seeds after it.
const SEED: u64 = 20_261_120;

/// The number of actions for each seed.
const ACTIONS: u32 = 100_000;

/// The table is also drawn once in this many actions, because drawing takes a hundred times as long.
const DRAWN: u32 = 50;

const LINKS: [&str; 12] = [
    "#/play?heaps=2,3,4,5&rule=normal&take=3&two=human",
    "#/play?heaps=x",
    "#/play?heaps=1&two=human",
    "#/play?heaps=1,1,1&two=perfect&first=two",
    "#/play?heaps=0,0&two=human",
    "#/play?heaps=7,7,7,7,7,7,6,6,6&two=skilled",
    "#/play?one=casual&two=minimax",
    "#/play?one=beginner&two=human&moves=A1,C7",
    "#/play?heaps=4,4,4&via=link&moves=A1",
    "#/play?heaps=3,2&via=link&rule=normal",
    "#/play?moves=A9",
    "#/nowhere",
];

/// A run that failed is played again by its seed.
fn seeds(count: u64) -> Vec<u64> {
    match env::var("NIM_SEED") {
        Ok(seed) => vec![seed.parse().expect("NIM_SEED is a whole number")],
        Err(_) => (SEED..SEED + count).collect(),
    }
}

/// The situations met so far, because actions without effect would prove nothing.
#[derive(Debug, Default)]
struct Met {
    people: u32,
    computers: u32,
    away: u32,
    ends: u32,
    stale: u32,
    choices: u32,
}

/// One table, with the record of an observer.
struct Run {
    now: GameState,
    /// With a friend elsewhere: the moves with which the friend's link came.
    sent: Vec<Move>,
    /// Moments that have passed, for late answers.
    passed: Vec<TurnToken>,
    met: Met,
}

impl Run {
    fn action(&self, rng: &mut SmallRng) -> GameAction {
        let heaps = self.now.game.position().heaps();
        let heap = rng.random_range(0..=heaps.len());
        // Mostly a move that can be made, else one that is a little beside.
        let most = heaps.get(heap).copied().unwrap_or(3) + 2;
        let any = Move::new(heap, rng.random_range(1..=most)).expect("one stone or more");
        let now = self.now.turn_token();
        let late = if rng.random_range(0..3) == 0 {
            let place = rng.random_range(0..self.passed.len());
            self.passed[place]
        } else {
            now
        };
        let legal = ai_compute_move(Strategy::Beginner, self.now.game.position(), rng)
            .map(|answer| answer.chosen);
        match rng.random_range(0..70) {
            0 => GameAction::Restart,
            1 => GameAction::Rematch,
            2 | 3 => {
                GameAction::Follow(Box::new(read_link(LINKS[rng.random_range(0..LINKS.len())])))
            }
            4 => GameAction::New(MatchConfig::default()),
            5 => GameAction::Start(if rng.random() { Seat::One } else { Seat::Two }),
            6 => GameAction::Dismiss,
            7 => GameAction::Peek,
            8 => GameAction::Follow(Box::new(read_link(&write_link(&self.now.game)))),
            9 | 10 => GameAction::LetGo,
            11..14 => GameAction::Remind(late, any),
            14..22 => GameAction::Take,
            22..26 => GameAction::Reply(late, any.into()),
            26..34 => GameAction::Reply(late, legal.unwrap_or(any).into()),
            34..38 => GameAction::Undo,
            38..41 => GameAction::Redo,
            41..44 => GameAction::Hint,
            44..47 => GameAction::Run,
            47 => GameAction::Pause,
            48 => GameAction::Step,
            49..62 => GameAction::Choose(legal.unwrap_or(any)),
            _ => GameAction::Choose(any),
        }
    }

    /// Carries out the action, and checks that late actions have no effect.
    fn act(&mut self, action: GameAction) {
        let before = self.now.clone();
        let late = match &action {
            GameAction::Remind(token, _) | GameAction::Reply(token, _) => {
                *token != before.turn_token()
            }
            _ => false,
        };
        self.now = reduce(before.clone(), action);
        if late {
            self.met.stale += 1;
            assert_eq!(self.now, before, "what is late is nothing");
        }
        if self.now.number != before.number {
            self.sent = self.now.game.moves().to_vec();
        }
        if self.now.turn_token() != before.turn_token() {
            self.passed.push(before.turn_token());
            let most = 40;
            if self.passed.len() > most {
                self.passed.remove(0);
            }
        }
    }

    /// The conditions at any moment, computed from the link and by counting.
    fn check(&mut self) {
        let now = &self.now;
        let game = &now.game;
        let (table, position) = (game.table(), game.position());
        let link = write_link(game);

        let mut counted = table.board.heaps().to_vec();
        for made in game.moves() {
            counted[made.heap] -= made.take.get();
        }
        assert_eq!(position.heaps(), counted, "the moves lead to the board");
        let opened = read_link(&link).expect("a link of its own is read");
        let opened = opened.expect("a link of its own names a game");
        assert_eq!(opened.position().heaps(), counted, "the link leads there");
        let taken: u32 = Seat::BOTH.map(|seat| game.taken(seat)).iter().sum();
        let left: u32 = counted.iter().sum();
        assert_eq!(table.board.stones(), u64::from(taken + left));

        // The player to move, as the player on that seat reports it.
        let even = game.ply().is_multiple_of(2);
        let seat = if even {
            table.first
        } else {
            table.first.other()
        };
        let expected = match (left, table.player(seat)) {
            (0, _) => "over",
            (_, Player::Person(_)) => "a person",
            (_, Player::Computer(_)) => "the computer",
            (_, Player::Remote(_)) => "somebody elsewhere",
        };
        let told = match game.turn() {
            Turn::Over { .. } => "over",
            Turn::Person(_) => "a person",
            Turn::Computer(..) => "the computer",
            Turn::Remote(_) => "somebody elsewhere",
        };
        assert_eq!(told, expected);
        if table.is_by_link() {
            // Received moves stay, and at most one own move follows.
            let own = game.moves().strip_prefix(&*self.sent);
            assert!(own.is_some_and(|own| own.len() <= 1), "{:?}", self.sent);
        }

        if let Some(chosen) = now.choice {
            self.met.choices += 1;
            assert!(position.is_legal(chosen), "the choice can be taken");
            assert_eq!(told, "a person");
        }
        self.goes_on(told, left, &link);
    }

    /// The player to move can make a move, and that move is made.
    fn goes_on(&mut self, told: &str, left: u32, link: &str) {
        let mut rng = SmallRng::seed_from_u64(0);
        let legal = ai_compute_move(Strategy::Beginner, self.now.game.position(), &mut rng)
            .map(|answer| answer.chosen);
        assert_eq!(legal.is_some(), left > 0);
        let stones = |state: &GameState| state.game.position().stones();
        match (told, legal) {
            ("a person", Some(made)) => {
                self.met.people += 1;
                let chosen = reduce(self.now.clone(), GameAction::Choose(made));
                let after = reduce(chosen, GameAction::Take);
                assert_eq!(stones(&after), u64::from(left - made.take.get()));
            }
            ("the computer", Some(made)) => {
                self.met.computers += 1;
                let running = reduce(self.now.clone(), GameAction::Run);
                assert!(running.is_thinking());
                let token = running.turn_token();
                let after = reduce(running, GameAction::Reply(token, made.into()));
                assert_eq!(stones(&after), u64::from(left - made.take.get()));
            }
            ("somebody elsewhere", Some(_)) => {
                self.met.away += 1;
                let there = GameState::opening(link);
                assert!(matches!(there.game.turn(), Turn::Person(_)));
                assert_eq!(stones(&there), u64::from(left));
            }
            _ => self.met.ends += 1,
        }
    }

    /// The drawn page shows the same.
    fn look(&self) {
        let now = &self.now;
        let board = drawn(board_of(now, false, &Callback::noop()));
        let heaps = now.game.position().heaps();
        let groups = board.split("role=\"group\" aria-label=\"").skip(1);
        assert_eq!(groups.clone().count(), heaps.len(), "the board shows it");
        for ((heap, &stones), group) in (0..).zip(heaps).zip(groups) {
            let name = [&play::heap_group(heap, stones), "\""].concat();
            assert!(group.starts_with(&name), "{name} is shown as {group}");
        }
        let game = Rc::new(now.clone());
        let banner = yew::html! { <TurnBanner game={game.clone()} /> };
        let (bar, banner) = (
            drawn(yew::html! {
                <TakeBar {game} settings={Settings::default()} dispatch={Callback::noop()} />
            }),
            drawn(banner),
        );
        let is = |text: &str, what: &str| text.contains(what);
        let (_, main) = bar.split_once("primary take").expect("the main button");
        let (main, _) = main.split_once("</button>").expect("its end");
        let run = play::run(now.game.ply());
        let is_take = is(main, &play::take(now.choice));
        let states = [
            is(main, win::rematch()),
            is(main, words::send()),
            is(main, run) || is(&banner, "data-thinking"),
            is_take && !is(&board, "data-locked"),
        ];
        let one = states.iter().filter(|&&holds| holds).count();
        assert_eq!(one, 1, "end, elsewhere, computer, person: {states:?}");
    }
}

/// Prints the command that repeats a failed run.
struct Replay {
    seed: u64,
    step: u32,
}

impl Drop for Replay {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!(
                "after {} actions; to play them again: NIM_SEED={} cargo test --test host -- endurance",
                self.step, self.seed
            );
        }
    }
}

fn keep_at_it(seed: u64) -> Met {
    let mut rng = SmallRng::seed_from_u64(seed);
    let now = GameState::opening("");
    let mut run = Run {
        sent: Vec::new(),
        passed: vec![now.turn_token()],
        met: Met::default(),
        now,
    };
    let mut replay = Replay { seed, step: 0 };
    for step in 0..ACTIONS {
        replay.step = step;
        let action = run.action(&mut rng);
        run.act(action);
        run.check();
        if step % DRAWN == 0 {
            run.look();
        }
    }
    run.met
}

fn nothing_breaks(count: u64) {
    for seed in seeds(count) {
        let met = keep_at_it(seed);
        eprintln!("seed {seed}: {met:?}");
        let Met {
            people,
            computers,
            away,
            ends,
            stale,
            choices,
        } = met;
        let least = [people, computers, away, ends, stale, choices];
        assert!(least.iter().all(|&times| times > ACTIONS / 100), "{seed}");
    }
}

#[test]
fn a_hundred_thousand_actions_at_random_break_no_table() {
    nothing_breaks(1);
}

#[test]
#[ignore = "release: a million actions"]
fn a_million_actions_at_random_break_no_table() {
    nothing_breaks(10);
}
