//! Saved data: everything comes back as it was, damage costs only the damaged lines, and there is always
//! a game to play.

mod counted;
mod hostile;

use std::fmt::Write as _;
use std::rc::Rc;

use nim_engine::{Strategy, ai_compute_move, write_heaps};
use nim_game::path::{STEPS, Skill};
use nim_game::puzzle::{Date, Today};
use nim_game::save::{Part, ROOM, Revision, Save, SavedGame, VERSION};
use nim_game::{
    Chapter, GameAction, GameState, LearnerTraining, Lesson, Settings, SyncStatus, Turn, apply,
    read_link, write_link,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{moved, play_out, state};

/// A random table with any players.
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

/// A game after random actions of a person.
fn random_state(rng: &mut SmallRng) -> GameState {
    let link = random_link(rng);
    let people = link.contains("one=human&two=human") && rng.random_range(0..2) == 0;
    let mut state = state(&if people { link + "&via=link" } else { link });
    for _ in 0..rng.random_range(0..30) {
        let legal = ai_compute_move(Strategy::Beginner, state.game.position(), rng)
            .map(|answer| answer.chosen);
        let token = state.turn_token();
        let action = match (rng.random_range(0..12), legal, state.game.turn()) {
            (0..5, Some(made), Turn::Computer(..)) => {
                apply(&mut state, GameAction::Run);
                GameAction::Reply(token, made.into())
            }
            (0..4, Some(made), _) => {
                apply(&mut state, GameAction::Choose(made));
                GameAction::Take
            }
            (4 | 5, Some(made), _) => GameAction::Choose(made),
            (6, ..) => GameAction::Hint,
            (7, ..) => GameAction::Peek,
            (8, ..) => GameAction::Redo,
            (9, ..) => [GameAction::Run, GameAction::Pause, GameAction::Step]
                [rng.random_range(0..3)]
            .clone(),
            _ => GameAction::Undo,
        };
        apply(&mut state, action);
    }
    state
}

/// A game as it is when the page is opened again: nothing is said, and nothing moves.
fn at_rest(state: &GameState) -> GameState {
    GameState {
        notice: None,
        link_error: None,
        number: 0,
        just_moved: false,
        ..state.clone()
    }
}

fn random_settings(rng: &mut SmallRng) -> Settings {
    let mut settings = Settings::default();
    for (name, values) in [
        ("theme", &["auto", "light", "dark"][..]),
        ("pace", &["fast", "usual", "slow"]),
        ("calm", &["on", "off"]),
        ("sound", &["on", "off"]),
        ("shortcuts", &["on", "off"]),
        ("undo", &["on", "off"]),
    ] {
        assert!(settings.fill(name, values[rng.random_range(0..values.len())]));
    }
    settings
}

fn random_school(heaps: &str, rng: &mut SmallRng) -> LearnerTraining {
    let board = state(&format!("#/play?heaps={heaps}"))
        .game
        .table()
        .board
        .clone();
    let mut school = LearnerTraining::new(&board).unwrap();
    school.enrol(rng.random());
    for _ in 0..rng.random_range(0..2) {
        school.lesson(rng);
    }
    for _ in 0..rng.random_range(0..20) {
        let game = state(&format!("#/play?heaps={heaps}&one=human&two=learner"));
        school.learn(&play_out(game, rng).game);
    }
    school
}

/// Everything that there can be to keep.
fn random_save(seed: u64) -> Save {
    let rng = &mut SmallRng::seed_from_u64(seed);
    let mut save = Save {
        stamp: Revision::default(),
        settings: random_settings(rng),
        ..Save::default()
    };
    for _ in 0..rng.random_range(0..50) {
        save.stamp = save.stamp.next(rng.random());
    }
    let mut playing = || {
        let state = at_rest(&random_state(rng));
        let counted = rng.random();
        SavedGame { state, counted }
    };
    let mut games: Vec<SavedGame> = (0..4).map(|_| playing()).collect();
    games.dedup();
    games.truncate(rng.random_range(0..=games.len()));
    save.game = games.pop();
    save.waiting = games;
    for _ in 0..rng.random_range(0..12) {
        let played = play_out(state(&random_link(rng)), rng);
        save.statistics.record(&played.game);
    }
    for _ in 0..rng.random_range(0..10) {
        let chapter = Chapter::ALL[rng.random_range(0..Chapter::ALL.len())];
        let lesson = Lesson::open(chapter, 1);
        save.learned.progress.note(&lesson);
        save.learned.puzzles.level.record(rng.random());
        let date = Date::new(2026, 11, rng.random_range(1..=30)).unwrap();
        let zone = rng.random_range(-720..=720);
        save.learned.puzzles.streak.solved(Today { date, zone });
        let skill = Skill::ALL[rng.random_range(0..Skill::ALL.len())];
        let path = &mut save.learned.path;
        path.open(rng.random_range(1..=STEPS));
        path.finish(rng.random_range(1..=STEPS));
        path.set_row(skill, rng.random_range(0..=8));
        path.boxes.record(skill, rng.random(), date);
    }
    let boards = ["1,2", "1,2,3", "2,2"];
    let schools = boards.iter().filter(|_| rng.random_range(0..4) == 0);
    let schools: Vec<&&str> = schools.collect();
    let schools = schools.iter().map(|heaps| random_school(heaps, rng));
    save.schools = Rc::new(schools.collect());
    save
}

/// Schools are equal where they show the same; here they have to know the same.
fn knowledge(save: &Save) -> Vec<String> {
    let schools = save.schools.iter();
    schools.map(|school| school.learner().to_string()).collect()
}

#[test]
fn everything_comes_back_as_it_was() {
    for seed in 0..3000 {
        let save = random_save(seed);
        let text = save.write();
        let read = Save::read(&text);
        assert_eq!(read.damaged, [""; 0], "seed {seed}:\n{text}");
        assert!(read.complete && read.version == Some(VERSION));
        assert_eq!(read.save, save, "seed {seed}:\n{text}");
        assert_eq!(knowledge(&read.save), knowledge(&save));
        assert_eq!(read.save.write(), text);
    }
}

#[test]
fn any_game_resumes_exactly() {
    for seed in 0..5000 {
        let rng = &mut SmallRng::seed_from_u64(seed);
        let state = random_state(rng);
        let save = Save {
            game: Some(SavedGame::of(state.clone())),
            ..Save::default()
        };
        let mut there = Save::read(&save.write()).save.state();
        let mut here = at_rest(&state);
        assert_eq!(there, here, "seed {seed}");
        // Redo to the end, and undo to the start.
        for action in [GameAction::Redo, GameAction::Undo] {
            for _ in 0..40 {
                apply(&mut there, action.clone());
                apply(&mut here, action.clone());
                assert_eq!(there, here, "seed {seed}");
            }
        }
    }
}

#[test]
fn a_save_of_every_kind_is_read() {
    let read = Save::read(include_str!("../data/save.txt"));
    assert!(read.complete);
    assert_eq!(read.damaged, [""; 0]);
    let save = read.save;
    assert_eq!((save.stamp.count(), save.stamp.visit()), (42, 7));
    let game = save.game.unwrap();
    assert_eq!(
        write_link(&game.state.game),
        "#/play?heaps=1,3,5,7&one=casual&two=human&moves=D3&names=,Ada%20%26%20Bob"
    );
    assert_eq!((game.state.help.undos, game.state.help.hints), (1, 2));
    assert_eq!(game.state.choice, Some(moved("B2")));
    assert!(game.state.game.can_redo() && !game.counted);
    let [waiting] = <[_; 1]>::try_from(save.waiting).unwrap();
    assert!(waiting.counted && !waiting.state.game.can_redo());
    assert_eq!(
        (save.settings.theme.name(), save.settings.pace.name()),
        ("dark", "slow")
    );
    assert_eq!(
        (
            save.statistics.computers().games,
            save.statistics.best_row()
        ),
        (12, 3)
    );
    assert_eq!(save.statistics.recent().len(), 2);
    let learned = save.learned;
    assert_eq!(learned.progress.done(), 2);
    assert_eq!(learned.puzzles.level.grade().number(), 3);
    assert_eq!(learned.puzzles.streak.best(), 9);
    assert_eq!(save.schools[0].learner().games(), 3);
    assert_eq!(save.schools[0].record(), [2, 1]);
}

#[test]
fn a_save_of_another_version_is_returned_whole() {
    for version in [0, VERSION + 1] {
        let lines = ["stamp 1 2", "game three-dimensional"];
        let lines = lines.map(|line| hostile::framed(version, line) + "\n");
        let text = format!("nim-save {version} 00000000\n{}", lines.concat());
        let read = Save::read(&text);
        assert_eq!(read.other_version(), Some(version));
        assert_eq!(read.damaged, text.lines().collect::<Vec<_>>());
        assert_eq!(read.save, Save::default());
    }
    // A first line that only claims another version costs nothing else.
    let text = random_save(2).write();
    let claimed = text.replacen("nim-save 1", "nim-save 2", 1);
    let read = Save::read(&claimed);
    assert_eq!(read.other_version(), None);
    assert!(!read.complete);
    assert_eq!(read.damaged, [claimed.lines().next().unwrap()]);
    assert_eq!(read.save, Save::read(&text).save);
}

#[test]
fn a_first_visit_saves_almost_nothing() {
    assert_eq!(Save::default().write().lines().count(), 2);
    let read = Save::read("");
    assert_eq!(
        (read.save, read.damaged.len(), read.complete),
        (Save::default(), 0, true)
    );
    assert_eq!(Save::default().state(), GameState::opening(""));
}

#[test]
fn training_can_be_saved_separately() {
    for seed in 0..100 {
        let save = random_save(seed);
        let (play, schools) = (save.write_part(Part::Play), save.write_part(Part::Schools));
        assert!(!play.contains("\nschool ") && !schools.contains("\ngame "));
        let read = Save::read(&play).with_schools(&schools);
        assert!(read.damaged.is_empty() && read.complete);
        assert_eq!(read.save, save);
        assert_eq!(knowledge(&read.save), knowledge(&save));
        // Errors in both texts are shown.
        let read = Save::read(&play).with_schools("nim-save 1 00000000\nschool\n");
        assert_eq!((read.damaged.len(), read.complete), (1, false));
    }
}

/// A school of the largest kind: two heaps, every box filled.
fn full_school(small: u32, large: u32, beads: u32) -> LearnerTraining {
    let mut text = format!("0/0 0 - nim learner 1;heaps={small},{large}&rule=misere;games=9;");
    let mut count = 0;
    for high in 1..=large {
        for low in 0..=high.min(small) {
            let colours = if low == high { low } else { low + high };
            let beads = vec![beads; colours as usize];
            write!(text, "{low},{high}: {};", write_heaps(&beads)).unwrap();
            count += 1;
        }
    }
    LearnerTraining::read(&format!("{text}boxes={count}")).unwrap()
}

#[test]
fn training_stays_within_its_space_and_the_rest_is_counted() {
    let boards = [(61, 61), (60, 61), (59, 61), (19, 99), (3, 4), (60, 60)];
    let schools = boards.map(|(small, large)| full_school(small, large, 1234));
    let save = Save {
        schools: Rc::new(schools.to_vec()),
        ..Save::default()
    };
    let text = save.write();
    assert!(text.len() < ROOM + 1000, "{}", text.len());
    let read = Save::read(&text);
    assert!(read.damaged.is_empty());
    let kept = &read.save.schools;
    // The latest is saved, and of the others those with enough space.
    assert!(kept.contains(&schools[5]) && kept.contains(&schools[4]));
    assert_eq!((kept.len(), save.left_out()), (2, 4));
    // With as few beads as most boxes have, there is room for more.
    let schools = boards.map(|(small, large)| full_school(small, large, 4));
    let save = Save {
        schools: Rc::new(schools.to_vec()),
        ..Save::default()
    };
    assert_eq!(Save::read(&save.write()).save.schools.len(), 5);
    assert_eq!(save.left_out(), 1);
}

#[test]
fn a_link_to_the_saved_game_or_an_earlier_state_resumes_it() {
    let mut kept = state("#/play?heaps=1,3,5&two=human&moves=C2,B1,A1");
    apply(&mut kept, GameAction::Undo);
    let resumes = |link: &str| kept.game.goes_on(&read_link(link).unwrap().unwrap());
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
    let resumes = |link: &str| over.goes_on(&read_link(link).unwrap().unwrap());
    assert!(resumes("#/play?heaps=1,2&two=human&moves=B1,A1,B1"));
    assert!(!resumes("#/play?heaps=1,2&two=human&moves=B1,A1"));
}

/// Two tabs play, save, delete and hear of each other at random. A tab that has not seen the other's
/// last change finds out before it writes. A tab that has seen it may continue.
#[test]
fn a_tab_that_missed_the_last_change_is_behind() {
    for seed in 0..500 {
        let rng = &mut SmallRng::seed_from_u64(seed);
        let visits: [u64; 2] = [rng.random(), rng.random()];
        let mut stamps = [Revision::default(); 2];
        let mut known: [Option<String>; 2] = [None, None];
        let mut there: Option<String> = None;
        for step in 0..40 {
            let tab = rng.random_range(0..2);
            let found = SyncStatus::found(there.as_deref(), known[tab].as_deref());
            let behind = (there != known[tab]).then_some(SyncStatus::Behind);
            assert_eq!(found, behind, "seed {seed}, step {step}");
            let deletes = rng.random_range(0..8) == 0;
            if behind.is_some() || deletes {
                let read = there.as_ref().map(|text| Save::read(text).save.stamp);
                // Some leave it at the notice.
                if deletes || rng.random() {
                    stamps[tab] = stamps[tab].max(read.unwrap_or_default());
                    known[tab].clone_from(&there);
                }
            }
            if deletes {
                there = None;
            } else if there == known[tab] {
                stamps[tab] = stamps[tab].next(visits[tab]);
                let save = Save {
                    stamp: stamps[tab],
                    game: Some(SavedGame::of(at_rest(&random_state(rng)))),
                    ..Save::default()
                };
                there = Some(save.write());
            } else {
                continue;
            }
            known[tab].clone_from(&there);
        }
    }
}

#[test]
fn unread_data_is_never_written_over() {
    let text = |stamp| {
        let save = Save {
            stamp,
            ..Save::default()
        };
        save.write()
    };
    let (mine, older) = (
        text(Revision::default().next(7).next(7)),
        text(Revision::default().next(9)),
    );
    let other = format!("nim-save 2 00000000\n{}\n", hostile::framed(2, "stamp 1 7"));
    let damaged = older.replace("stamp", "stump");
    for (there, known, expected) in [
        (Some(&mine), Some(&mine), None),
        (None, None, None),
        // Both have written at once, and the larger stamp holds.
        (Some(&older), Some(&mine), None),
        (Some(&older), None, Some(SyncStatus::Behind)),
        (None, Some(&mine), Some(SyncStatus::Behind)),
        (Some(&damaged), Some(&mine), Some(SyncStatus::Behind)),
        (Some(&damaged), None, Some(SyncStatus::Behind)),
        (Some(&other), Some(&mine), Some(SyncStatus::Behind)),
        (Some(&other), None, Some(SyncStatus::Behind)),
    ] {
        let found = SyncStatus::found(there.map(String::as_str), known.map(String::as_str));
        assert_eq!(found, expected, "{there:?} after {known:?}");
    }
}

#[test]
fn two_tabs_that_save_at_once_agree_on_the_newer() {
    let stamp = Revision::default().next(3);
    let (low, high) = (stamp.next(1), stamp.next(2));
    assert!(high.may_replace(Some(low)) && !low.may_replace(Some(high)));
    assert!(low.next(1).may_replace(Some(high)));
    assert!(low.may_replace(None) && low.may_replace(Some(low)));
}
