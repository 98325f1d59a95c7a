//! The ways on from the end of a game.

use nim::catalogue::{Who, win as words};
use nim::dialogs::win_dialog::win_dialog;
use nim::engine::{Convention, Rules, Strategy};
use nim::game::teach::{Place, Progress};
use nim::game::{
    Game, GameAction, GameState, MatchConfig, Onward, Order, Review, Seat, Statistics, Switch,
    Turn, read_link,
};
use nim::state::{AppAction, AppState};
use nim::text::win;
use yew::Callback;

use crate::common::keeping::next_visit;
use crate::common::truth::{Truth, Truths};

/// All games on this board to their end, as moves and the boards before them.
fn games(heaps: &[u32]) -> Vec<Vec<(String, Vec<u32>)>> {
    let mut all = Vec::new();
    for heap in 0..heaps.len() {
        for left in 0..heaps[heap] {
            let made = format!("{}{}", ['A', 'B', 'C'][heap], heaps[heap] - left);
            let mut after = heaps.to_vec();
            after[heap] = left;
            let mut rest = games(&after);
            if rest.is_empty() {
                rest.push(Vec::new());
            }
            for mut game in rest {
                game.insert(0, (made.clone(), heaps.to_vec()));
                all.push(game);
            }
        }
    }
    all
}

fn game(link: &str) -> Game {
    read_link(link).unwrap().unwrap()
}

fn list(heaps: &[u32]) -> String {
    let heaps: Vec<_> = heaps.iter().map(ToString::to_string).collect();
    heaps.join(",")
}

#[test]
fn a_loser_is_led_to_the_last_mistake_and_without_one_to_the_side_that_wins() {
    let (mut mistakes, mut lost, mut won) = (0, 0, 0);
    for heaps in [&[3][..], &[1, 2], &[2, 2], &[1, 1, 1], &[1, 3]] {
        for (rule, rules) in [("normal", Rules::normal()), ("misere", Rules::misere())] {
            let mut truth = Truth::new(rules);
            for moves in games(heaps) {
                for (first, parity) in [("one", 0), ("two", 1)] {
                    let made: Vec<_> = moves.iter().map(|(made, _)| &**made).collect();
                    let link = format!(
                        "#/play?heaps={}&rule={rule}&two=casual&first={first}&moves={}",
                        list(heaps),
                        made.join(",")
                    );
                    let game = game(&link);
                    // The person has the first side, and moves at these places.
                    let own = |place: &usize| place % 2 == parity;
                    let person_took_last = own(&(moves.len() - 1));
                    let person_wins = person_took_last == truth.is_normal();
                    let slip = (0..moves.len()).filter(own).filter(|&place| {
                        let after = moves
                            .get(place + 1)
                            .map_or(vec![0], |(_, heaps)| heaps.clone());
                        truth.wins(&moves[place].1) && truth.wins(&after)
                    });
                    let slip = slip.last();
                    let ways = Onward::of(&game, true);
                    let calm = Onward::of(&game, false);
                    assert_eq!(ways.len(), 3, "{link}");
                    if person_wins {
                        won += 1;
                        let all = [
                            Onward::Stronger(Strategy::Skilled),
                            Onward::Rematch,
                            Onward::Review,
                        ];
                        assert_eq!(ways, all, "{link}");
                        assert_eq!(calm, all, "{link}");
                    } else if let Some(place) = slip {
                        mistakes += 1;
                        let all = [
                            Onward::ShowMistake,
                            Onward::TryAgain(place),
                            Onward::Rematch,
                        ];
                        assert_eq!(ways, all, "{link}");
                        assert_eq!(calm[0], Onward::ShowMistake, "{link}");
                        assert!(!calm.contains(&Onward::TryAgain(place)), "{link}");
                        // The review opens at that move, with a better one.
                        let review = Review::of(&game);
                        assert_eq!(review.at(), place + 1, "{link}");
                        assert!(review.looked().unwrap().named.is_some(), "{link}");
                    } else {
                        lost += 1;
                        let order = if truth.wins(heaps) {
                            Order::First
                        } else {
                            Order::Second
                        };
                        let all = [Onward::Start(order), Onward::Restart, Onward::Review];
                        assert_eq!(ways, all, "{link}");
                        assert_eq!(calm, all, "{link}");
                        // The other order is what a rematch gives.
                        let again = GameState::of(game.clone());
                        let again = nim::game::reduce(again, GameAction::Rematch);
                        let starts = again.game.to_move() == Seat::One;
                        assert_eq!(starts, order == Order::First, "{link}");
                    }
                }
            }
        }
    }
    assert!(
        mistakes > 50 && lost > 20 && won > 50,
        "{mistakes} {lost} {won}"
    );
}

#[test]
fn whoever_beats_the_best_computer_gets_a_board_won_from_the_other_side() {
    let mut truths = Truths::default();
    let mut boards = Vec::new();
    for link in [
        "#/play?heaps=1,2&rule=normal&two=perfect&moves=B1,A1,B1",
        "#/play?heaps=1,2&rule=misere&two=perfect&moves=B2,A1",
        "#/play?heaps=1,1&rule=normal&two=perfect&first=two&moves=A1,B1",
        "#/play?heaps=2,2&rule=normal&two=minimax&first=two&moves=A1,B1,A1,B1",
        "#/play?heaps=3,5,7&two=perfect&moves=C6,A1,B5,A1,C1,A1",
    ] {
        let game = game(link);
        let Turn::Over { winner: Seat::One } = game.turn() else {
            panic!("{link}: {:?}", game.turn());
        };
        let [
            Onward::OtherSide(order, board),
            Onward::Rematch,
            Onward::Review,
        ] = &Onward::of(&game, true)[..]
        else {
            panic!("{link}: {:?}", Onward::of(&game, true));
        };
        let was_first = game.table().first == Seat::One;
        assert_eq!(*order == Order::Second, was_first, "{link}");
        assert_eq!(board.rules(), game.table().board.rules());
        let first_wins = truths.of(board.rules()).wins(board.heaps());
        assert_eq!(first_wins, *order == Order::First, "{link}: {board}");
        let table = order.table(&game, board.clone());
        assert_eq!(table.first == Seat::One, !was_first, "{link}");
        assert_eq!(table.players, game.table().players);
        assert_ne!(table.board, game.table().board);
        assert_eq!(Onward::of(&game, true), Onward::of(&game, true));
        boards.push(board.clone());
    }
    boards.dedup();
    assert!(boards.len() > 2, "{boards:?}");
}

#[test]
fn each_kind_of_game_has_ways_on_that_fit_it() {
    use Onward::{New, Rematch, Review, Send, ShowMistake, Stronger, WatchAgain};
    for (link, ways) in [
        // Each strength leads to the next.
        (
            "heaps=1&rule=normal&two=beginner&moves=A1",
            [Stronger(Strategy::Casual), Rematch, Review],
        ),
        (
            "heaps=1&rule=normal&two=skilled&moves=A1",
            [Stronger(Strategy::Perfect), Rematch, Review],
        ),
        (
            "heaps=1&rule=normal&two=learner&moves=A1",
            [Rematch, Review, New],
        ),
        (
            "heaps=1&rule=normal&two=human&moves=A1",
            [Rematch, Review, New],
        ),
        (
            "heaps=1&rule=normal&one=casual&two=perfect&moves=A1",
            [WatchAgain, Review, New],
        ),
        // By link, the reader has received the end, and the friend knows it.
        (
            "heaps=1,1&rule=normal&via=link&moves=A1,B1",
            [Review, Rematch, New],
        ),
        // The reader gave the win away at the first move.
        (
            "heaps=1,2,1&rule=normal&via=link&moves=A1,B1,B1,C1",
            [ShowMistake, Rematch, New],
        ),
    ] {
        let game = game(&["#/play?", link].concat());
        assert_eq!(Onward::of(&game, true), ways, "{link}");
    }
    // The reader has made the last move, which the friend has not seen.
    let mut game = game("#/play?heaps=1,1&rule=normal&via=link&moves=A1");
    assert!(Onward::of(&game, true).is_empty());
    game.play("B1".parse().unwrap()).unwrap();
    assert_eq!(Onward::of(&game, true), [Send, Review, Rematch]);
    // Nothing was played.
    let empty = Game::new(MatchConfig::default());
    assert!(Onward::of(&empty, true).is_empty());
    let empty = self::game("#/play?heaps=0,0");
    assert_eq!(Onward::of(&empty, true), [New, Rematch]);
}

/// Lost by taking 2 from B, where 1 from B would have won.
const LOST: &str = "#/play?heaps=1,2&rule=normal&two=casual&moves=B2,A1";

#[test]
fn after_a_second_loss_in_a_row_the_path_is_the_second_way_on() {
    let (lost, won) = (
        game(LOST),
        game("#/play?heaps=1&rule=normal&two=casual&moves=A1"),
    );
    let (mut statistics, learned) = (Statistics::default(), Progress::default());
    for (played, offers) in [
        (&lost, false),
        (&lost, true),
        (&lost, true),
        (&won, false),
        (&lost, false),
        (&lost, true),
    ] {
        assert!(statistics.record(played));
        let mut ways = Onward::with_path(&lost, true, &statistics, &learned, None);
        if offers {
            assert_eq!(ways.remove(1), Onward::Learn(Convention::Normal));
        }
        assert_eq!(ways, Onward::of(&lost, true));
    }
    let misere = game("#/play?heaps=1&two=perfect&moves=A1");
    let ways = Onward::with_path(&misere, false, &statistics, &learned, None);
    assert_eq!(ways[1], Onward::Learn(Convention::Misere));
    // A win, two people, two computers, a game by link, and one that goes on.
    for link in [
        "heaps=1&rule=normal&two=casual&moves=A1",
        "heaps=1&two=human&moves=A1",
        "heaps=1&one=casual&two=perfect&moves=A1",
        "heaps=1,1&rule=normal&via=link&moves=A1,B1",
        "heaps=1,2&two=casual",
    ] {
        let game = game(&["#/play?", link].concat());
        let ways = Onward::with_path(&game, true, &statistics, &learned, None);
        assert_eq!(ways, Onward::of(&game, true), "{link}");
    }
}

#[test]
fn a_game_in_which_a_step_was_tried_leads_to_the_next_step() {
    let (statistics, learned) = (Statistics::default(), Progress::default());
    let won = game("#/play?heaps=1&rule=normal&two=perfect&moves=A1");
    for (played, place) in [(won, 0), (game(LOST), 1)] {
        let ways = |step| Onward::with_path(&played, true, &statistics, &learned, step);
        let next = Onward::NextStep(5, Convention::Normal);
        assert_eq!(ways(Some(4))[place], next);
        assert_eq!(ways(Some(12)), ways(None), "the last step");
    }
    // Another game is no trial of the step.
    let table = game("#/play?heaps=1,2").table().clone();
    let page = AppState::opening("").after(AppAction::TryStep(4, table.clone()));
    assert_eq!(page.tried_step(), Some(4));
    assert_eq!(next_visit(&page, "").tried_step(), Some(4));
    assert_eq!(page.after(AppAction::Begin(table)).tried_step(), None);
}

#[test]
fn the_path_is_not_offered_to_somebody_who_has_finished_it() {
    let lost = game(LOST);
    let (mut statistics, mut learned) = (Statistics::default(), Progress::default());
    for _ in 0..5 {
        statistics.record(&lost);
    }
    let offers =
        |learned: &Progress| Onward::with_path(&lost, true, &statistics, learned, None).len() == 4;
    for step in 1..=12 {
        assert!(offers(&learned), "before step {step}");
        learned.finish(Place::Step(step));
    }
    assert!(!offers(&learned));
}

/// The text of a drawing of the result.
fn drawn(page: &AppState, undo: bool, dispatch: &Callback<AppAction>) -> String {
    let mut page = page.clone();
    page.settings.set(Switch::Undo, undo);
    crate::common::drawn(win_dialog(&page, dispatch))
}

#[test]
fn the_result_is_one_headline_one_sentence_and_a_row_of_moves() {
    // You took 2 from B, and 1 from B would have won.
    let page = AppState::opening(LOST);
    let game = &page.table.game;
    assert_eq!(win::heading(game, Seat::Two), words::you_lost());
    let html = drawn(&page, true, &Callback::noop());
    let turned = words::Turned {
        who: &Who::You,
        stones: 2_u32.into(),
        heap: 1,
    }
    .text();
    assert_eq!(html.matches("win__story").count(), 1);
    assert!(html.contains(&turned), "{html}");
    assert_eq!(html.matches("class=\"win__move\"").count(), 2);
    assert_eq!(html.matches("data-slip").count(), 1);
    assert_eq!(html.matches("button--primary").count(), 1);
    assert_eq!(html.matches("<button").count(), 3);
    assert!(html.contains(words::show_mistake()) && html.contains(words::try_again()));
    assert!(!drawn(&page, false, &Callback::noop()).contains(words::try_again()));
    // Lost from the start, in either order.
    for (link, told) in [
        (
            "#/play?heaps=1,1&rule=normal&moves=A1,B1",
            words::second_can_win(),
        ),
        (
            "#/play?heaps=1&rule=normal&first=two&moves=A1",
            words::first_can_win(),
        ),
    ] {
        let page = AppState::opening(link);
        assert!(
            drawn(&page, true, &Callback::noop()).contains(told),
            "{link}"
        );
    }
}

#[test]
fn the_result_of_a_second_loss_leads_to_the_path() {
    let play = |page: AppState| {
        let chosen = GameAction::Choose("A1".parse().unwrap());
        let page = page.after(AppAction::Act(chosen));
        let page = page.after(AppAction::Act(GameAction::Take));
        let page = page.after(AppAction::Result);
        let html = drawn(&page, true, &Callback::noop());
        (page, html)
    };
    let page = AppState::opening("#/play?heaps=1");
    let (page, html) = play(page);
    assert!(!html.contains(words::learn_to_win()));
    let (_, html) = play(page.after(AppAction::Restart));
    let names = [words::start_second(), words::learn_to_win()];
    let places = names.map(|name| html.find(name).unwrap());
    let restart = html.find(nim::catalogue::play::restart()).unwrap();
    assert!(places[0] < places[1] && places[1] < restart, "{html}");
}

#[test]
fn trying_again_undoes_to_before_the_mistake_and_counts_no_second_game() {
    use nim::game::statistics::Opponent;
    let page = AppState::opening("#/play?heaps=1,2&rule=normal&two=casual");
    let page = page.after(AppAction::Act(GameAction::Choose("B2".parse().unwrap())));
    let page = page.after(AppAction::Act(GameAction::Take));
    let reply = nim::engine::AiMove {
        chosen: "A1".parse().unwrap(),
        search: None,
    };
    let token = page.table.turn_token();
    let page = page.after(AppAction::Act(GameAction::Reply(token, reply)));
    let page = page.after(AppAction::Result);
    let games = |page: &AppState| {
        page.statistics
            .against(Opponent::Computer(Strategy::Casual))
            .games
    };
    assert_eq!(games(&page), 1);
    let again = page.after(AppAction::TryAgain(0));
    assert_eq!(again.screen.dialog, None);
    assert_eq!(again.table.game.position().heaps(), [1, 2]);
    assert_eq!(again.table.help.undos, 1);
    assert!(again.table.game.can_redo());
    assert_eq!(games(&again), 1);
}
