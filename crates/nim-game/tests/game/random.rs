//! Random actions, some of them late or illegal, checked against stones and moves that the test counts itself.

use std::collections::HashMap;

use nim_engine::{Convention, Move};
use nim_game::{
    Autoplay, Game, GameAction, GameState, MatchConfig, Player, Route, Seat, Turn, TurnToken,
    follow_link, reduce, write_link,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{after_move, play_out, state};
use crate::truth::moves;

const LINKS: [&str; 10] = [
    "#/play?heaps=2,3,4,5&rule=normal&take=3&two=human",
    "#/play?heaps=6,5&take=2,3&two=beginner",
    "#/play?heaps=1,1,1&two=perfect&first=two",
    "#/play?heaps=0,0&two=human",
    "#/play?one=casual&two=minimax",
    "#/play?one=beginner&two=human&moves=A1,C7",
    "#/play?heaps=4,4,4&via=link&moves=A1",
    "#/play?heaps=3,2&via=link&rule=normal",
    "#/play?moves=A9",
    "#/nowhere",
];

fn any<T: Clone>(from: &[T], rng: &mut SmallRng) -> T {
    from[rng.random_range(0..from.len())].clone()
}

/// A random legal move, if there is one.
fn legal(state: &GameState, rng: &mut SmallRng) -> Option<Move> {
    let board = state.game.position();
    let all = moves(board.heaps(), board.rules());
    let (heap, take) = (!all.is_empty()).then(|| any(&all, rng))?;
    Move::new(heap, take)
}

/// The game that a press on a link opens; `None` if the link leads to no game.
fn followed(link: &str, now: &GameState) -> Option<Game> {
    match link.parse() {
        Ok(Route::Play(Some(game))) => follow_link(*game, &now.game),
        _ => None,
    }
}

fn random_action(now: &GameState, old: &[TurnToken], rng: &mut SmallRng) -> GameAction {
    let unchecked = Move::new(rng.random_range(0..5), rng.random_range(1..9)).unwrap();
    let made = legal(now, rng).filter(|_| rng.random_range(0..4) > 0);
    let made = made.unwrap_or(unchecked);
    let token = any(&[now.turn_token(), now.turn_token(), any(old, rng)], rng);
    let replace = |game: Game| GameAction::Replace(Box::new(game));
    match rng.random_range(0..70) {
        0 => replace(now.game.restarted()),
        1 => replace(now.game.rematch()),
        2..5 => followed(any(&LINKS, rng), now).map_or(GameAction::ClearChoice, replace),
        5 => replace(Game::new(MatchConfig::default())),
        6..=8 => followed(&write_link(&now.game), now).map_or(GameAction::ClearChoice, replace),
        9 | 10 => GameAction::ClearChoice,
        11..14 => GameAction::Remind(token, made),
        14..24 => GameAction::Take,
        24..36 => GameAction::Reply(token, made.into()),
        36..40 => GameAction::Undo,
        40..43 => GameAction::Redo,
        43..46 => GameAction::Hint,
        46..49 => GameAction::Autoplay(Autoplay::Running),
        49 => GameAction::Autoplay(Autoplay::Paused),
        50 => GameAction::Autoplay(Autoplay::Step),
        _ => GameAction::Choose(made),
    }
}

/// Whose turn it is, by the seats and the number of moves.
fn turn(now: &GameState, heaps: &[u32]) -> Turn {
    let (table, rules) = (now.game.config(), now.game.config().board.rules());
    let seats = [table.first, table.first.other()];
    let (seat, last) = (seats[now.game.ply() % 2], seats[(now.game.ply() + 1) % 2]);
    let is_misere = rules.convention == Convention::Misere;
    let winner = if is_misere { seat } else { last };
    match table.player(seat) {
        _ if moves(heaps, rules).is_empty() => Turn::Over { winner },
        Player::Person(_) => Turn::Person(seat),
        Player::Computer(strategy) => Turn::Computer(seat, *strategy),
        Player::Remote(_) => Turn::Remote(seat),
    }
}

/// The move that this action makes, if it makes one.
fn made_by(before: &GameState, action: &GameAction) -> Option<Move> {
    let board = before.game.position();
    match (action, before.game.turn()) {
        (GameAction::Take, Turn::Person(_)) => before.choice,
        (GameAction::Reply(token, reply), Turn::Computer(..)) => {
            let is_now = before.autoplay != Autoplay::Paused && *token == before.turn_token();
            let by = (reply.chosen.heap, reply.chosen.take.get());
            let is_legal = moves(board.heaps(), board.rules()).contains(&by);
            (is_now && is_legal).then_some(reply.chosen)
        }
        _ => None,
    }
}

/// Checks that the player to move can move. Returns who that is: 0 a person, 1 a computer, 2 a remote friend, 3 nobody.
fn check_next_move(now: &GameState, rng: &mut SmallRng) -> usize {
    let Some(made) = legal(now, rng) else {
        return 3;
    };
    let take = |state| reduce(reduce(state, GameAction::Choose(made)), GameAction::Take);
    let (kind, played) = match now.game.turn() {
        Turn::Computer(..) => {
            let running = reduce(now.clone(), GameAction::Autoplay(Autoplay::Running));
            let reply = GameAction::Reply(now.turn_token(), made.into());
            (1, reduce(running, reply))
        }
        // The friend elsewhere opens the link.
        Turn::Remote(_) => (2, take(state(&write_link(&now.game)))),
        _ => (0, take(now.clone())),
    };
    assert_eq!(played.game.moves(), [now.game.moves(), &[made]].concat());
    kind
}

#[test]
fn random_actions_keep_every_table_consistent() {
    let mut rng = SmallRng::seed_from_u64(20_261_120);
    let mut now = GameState::default();
    // How often each kind of player was to move, and how often an action came late.
    let (mut old, mut met) = (vec![now.turn_token()], [0; 5]);
    // The same game, number of moves and number of undos always have the same moves.
    let mut moments: HashMap<_, Vec<Move>> = HashMap::new();
    for _ in 0..100_000 {
        let before = now.clone();
        let action = random_action(&now, &old, &mut rng);
        now = reduce(now, action.clone());
        let (game, number, undos) = (&now.game, now.number, now.help.undos);
        let moment = moments.entry((number, game.ply(), undos));
        let known = moment.or_insert_with(|| game.moves().to_vec());
        assert_eq!(known, game.moves(), "{action:?}");
        if let GameAction::Remind(token, _) | GameAction::Reply(token, _) = action
            && token != before.turn_token()
        {
            assert_eq!(now, before, "what is late does nothing: {action:?}");
            met[4] += 1;
        }
        let is_same = (number, undos) == (before.number, before.help.undos);
        if is_same && action != GameAction::Redo {
            let added = game.moves().strip_prefix(before.game.moves());
            let expected = made_by(&before, &action);
            assert_eq!(added, Some(expected.as_slice()), "{action:?}");
        }
        let start = game.config().board.heaps();
        let take = |heaps: Vec<u32>, &by: &Move| after_move(&heaps, by);
        let heaps = game.moves().iter().fold(start.to_vec(), take);
        assert_eq!(game.position().heaps(), heaps);
        let taken = Seat::BOTH.map(|seat| game.taken(seat)).iter().sum::<u32>();
        assert_eq!(taken + heaps.iter().sum::<u32>(), start.iter().sum());
        assert_eq!(game.turn(), turn(&now, &heaps), "{action:?}");
        let is_person = matches!(game.turn(), Turn::Person(_));
        let fits = |by: Move| is_person && by.take.get() <= heaps[by.heap];
        assert!(now.choice.is_none_or(fits), "{action:?}");
        met[check_next_move(&now, &mut rng)] += 1;
        old.push(before.turn_token());
        old.drain(..old.len().saturating_sub(40));
    }
    assert!(met.iter().all(|&count| count > 1000), "{met:?}");
}

#[test]
fn undo_reaches_the_start_and_redo_the_end() {
    let mut rng = SmallRng::seed_from_u64(6);
    for link in LINKS[..6].iter().cycle().take(120) {
        let end = play_out(state(link), &mut rng);
        let (mut now, mut plies) = (end.clone(), vec![end.game.ply()]);
        while now.game.can_undo() {
            now = reduce(now, GameAction::Undo);
            assert!(now.game.ply() < *plies.last().unwrap(), "{link}");
            // The game rests where a person is to move, at the start, or after each move of two computers.
            let rests = matches!(now.game.turn(), Turn::Person(_)) || now.game.ply() == 0;
            assert!(rests || link.contains("one=casual"), "{link}");
            plies.push(now.game.ply());
        }
        assert_eq!(now.game.moves(), [], "{link}");
        for &ply in plies.iter().rev().skip(1) {
            now = reduce(now, GameAction::Redo);
            assert_eq!(now.game.ply(), ply, "{link}");
        }
        assert_eq!(now.game, end.game, "{link}");
    }
}

#[test]
fn a_repeated_refusal_is_a_new_notice() {
    let choose = |heap, take| GameAction::Choose(Move::new(heap, take).unwrap());
    for (link, action) in [
        ("#/play?heaps=3,5&two=human", GameAction::Undo),
        ("#/play?heaps=3,5&two=human", GameAction::Redo),
        ("#/play?heaps=3,5&two=human", GameAction::Take),
        ("#/play?heaps=3,5&two=human", choose(0, 4)),
        ("#/play?heaps=3,5&two=human", choose(2, 1)),
        ("#/play?heaps=3,5&take=2&two=human", choose(1, 3)),
        ("#/play?heaps=3,5&two=perfect&first=two", choose(0, 1)),
        ("#/play?heaps=3,5&two=perfect&first=two", GameAction::Hint),
        ("#/play?heaps=1&two=human&moves=A1", GameAction::Take),
    ] {
        let before = state(link);
        let once = reduce(before.clone(), action.clone());
        let twice = reduce(once.clone(), action.clone());
        assert!(once.notice.is_some(), "{link} {action:?}");
        assert_eq!(once.notice, twice.notice, "{link} {action:?}");
        let notices = [&before, &once, &twice].map(|state| state.notices);
        assert_eq!(notices, [0, 1, 2], "{link} {action:?}");
    }
}
