//! Reviews, and what is offered at the end of a game, compared with trying every move.

use nim_engine::{Convention, Strategy};
use nim_game::teach::{Progress, Step};
use nim_game::{GameAction, NextAction, Order, Review, Seat, Turning, Worth, reduce};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use crate::common::{after_move, move_of, play_out, state};
use crate::links::random_game;
use crate::truth::Truths;

#[test]
fn a_review_agrees_with_trying_every_move() {
    let (mut truths, mut rng) = (Truths::default(), SmallRng::seed_from_u64(1901));
    let (mut seen, mut turned) = ([0; 3], [0; 2]);
    for _ in 0..4000 {
        let heaps = [5, 5, 6].map(|most| rng.random_range(0..=most));
        let (_, game) = random_game(&heaps, &mut rng);
        let (review, table) = (Review::of(&game), game.config());
        let truth = truths.of(table.board.rules());
        let (mut heaps, mut mover) = (table.board.heaps().to_vec(), table.first);
        let (mut kept, mut mistakes) = ([(0, 0); 2], Vec::new());
        let mut ahead = Vec::new();
        for (number, judged) in (1..).zip(review.judged()) {
            let winning = truth.winning(&heaps);
            ahead.push([mover, mover.other()][usize::from(winning.is_empty())]);
            let expected = winning.into_iter().map(move_of).collect::<Vec<_>>();
            let is_kept = expected.contains(&judged.made);
            let worth = match (expected.is_empty(), is_kept) {
                (true, _) => Worth::Lost,
                (false, true) => Worth::Kept,
                (false, false) => Worth::GaveAwayWin,
            };
            assert_eq!((judged.worth, judged.seat), (worth, mover), "{game:?}");
            assert_eq!(judged.winning, expected, "{game:?}");
            assert_eq!(
                judged.winning_move.is_none(),
                expected.is_empty(),
                "{game:?}"
            );
            assert!(
                judged
                    .winning_move
                    .is_none_or(|named| expected.contains(&named))
            );
            kept[mover.index()].0 += usize::from(is_kept);
            kept[mover.index()].1 += usize::from(!expected.is_empty());
            mistakes.extend((worth == Worth::GaveAwayWin).then_some((number, mover)));
            seen[worth as usize] += 1;
            (heaps, mover) = (after_move(&heaps, judged.made), mover.other());
        }
        ahead.push([mover.other(), mover][usize::from(truth.wins(&heaps))]);
        assert_eq!(review.ahead(), ahead, "{game:?}");
        let numbers = mistakes.iter().map(|mistake| mistake.0);
        assert!(review.mistakes().eq(numbers), "{game:?}");
        let last = mistakes.last().map(|mistake| mistake.0);
        let turning = last.map_or(Turning::Start(ahead[0]), Turning::Mistake);
        assert_eq!(review.turning(), turning, "{game:?}");
        turned[usize::from(last.is_some())] += 1;
        let numbers = mistakes.iter().map(|mistake| mistake.0);
        assert!(game.mistakes().into_iter().eq(numbers), "{game:?}");
        let last_of = |seat| {
            mistakes
                .iter()
                .rfind(|mistake| mistake.1 == seat)
                .map(|mistake| mistake.0)
        };
        for seat in Seat::BOTH {
            assert_eq!(review.kept(seat), kept[seat.index()], "{game:?}");
            assert_eq!(game.last_mistake(seat), last_of(seat), "{game:?}");
            assert_eq!(game.chances(seat), kept[seat.index()].1, "{game:?}");
        }
        let own = table.reader().and_then(last_of);
        assert_eq!(review.at(), own.or(last).unwrap_or(0), "it opens there");
        let again = review.again();
        assert_eq!(again.config(), table, "{game:?}");
        assert_eq!(
            again.moves(),
            &game.moves()[..review.at().saturating_sub(1)]
        );
    }
    let counts = [&seen[..], &turned].concat();
    assert!(counts.iter().all(|&count| count > 500), "{counts:?}");
}

#[test]
fn a_loser_is_offered_the_mistake_or_winning_side() {
    let (mut truths, mut rng) = (Truths::default(), SmallRng::seed_from_u64(111));
    let (mut seen, boards) = ([0; 3], ["3", "1,2", "2,2", "1,1,1", "1,3"]);
    for round in 0..4000 {
        let (heaps, first) = (boards[round % 5], round / 5 % 2);
        let (seat, rule) = (["one", "two"][first], ["normal", "misere"][round / 10 % 2]);
        let link = format!("#/play?heaps={heaps}&rule={rule}&first={seat}&two=beginner");
        let end = play_out(state(&link), &mut rng).game;
        let mut left = end.config().board.heaps().to_vec();
        let truth = truths.of(end.config().board.rules());
        let order = [Order::Second, Order::First][usize::from(truth.wins(&left))];
        let mut mistake = None;
        for (ply, &by) in end.moves().iter().enumerate() {
            let then = after_move(&left, by);
            let is_given = truth.wins(&left) && truth.wins(&then) && ply % 2 == first;
            (left, mistake) = (then, if is_given { Some(ply) } else { mistake });
        }
        let has_won = ((end.ply() - 1) % 2 == first) == (rule == "normal");
        let (case, main, second) = match mistake {
            _ if has_won => (0, NextAction::Play(Strategy::Casual), NextAction::Rematch),
            Some(ply) => (1, NextAction::ShowMistake, NextAction::TryAgain(ply)),
            None => (2, NextAction::Start(order), NextAction::Restart),
        };
        let [all, no_undo] = [true, false].map(|may_undo| NextAction::of(&end, may_undo));
        assert_eq!(all[..2], [main.clone(), second.clone()], "{end:?}");
        // Where nothing may be undone, no action leads back into the game.
        assert_eq!((&no_undo[0], no_undo.contains(&second)), (&main, case != 1));
        seen[case] += 1;
    }
    assert!(seen.iter().all(|&count| count > 200), "{seen:?}");
}

#[test]
fn the_path_is_offered_after_two_losses_in_a_row() {
    let lost = state("#/play?heaps=1,2&rule=normal&moves=B2,A1").game;
    let won = state("#/play?heaps=1&rule=normal&moves=A1").game;
    let mut progress = Progress::default();
    let learn = NextAction::Learn;
    for (played, is_offered) in [(&lost, false), (&lost, true), (&won, false), (&lost, false)] {
        assert!(progress.games.record(played));
        let actions = NextAction::with_path(&lost, true, &progress, None);
        assert_eq!(actions.contains(&learn), is_offered, "{played:?}");
        if is_offered {
            let easier = NextAction::Play(Strategy::Beginner);
            let (main, other) = (NextAction::ShowMistake, NextAction::Rematch);
            assert_eq!(actions, [main, learn.clone(), easier, other]);
        }
    }
}

#[test]
fn each_end_offers_its_next_actions() {
    use NextAction::{New, Rematch, Restart, Review, Send};
    const STRONGER: NextAction = NextAction::Play(Strategy::Skilled);
    const STEP: NextAction = NextAction::NextStep(Step::CopyToTheEnd, Convention::Normal);
    const SECOND: NextAction = NextAction::Start(Order::Second);
    let won = "heaps=1&rule=normal&two=casual&moves=A1";
    let lost = "heaps=1,1&rule=normal&two=casual&moves=A1,B1";
    let taught = "heaps=1&rule=normal&two=learner&moves=A1";
    let empty = "heaps=0&rule=normal&two=casual";
    let sent = "heaps=1&rule=normal&via=link&moves=A1";
    let (copy, whole) = (Some(Step::Copy), Some(Step::OnYourOwn));
    let progress = Progress::default();
    for (link, step, expected) in [
        (won, None, vec![STRONGER, Rematch, Review]),
        (won, copy, vec![STEP, STRONGER, Rematch, Review]),
        (won, whole, vec![STRONGER, Rematch, Review]),
        (lost, None, vec![SECOND, Restart, Review]),
        (lost, copy, vec![SECOND, STEP, Restart, Review]),
        (taught, None, vec![Rematch, Review, New]),
        (empty, None, vec![New, Rematch]),
        (sent, None, vec![Review, Rematch, New]),
    ] {
        let game = state(&["#/play?", link].concat()).game;
        let actions = NextAction::with_path(&game, true, &progress, step);
        assert_eq!(actions, expected, "{link} {step:?}");
    }
    // Who ends a game by link sends the end.
    let mut mine = state("#/play?heaps=1&rule=normal&via=link");
    for action in [GameAction::Choose("A1".parse().unwrap()), GameAction::Take] {
        mine = reduce(mine, action);
    }
    let actions = NextAction::of(&mine.game, true);
    assert_eq!(actions, [Send, Review, Rematch]);
}
