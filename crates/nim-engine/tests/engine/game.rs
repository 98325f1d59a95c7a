//! A game with undo and redo, beside a model that replays it from its start.

use nim_engine::{Convention, Game, Move, MoveError, Position, Rules};
use proptest::prelude::*;

use crate::common::{nonzero, position};

/// The model of a game: a list of moves, and the number of those made.
#[derive(Clone, Debug)]
struct Model {
    start: Position,
    line: Vec<Move>,
    ply: usize,
}

/// Something done to a game.
#[derive(Clone, Copy, Debug)]
enum GameStep {
    Play(Move),
    Undo,
    Redo,
    /// The later moves can be redone.
    GoTo(usize),
    /// The later moves are gone.
    UpTo(usize),
}

impl Model {
    fn heaps(&self) -> Vec<u32> {
        let mut heaps = self.start.heaps().to_vec();
        for made in &self.line[..self.ply] {
            heaps[made.heap] -= made.take.get();
        }
        heaps
    }

    fn allows(&self, wanted: Move) -> bool {
        let heaps = self.heaps();
        let limit = self.start.rules().limit();
        let stones = heaps.get(wanted.heap).copied().unwrap_or(0);
        wanted.take.get() <= stones && limit.is_none_or(|limit| wanted.take <= limit)
    }

    fn step(&mut self, step: GameStep) {
        match step {
            GameStep::Play(wanted) if self.allows(wanted) => {
                self.line.truncate(self.ply);
                self.line.push(wanted);
                self.ply += 1;
            }
            GameStep::Play(_) => {}
            GameStep::Undo => self.ply = self.ply.saturating_sub(1),
            GameStep::Redo => self.ply = (self.ply + 1).min(self.line.len()),
            GameStep::GoTo(ply) => self.ply = ply.min(self.line.len()),
            GameStep::UpTo(ply) => {
                self.ply = self.ply.min(ply);
                self.line.truncate(self.ply);
            }
        }
    }
}

/// Does a step on both, and compares their answers and their states.
fn check(model: &mut Model, game: &mut Game, step: GameStep) {
    let before = (model.clone(), game.clone());
    let (model_before, game_before) = &before;
    model.step(step);
    match step {
        GameStep::Play(wanted) => {
            let played: Result<(), MoveError> = game.play(wanted);
            assert_eq!(
                played.is_ok(),
                model_before.allows(wanted),
                "{before:?} {wanted}"
            );
            assert!(played.is_ok() || game == game_before, "{before:?} {wanted}");
        }
        GameStep::Undo => assert_eq!(game.undo(), game_before.moves().last().copied()),
        GameStep::Redo => assert_eq!(game.redo(), game_before.taken_back().first().copied()),
        GameStep::GoTo(ply) => game.go_to(ply),
        GameStep::UpTo(ply) => *game = game.up_to(ply),
    }
    let (made, undone) = model.line.split_at(model.ply);
    let state = (game.start(), game.moves(), game.taken_back(), game.ply());
    let expected = (&model.start, made, undone, model.ply);
    assert_eq!(state, expected, "{before:?} {step:?}");
    let heaps = model.heaps();
    assert_eq!(game.position().heaps(), heaps, "{before:?} {step:?}");
    let starter_made_last = model.ply % 2 == 1;
    assert_eq!(game.is_starters_turn(), !starter_made_last);
    let last_wins = model.start.rules().convention == Convention::Normal;
    let over = heaps.iter().all(|&stones| stones == 0);
    let starter_won = over.then_some(starter_made_last == last_wins);
    assert_eq!(game.starter_won(), starter_won, "{before:?} {step:?}");
    let mover_won = over.then_some(!last_wins);
    assert_eq!(game.position().mover_won(), mover_won, "{before:?}");
    // The text contains the moves made, without the undone ones.
    let read: Game = game.to_string().parse().unwrap();
    assert_eq!(read, game.up_to(usize::MAX), "{before:?} {step:?}");
    assert_eq!(read == *game, undone.is_empty(), "{before:?} {step:?}");
}

fn step() -> impl Strategy<Value = GameStep> {
    prop_oneof![
        4 => (0_usize..6, 1_u32..8)
            .prop_filter_map("at least one stone", |(heap, take)| Move::new(heap, take))
            .prop_map(GameStep::Play),
        3 => Just(GameStep::Undo),
        2 => Just(GameStep::Redo),
        1 => (0_usize..20).prop_map(GameStep::GoTo),
        1 => (0_usize..20).prop_map(GameStep::UpTo),
    ]
}

proptest! {
    #[test]
    fn random_steps_on_any_board_agree_with_the_model(
        heaps in prop_oneof![
            prop::collection::vec(0_u32..12, 1..6),
            prop::collection::vec(0_u32..3, 1..3),
        ],
        misere in 0..2_usize,
        limit in prop::option::of(1_u32..6),
        steps in prop::collection::vec(step(), 0..60),
    ) {
        let rules = [Rules::normal(), Rules::misere()][misere];
        let rules = rules.with_takes(limit.map(nonzero).into());
        let start = position(&heaps, rules);
        let mut game = Game::new(start);
        let mut model = Model { start, line: Vec::new(), ply: 0 };
        for step in steps {
            check(&mut model, &mut game, step);
        }
    }
}
