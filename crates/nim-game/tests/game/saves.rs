//! Saved data: everything comes back as it was, or the text is refused, and there is always a game to play.

mod counted;
mod hostile;

use std::fmt::Write as _;
use std::rc::Rc;

use nim_engine::{Convention, Strategy, ai_compute_move, write_heaps};
use nim_game::puzzle::{Address, Date, Grade, PuzzleAnswer};
use nim_game::save::MAX_LEARNER_BYTES;
use nim_game::statistics::GamesAndWins;
use nim_game::teach::{Learned, Place, Step};
use nim_game::{
    Autoplay, GameAction, GameState, LearnerTraining, Look, Pace, Save, SaveError, Settings,
    Switch, Theme, TryOut, Turn, apply, write_link,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{play_out, state};

/// A link to a random board with any players.
fn random_link(rng: &mut SmallRng) -> String {
    let count = rng.random_range(1..=5);
    let heaps: Vec<u32> = (0..count).map(|_| rng.random_range(1..=7)).collect();
    let players = [
        "human", "human", "beginner", "casual", "perfect", "minimax", "learner",
    ];
    let mut player = || players[rng.random_range(0..players.len())];
    let (one, two) = (player(), player());
    let rule = ["normal", "misere"][rng.random_range(0..2)];
    let first = ["one", "two"][rng.random_range(0..2)];
    let limit = ["", "&take=3"][rng.random_range(0..2)];
    let names = ["", "&names=Ada,Bob", "&names=,%C3%89mile%20%7E%26%2C"][rng.random_range(0..3)];
    let heaps = write_heaps(&heaps);
    format!("#/play?heaps={heaps}&rule={rule}&one={one}&two={two}&first={first}{limit}{names}")
}

/// A game after random actions.
fn random_state(rng: &mut SmallRng) -> GameState {
    let link = random_link(rng);
    let is_by_link = link.contains("one=human&two=human") && rng.random_range(0..2) == 0;
    let mut state = state(&if is_by_link { link + "&via=link" } else { link });
    for _ in 0..rng.random_range(0..30) {
        let legal = ai_compute_move(Strategy::Beginner, state.game.position(), rng)
            .map(|answer| answer.chosen);
        let token = state.turn_token();
        let action = match (rng.random_range(0..12), legal, state.game.turn()) {
            (0..5, Some(made), Turn::Computer(..)) => {
                apply(&mut state, GameAction::Autoplay(Autoplay::Running));
                GameAction::Reply(token, made.into())
            }
            (0..4, Some(made), _) => {
                apply(&mut state, GameAction::Choose(made));
                GameAction::Take
            }
            (4 | 5, Some(made), _) => GameAction::Choose(made),
            (6, ..) => GameAction::Hint,
            (7, ..) => {
                state.mark_analysis_seen();
                continue;
            }
            (8, ..) => GameAction::Redo,
            (9, ..) => {
                let choices = [Autoplay::Running, Autoplay::Paused, Autoplay::Step];
                GameAction::Autoplay(choices[rng.random_range(0..3)])
            }
            _ => GameAction::Undo,
        };
        apply(&mut state, action);
    }
    state
}

/// A game as it is when the page is opened again: the players, the moves, the help that was used, and whether it
/// is counted.
fn at_rest(state: &GameState) -> GameState {
    GameState {
        help: state.help,
        counted: state.counted,
        choice: state.choice,
        replaced_at: state.replaced_at,
        try_out: state.try_out,
        autoplay: if state.game.can_redo() && matches!(state.game.turn(), Turn::Computer(..)) {
            Autoplay::Paused
        } else {
            GameState::of(state.game.clone()).autoplay
        },
        ..GameState::of(state.game.clone())
    }
}

fn random_settings(rng: &mut SmallRng) -> Settings {
    let mut settings = Settings::default();
    settings.theme = Theme::ALL[rng.random_range(0..3)];
    settings.look = Look::ALL[rng.random_range(0..3)];
    settings.pace = Pace::ALL[rng.random_range(0..3)];
    settings.language = rng.random::<bool>().then(|| "de".to_owned());
    for switch in Switch::ALL {
        settings.set(switch, rng.random());
    }
    settings
}

fn random_training(heaps: &str, rng: &mut SmallRng) -> LearnerTraining {
    let board = state(&format!("#/play?heaps={heaps}")).game.config().board;
    let mut training = LearnerTraining::new(&board).unwrap();
    for _ in 0..rng.random_range(0..3) {
        training.train(rng.random_range(0..200), rng);
    }
    for _ in 0..rng.random_range(0..20) {
        let game = state(&format!("#/play?heaps={heaps}&one=human&two=learner"));
        training.learn(&play_out(game, rng).game);
    }
    training
}

/// A save with a random value in every part.
fn random_save(seed: u64) -> Save {
    let rng = &mut SmallRng::seed_from_u64(seed);
    let mut save = Save {
        settings: random_settings(rng),
        ..Save::default()
    };
    let mut random_game = || GameState {
        counted: rng.random(),
        replaced_at: rng.random::<bool>().then_some(3),
        try_out: [
            None,
            Some(TryOut::Link),
            Some(TryOut::Step(Step::OnYourOwn)),
        ][rng.random_range(0..3)],
        ..random_state(rng)
    };
    save.game = random_game();
    let last = at_rest(&random_game());
    save.last_game = rng.random::<bool>().then_some(last);
    for _ in 0..rng.random_range(0..12) {
        let played = play_out(state(&random_link(rng)), rng);
        save.progress.games.record(&played.game);
    }
    for _ in 0..rng.random_range(0..10) {
        save.progress.level.record(rng.random());
        let date = Date::new(2026, 11, rng.random_range(1..=30)).unwrap();
        save.progress.streak.solved(date);
        let puzzle = if rng.random() {
            Address::Daily(date)
        } else {
            Address::One(Grade::Four, rng.random_range(0..3))
        };
        let answer = match rng.random_range(0..5) {
            0 => PuzzleAnswer::NoMove,
            1 => PuzzleAnswer::Hint,
            2 => PuzzleAnswer::Show,
            3 => PuzzleAnswer::Choice(rng.random_range(0..3)),
            _ => PuzzleAnswer::Move("C4".parse().unwrap()),
        };
        save.progress.history.add(puzzle, answer);
        let places: Vec<Place> = Place::all().collect();
        let [done, begun] = [(); 2].map(|()| places[rng.random_range(0..places.len())]);
        save.progress.learn(Learned::Finished(done));
        let boards = rng.random_range(1..7);
        save.progress.learn(Learned::Reached(begun, boards));
    }
    let boards = ["1,2", "1,2,3", "2,2"];
    let trained = boards.iter().filter(|_| rng.random_range(0..4) == 0);
    let trained: Vec<&&str> = trained.collect();
    let trainings = trained.iter().map(|heaps| random_training(heaps, rng));
    save.trainings = Rc::new(trainings.collect());
    save
}

/// What each learner knows. Two trainings are already equal when they show the same.
fn knowledge(save: &Save) -> Vec<String> {
    let trainings = save.trainings.iter();
    trainings
        .map(|training| training.learner().to_string())
        .collect()
}

fn read_save(text: &str) -> Save {
    Save::read(text).unwrap_or_else(|error| panic!("{error:?}:\n{text}"))
}

#[test]
fn a_save_makes_the_round_trip() {
    for seed in 0..5000 {
        let mut save = random_save(seed);
        let text = save.write();
        let read = read_save(&text);
        save.game = at_rest(&save.game);
        assert_eq!(read, save, "seed {seed}:\n{text}");
        assert_eq!(knowledge(&read), knowledge(&save));
        assert_eq!(read.write(), text);
    }
}

#[test]
fn the_stored_save_is_read() {
    let text = include_str!("../save.json");
    let save = read_save(text);
    assert_eq!(save.write(), text.trim_end());
    let game = save.game;
    assert_eq!(
        write_link(&game.game),
        "#/play?heaps=1,3,5,7&one=casual&two=human&moves=D3&names=,Ada%20%26%20Bob"
    );
    assert_eq!((game.help.undos, game.help.hints), (1, 2));
    assert_eq!(game.choice, Some("B2".parse().unwrap()));
    assert!(game.game.can_redo() && !game.counted);
    let last = save.last_game.unwrap();
    assert_eq!((last.game.ply(), last.help.undos), (1, 2));
    assert_eq!(
        (save.settings.theme.name(), save.settings.pace.name()),
        ("dark", "slow")
    );
    let learned = save.progress;
    let counted = GamesAndWins { games: 12, wins: 6 };
    assert_eq!(learned.games.against_computers(), counted);
    assert_eq!(learned.chapters_done(), 2);
    let steps = [Convention::Misere, Convention::Normal].map(|rule| learned.steps_done(rule));
    assert_eq!(steps, [1, 1]);
    assert_eq!(learned.level.grade().number(), 3);
    assert_eq!(learned.streak.best(), 2);
    assert_eq!(save.trainings[0].learner().games(), 3);
    assert_eq!(save.trainings[0].record(), [2, 1]);
}

#[test]
fn a_save_of_another_version_is_refused() {
    for (text, version) in [
        ("nim-save 1 52a1c3f0\nstamp 42 7 ~0e1ba2d5\n", 1),
        ("nim-save 3\nsound=on\nend\n", 3),
        ("{\"version\":5,\"board\":[[1,3],[5]]}", 5),
        ("{\"board\":\"cube\", \"version\": 999}", 999),
    ] {
        assert_eq!(Save::read(text), Err(SaveError::OtherVersion(version)));
    }
}

#[test]
fn a_first_visit_saves_nothing() {
    assert_eq!(Save::default().game, GameState::default());
    for text in ["", "\n \n", "\u{feff}", &Save::default().write()] {
        assert_eq!(Save::read(text), Err(SaveError::Empty), "{text:?}");
    }
}

/// The text with `other` in the place of `part`, which it has once.
fn save_with(text: &str, part: &str, other: &str) -> String {
    assert_eq!(text.matches(part).count(), 1, "{part} in {text}");
    text.replace(part, other)
}

/// A training on two heaps in which every box is filled: `beads` for each move.
fn full_training(small: u32, large: u32, beads: u32) -> LearnerTraining {
    let mut text = format!("nim learner 1\\nheaps={small},{large}&rule=misere\\ngames=9\\n");
    let mut count = 0;
    for high in 1..=large {
        for low in 0..=high.min(small) {
            let moves = if low == high { low } else { low + high };
            let filled = vec![beads; moves as usize];
            let heaps: &[u32] = if low == 0 { &[high] } else { &[low, high] };
            write!(text, "{}: {}\\n", write_heaps(heaps), write_heaps(&filled)).unwrap();
            count += 1;
        }
    }
    let learner = format!(
        "\"learners\":[{{\"learner\":\"{text}boxes={count}\",\"won\":0,\"lost\":0,\"trials\":[]}}]"
    );
    let save = Save::default().write();
    let mut trainings = read_save(&save_with(&save, "\"learners\":[]", &learner)).trainings;
    Rc::make_mut(&mut trainings).remove(0)
}

#[test]
fn saved_training_is_limited_and_the_rest_counted() {
    let large = (19..=29).map(|small| (small, 31));
    let boards: Vec<_> = large.chain([(3, 4), (30, 30)]).collect();
    let save = |beads: u32| {
        let trainings = boards.iter();
        let trainings = trainings.map(|&(small, large)| full_training(small, large, beads));
        Save {
            trainings: Rc::new(trainings.collect()),
            ..Save::default()
        }
    };
    let many = save(1_234_567);
    let text = many.write();
    assert!(text.len() < MAX_LEARNER_BYTES + 30_000, "{}", text.len());
    let kept = &read_save(&text).trainings;
    // The newest are saved first, and of the others those that still have room.
    assert_eq!(kept[..][kept.len() - 2..], many.trainings[11..]);
    assert!((5..13).contains(&kept.len()), "{}", kept.len());
    assert_eq!(kept.len() + many.left_out(), 13);
    // With as few beads as most boxes have, there is room for all.
    let few = save(4);
    assert_eq!(read_save(&few.write()).trainings.len(), 13);
    assert_eq!(few.left_out(), 0);
}

#[test]
fn a_link_to_an_earlier_state_resumes_the_game() {
    let mut kept = state("#/play?heaps=1,3,5&two=human&moves=C2,B1,A1");
    apply(&mut kept, GameAction::Undo);
    let resumes = |link: &str| kept.game.is_resumed_by(&state(link).game);
    assert!(resumes("#/play?heaps=1,3,5&two=human"));
    assert!(resumes("#/play?heaps=1,3,5&two=human&moves=C2"));
    assert!(resumes("#/play?heaps=1,3,5&two=human&moves=C2,B1"));
    assert!(resumes("#/play?heaps=1,3,5&two=human&moves=C2,B1,A1"));
    assert!(!resumes("#/play?heaps=1,3,5&two=human&moves=C2,B1,A1,B1"));
    assert!(!resumes("#/play?heaps=1,3,5&two=human&moves=C1"));
    assert!(!resumes("#/play?heaps=1,3,5&two=human&rule=normal"));
    assert!(!resumes("#/play?heaps=1,3,5&two=casual&moves=C2"));
    // A finished game cannot be resumed, but its end can be seen again.
    let over = state("#/play?heaps=1,2&two=human&moves=B1,A1,B1").game;
    let resumes = |link: &str| over.is_resumed_by(&state(link).game);
    assert!(resumes("#/play?heaps=1,2&two=human&moves=B1,A1,B1"));
    assert!(!resumes("#/play?heaps=1,2&two=human&moves=B1,A1"));
}
