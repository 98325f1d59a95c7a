//! Tables under random actions, late and old ones among them, against a count of stones and moves by hand.

use std::collections::HashMap;

use nim_engine::{Convention, Move};
use nim_game::{
    Autoplay, Game, GameAction, GameState, MatchConfig, Player, Route, Seat, Turn, TurnToken,
    follow_link, reduce, write_link,
};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{play_out, state};
use crate::lessons::left;
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

/// A legal move, if there is one.
fn legal(state: &GameState, rng: &mut SmallRng) -> Option<Move> {
    let board = state.game.position();
    let all = moves(board.heaps(), board.rules());
    let (heap, take) = (!all.is_empty()).then(|| any(&all, rng))?;
    Move::new(heap, take)
}

/// The game of a link that is followed, if it leads to one.
fn followed(link: &str, now: &GameState) -> Option<Game> {
    match link.parse() {
        Ok(Route::Play(Some(game))) => follow_link(*game, &now.game),
        _ => None,
    }
}

fn random_action(now: &GameState, passed: &[TurnToken], rng: &mut SmallRng) -> GameAction {
    let odd = Move::new(rng.random_range(0..5), rng.random_range(1..9)).unwrap();
    let made = legal(now, rng).filter(|_| rng.random_range(0..4) > 0);
    let made = made.unwrap_or(odd);
    let token = any(&[now.turn_token(), now.turn_token(), any(passed, rng)], rng);
    let start = |game: Game| GameAction::Replace(Box::new(game));
    match rng.random_range(0..70) {
        0 => start(now.game.restarted()),
        1 => start(now.game.rematch()),
        2..5 => followed(any(&LINKS, rng), now).map_or(GameAction::LetGo, start),
        5 => start(Game::new(MatchConfig::default())),
        6..=8 => followed(&write_link(&now.game), now).map_or(GameAction::LetGo, start),
        9 | 10 => GameAction::LetGo,
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
    let (table, rules) = (now.game.table(), now.game.table().board.rules());
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

/// The move that this action makes.
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

/// The player to move makes a move, and it is made. Returns which kind of player that is.
fn goes_on(now: &GameState, rng: &mut SmallRng) -> usize {
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
    let (mut passed, mut met) = (vec![now.turn_token()], [0; 5]);
    // A moment never returns with other moves.
    let mut moments: HashMap<_, Vec<Move>> = HashMap::new();
    for _ in 0..100_000 {
        let before = now.clone();
        let action = random_action(&now, &passed, &mut rng);
        now = reduce(now, action.clone());
        let (game, number, undos) = (&now.game, now.number, now.help.undos);
        let moment = moments.entry((number, game.ply(), undos));
        let made = moment.or_insert_with(|| game.moves().to_vec());
        assert_eq!(made, game.moves(), "{action:?}");
        if let GameAction::Remind(token, _) | GameAction::Reply(token, _) = action
            && token != before.turn_token()
        {
            assert_eq!(now, before, "what is late does nothing: {action:?}");
            met[4] += 1;
        }
        let is_same = (number, undos) == (before.number, before.help.undos);
        if is_same && action != GameAction::Redo {
            let made = game.moves().strip_prefix(before.game.moves());
            let expected = made_by(&before, &action);
            assert_eq!(made, Some(expected.as_slice()), "{action:?}");
        }
        let start = game.table().board.heaps();
        let take = |heaps: Vec<u32>, &by: &Move| left(&heaps, by);
        let heaps = game.moves().iter().fold(start.to_vec(), take);
        assert_eq!(game.position().heaps(), heaps);
        let taken = Seat::BOTH.map(|seat| game.taken(seat)).iter().sum::<u32>();
        assert_eq!(taken + heaps.iter().sum::<u32>(), start.iter().sum());
        assert_eq!(game.turn(), turn(&now, &heaps), "{action:?}");
        let is_person = matches!(game.turn(), Turn::Person(_));
        let fits = |by: Move| is_person && by.take.get() <= heaps[by.heap];
        assert!(now.choice.is_none_or(fits), "{action:?}");
        met[goes_on(&now, &mut rng)] += 1;
        passed.push(before.turn_token());
        passed.drain(..passed.len().saturating_sub(40));
    }
    assert!(met.iter().all(|&count| count > 1000), "{met:?}");
}

#[test]
fn undo_goes_to_the_start_and_redo_to_the_end_of_any_game() {
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
