//! The table: its status, banner and buttons.

use super::{Who, join_sentences, strategy};
use crate::catalogue::{Number, locale, play as words, why};
use crate::engine::{Convention, Move, MoveError, Rules, Takes};
use crate::game::{Autoplay, Game, GameState, MatchConfig, Notice, Player, Seat, TryOut, Turn};

/// The status line. Everybody sees the news and the turn. The board between them is for screen readers only.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Status {
    /// The last event, or the task.
    pub news: String,
    /// The board in words, for those who do not see it; may be empty.
    pub board: String,
    /// The player to move; may be empty.
    pub turn: String,
}

/// The status of the table; `hint` is the text of the hint, if there is one.
pub fn status(state: &GameState, hint: &str) -> Status {
    let game = &state.game;
    let is_over = matches!(game.turn(), Turn::Over { .. });
    match &state.notice {
        // After a redo that ends the game, the end is reported instead of the notice.
        Some(Notice::Redone) if is_over => {}
        Some(notice) => return noticed(notice, state, hint),
        None => {}
    }
    let Some(news) = took(game) else {
        return beginning(state);
    };
    let turn = next(state);
    let mut news = ending(state).unwrap_or(news);
    // Who opens the first link of a friend may not know the rule.
    let table = game.config();
    if game.ply() == 1 && table.is_by_link() && matches!(game.turn(), Turn::Person(_)) {
        news = join_sentences(&[&rule_in_full(table.board.rules()), &news]);
    }
    let board = match game.turn() {
        Turn::Over { .. } if game.position().stones() == 0 => words::board_is_empty().to_owned(),
        _ => board(game),
    };
    Status { news, board, turn }
}

/// What a friend has sent, before its first move: a game by link, or a challenge. Of other games nothing.
fn sent(state: &GameState) -> String {
    let table = state.game.config();
    let Some(reader) = table.reader() else {
        return String::new();
    };
    match table.player(reader.other()) {
        // Not to the one who sends it.
        Player::Remote(_) if state.try_out == Some(TryOut::Link) => {
            let name = Who::on(table, reader.other());
            words::SendsGame { name: name.name() }.text()
        }
        Player::Computer(how) if table.is_challenge => {
            let strength = &strategy(*how);
            words::Challenge { strength }.text()
        }
        _ => String::new(),
    }
}

/// The last move, if there is one.
fn took(game: &Game) -> Option<String> {
    let (seat, made) = game.last()?;
    let took = words::Took {
        who: &Who::on(game.config(), seat),
        stones: made.take.into(),
        heap: made.heap,
    };
    Some(took.text())
}

/// The last move of a game that is over, and what that means by the rule; `None` while the game goes on.
fn ending(state: &GameState) -> Option<String> {
    let (game, rules) = (&state.game, state.game.position().rules());
    if !matches!(game.turn(), Turn::Over { .. }) {
        return None;
    }
    let Some(taker) = state.taker_of_last_stone() else {
        // Stones may be left, which nobody may take.
        let last = rules.convention;
        return Some(join_sentences(&[
            &took(game)?,
            &why::OverMove { last }.text(),
        ]));
    };
    let who = &Who::on(game.config(), taker);
    let took = words::TookLast { who }.text();
    Some(match rules.convention {
        Convention::Misere => join_sentences(&[
            &took,
            &words::LastStone {
                last: Convention::Misere,
            }
            .text(),
        ]),
        // The rule below the sentence says that the last stone wins.
        Convention::Normal => took,
    })
}

/// The player to move, or the winner, as the end of the status line.
fn next(state: &GameState) -> String {
    let who = |seat| Who::on(state.game.config(), seat);
    match state.game.turn() {
        Turn::Over { winner } => {
            let who = &who(winner);
            words::Wins { who }.text()
        }
        // A single step has no waiting time, and no text about one.
        Turn::Computer(seat, _) if state.is_thinking() && state.autoplay == Autoplay::Running => {
            let who = &who(seat);
            words::IsThinking { who }.text()
        }
        Turn::Computer(seat, _) | Turn::Person(seat) | Turn::Remote(seat) => {
            let who = &who(seat);
            words::Turn { who }.text()
        }
    }
}

/// The status before the first move.
fn beginning(state: &GameState) -> Status {
    let game = &state.game;
    match game.turn() {
        Turn::Over { .. } => {
            let (first, second) = (words::board_is_empty(), &next(state));
            Status::alone(words::Both { first, second }.text())
        }
        Turn::Computer(seat, _) | Turn::Remote(seat) => {
            let who = &Who::on(game.config(), seat);
            Status::alone(join_sentences(&[
                &sent(state),
                &words::Starts { who }.text(),
            ]))
        }
        Turn::Person(_) => Status {
            news: join_sentences(&[&sent(state), &rule_in_full(game.config().board.rules())]),
            // The banner shows who is to move. Beside the rule there is no room, so here it is for screen readers only.
            board: next(state),
            turn: String::new(),
        },
    }
}

impl Status {
    fn alone(news: String) -> Self {
        Self {
            news,
            board: String::new(),
            turn: String::new(),
        }
    }
}

fn board(game: &Game) -> String {
    let heaps = game.position().heaps();
    words::Heaps { heaps }.text()
}

/// The rule of a turn, and the aim.
pub fn rule_in_full(rules: Rules) -> String {
    let take = match numbers(rules.takes) {
        None => words::take_any().to_owned(),
        Some((most, numbers)) => words::TakeSome {
            most,
            numbers: &numbers,
        }
        .text(),
    };
    join_sentences(&[&take, &aim(rules)])
}

/// The effect of the last stone, or of the last move where stones may be left.
pub fn aim(rules: Rules) -> String {
    let last = rules.convention;
    if rules.leaves_stones() {
        words::LastMove { last }.text()
    } else {
        words::LastStone { last }.text()
    }
}

/// The largest number that a turn may take, and all of them in words: `1–3`, `1, 3 or 4`; `None` for any number.
pub fn numbers(takes: Takes) -> Option<(Number, String)> {
    match takes {
        Takes::Any => None,
        Takes::UpTo(limit) => {
            let most = limit.into();
            Some((most, words::UpTo { most }.text()))
        }
        Takes::Of(set) => {
            let numbers = set.numbers().map(|number| locale::number(number.into()));
            Some((set.most().into(), locale::or(numbers.collect())))
        }
    }
}

/// The text of a notice. If the board changed without a move, the text includes the board.
fn noticed(notice: &Notice, state: &GameState, hint: &str) -> Status {
    let game = &state.game;
    let news = notice_text(notice, state, hint);
    match notice {
        Notice::Undone | Notice::Redone => Status {
            news,
            board: board(game),
            turn: next(state),
        },
        // A reminder comes by itself, perhaps before the last move is read.
        Notice::Waiting if let Some(took) = took(game) => Status {
            turn: news,
            ..Status::alone(took)
        },
        _ => Status::alone(news),
    }
}

fn notice_text(notice: &Notice, state: &GameState, hint: &str) -> String {
    let game = &state.game;
    let text = match notice {
        Notice::NowHeap(heap) => return words::NowHeap { heap: *heap }.text(),
        Notice::NotYourTurn => {
            let who = &Who::on(game.config(), game.to_move());
            return if state.is_thinking() {
                words::IsThinking { who }.text()
            } else {
                let button = run(game.ply());
                words::Waits { who, button }.text()
            };
        }
        Notice::Refused(reason) => return refusal(reason),
        Notice::Hint(_) => hint,
        Notice::ChooseFirst => words::choose_first(),
        Notice::Waiting => words::waiting(),
        Notice::Finished => words::finished(),
        Notice::NothingToUndo => words::nothing_to_undo(),
        Notice::NothingToRedo => words::nothing_to_redo(),
        Notice::Undone => words::undone(),
        Notice::Redone => words::redone(),
        Notice::Paused => words::paused(),
    };
    text.to_owned()
}

/// Why a move is against the rules.
pub fn refusal(reason: &MoveError) -> String {
    match *reason {
        MoveError::NoSuchHeap { heap, .. } => words::NoSuchHeap { heap }.text(),
        MoveError::NotEnoughStones {
            heap, stones: 0, ..
        } => words::HeapIsEmpty { heap }.text(),
        MoveError::NotEnoughStones { heap, stones, .. } => {
            let stones = stones.into();
            words::HeapHasOnly { heap, stones }.text()
        }
        MoveError::OverLimit { limit, .. } => turn_takes(Takes::UpTo(limit)).unwrap_or_default(),
        MoveError::NotInSet { set, .. } => turn_takes(Takes::Of(set)).unwrap_or_default(),
    }
}

/// Which numbers a turn takes, as an answer and as the description of a stone; `None` for any number.
pub fn turn_takes(takes: Takes) -> Option<String> {
    let (most, numbers) = numbers(takes)?;
    Some(
        words::TurnTakes {
            most,
            numbers: &numbers,
        }
        .text(),
    )
}

/// The title of the document.
pub fn title(game: &Game) -> String {
    let who = |seat| Who::on(game.config(), seat);
    let now = match game.turn() {
        Turn::Person(seat) | Turn::Computer(seat, _) | Turn::Remote(seat) => who(seat).turn(),
        Turn::Over { winner } => who(winner).wins(),
    };
    words::Title { now: &now }.text()
}

/// The rule in three words. Once the game has begun, what a turn takes follows: the status line no longer says that.
pub fn rule(rules: Rules, begun: bool) -> String {
    let last = rules.convention;
    let rule = if rules.leaves_stones() {
        words::RuleOfMove { last }.text()
    } else {
        words::Rule { last }.text()
    };
    match numbers(rules.takes).filter(|_| begun) {
        Some((_, numbers)) => words::RuleWithNumbers {
            rule: &rule,
            numbers: &numbers,
        }
        .text(),
        None => rule,
    }
}

/// The sentence that explains both conventions, the one in force first.
pub fn rule_explained(rules: Rules) -> String {
    let last = rules.convention;
    let explained = if rules.leaves_stones() {
        aim(rules)
    } else {
        words::RuleExplained { last }.text()
    };
    match turn_takes(rules.takes) {
        None => explained,
        Some(turn) => {
            let (first, second) = (&explained, &turn);
            words::Both { first, second }.text()
        }
    }
}

/// The name of a heap as a group: `Heap C, 5 stones`.
pub fn heap_group(heap: usize, count: u32) -> String {
    let stones = count.into();
    words::HeapGroup { heap, stones }.text()
}

/// The name of a stone: `Take 2 from heap C, leaving 3`.
pub fn stone(chosen: Move, leaving: u32) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    let left = leaving.into();
    words::Stone { take, heap, left }.text()
}

/// The effect of a move: `Take 2 from heap C`.
pub fn take_from(chosen: Move) -> String {
    let (take, heap) = (chosen.take.into(), chosen.heap);
    words::TakeFrom { take, heap }.text()
}

/// The count under a heap: `5`, or `5 → 3` while two are chosen.
pub fn count(stones: u32, chosen: u32) -> String {
    if chosen == 0 {
        return locale::number(stones.into());
    }
    let left = (stones - chosen).into();
    let stones = stones.into();
    words::CountAfter { stones, left }.text()
}

/// A player in the banner: the name of a person, and of the computer how well it plays.
pub fn player(table: &MatchConfig, seat: Seat) -> String {
    match table.player(seat) {
        Player::Computer(how) if !table.is_watched() => strategy(*how),
        _ => Who::on(table, seat).name().to_owned(),
    }
}

/// The visible text of the Take button, short where its name is long: `Take 2`.
pub fn take(chosen: Option<Move>) -> String {
    match chosen {
        None => words::choose().to_owned(),
        Some(chosen) => {
            let take = chosen.take.into();
            words::Take { take }.text()
        }
    }
}

/// The name of the button with which the other side starts.
pub fn start(table: &MatchConfig) -> Option<&'static str> {
    let person = table.only_person()?;
    Some(if table.first == person {
        words::computer_starts()
    } else {
        words::you_start()
    })
}

/// The button that lets the computer move by itself.
pub fn run(ply: usize) -> &'static str {
    if ply == 0 {
        words::run()
    } else {
        words::go_on()
    }
}
