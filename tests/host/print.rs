//! Sheets to print, and QR codes: every number agrees with brute force, and another program reads the codes.

use nim::catalogue::{analysis as study, moves, play, print as words, share, tree as signs, why};
use nim::components::qr_code::{Size, Squares, code};
use nim::engine::{Convention, Position, Rules};
use nim::game::puzzle::Grade;
use nim::game::teach::{BOARDS, Level};
use nim::game::tree::read_tree;
use nim::route::Route;
use nim::screens::analysis::Binary;
use nim::screens::print::{Boards, PUZZLES, PuzzleSheet, Sheet, Worksheet, sheet_view};
use nim::screens::{analysis, tree};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use yew::Html;

use crate::common::elements::{Drawn, Element};
use crate::common::truth::{Truth, Truths, after, sorted};
use crate::common::{boards_of, drawn, position, rules_up_to};

const PAGE: &str = "https://nim.example/play/";

/// The sheet of an address.
fn sheet(fragment: &str) -> Sheet {
    Sheet::read(fragment).unwrap()
}

/// All elements of a sheet.
fn shown(sheet: &Sheet) -> Html {
    let later = match sheet.clone() {
        Sheet::Analysis(board) => analysis::sheet(&board, Binary::Known),
        Sheet::Tree(..) => tree::sheet(&read_tree(&sheet.write()).unwrap()),
        Sheet::Board(_) | Sheet::Puzzles(_) | Sheet::Worksheet(_) => Html::default(),
    };
    sheet_view(sheet, PAGE, later)
}

/// The text that a camera reads from a drawn code, four pixels a square.
pub fn scanned(code: Element<'_>) -> String {
    const SCALE: usize = 4;
    let size: usize = code
        .attr("viewBox")
        .split(' ')
        .nth(2)
        .unwrap()
        .parse()
        .unwrap();
    let mut dark = vec![vec![false; size]; size];
    let drawn = code.drawn();
    let path = drawn.with("d")[0].attr("d");
    for run in path.split('M').skip(1) {
        let (place, long) = run.split_once('h').unwrap();
        let (x, y) = place.split_once(' ').unwrap();
        let [x, y, long] = [x, y, long].map(|number| number.parse::<usize>().unwrap());
        // The margin is four squares wide.
        dark[y + 4][x + 4..x + 4 + long].fill(true);
    }
    let shade = |x: usize, y: usize| if dark[y / SCALE][x / SCALE] { 0 } else { 255 };
    let wide = size * SCALE;
    let mut picture = rqrr::PreparedImage::prepare_from_greyscale(wide, wide, shade);
    let grids = picture.detect_grids();
    assert_eq!(grids.len(), 1, "one code in a picture");
    grids[0].decode().unwrap().1
}

/// A code of this text on paper.
fn on_paper(text: &str) -> Html {
    let (square, whole) = (2, 114);
    code(text, Size { square, whole })
}

#[test]
fn another_program_reads_each_code_back() {
    let mut rng = SmallRng::seed_from_u64(19);
    let lengths = (0..2953).step_by(211).chain([1, 2331, 2332, 2952, 2953]);
    for length in lengths {
        let letters = b"abcXYZ0189#/?&=,.%-_~:";
        let text = |_| char::from(letters[rng.random_range(0..letters.len())]);
        let link: String = PAGE
            .chars()
            .chain((0..length).map(text))
            .take(length)
            .collect();
        if link.is_empty() {
            continue;
        }
        let html = on_paper(&link);
        let read = scanned(Drawn::of(&html).one("qr"));
        assert_eq!(read, link, "{length} bytes");
    }
}

#[test]
fn a_link_that_is_too_long_for_a_code_says_so() {
    let longest = "x".repeat(2953);
    assert!(Squares::of(&longest).is_some());
    let longer = [&longest, "x"].concat();
    assert_eq!(Squares::of(&longer), None);
    assert!(drawn(on_paper(&longer)).contains(share::too_long_for_code()));
}

#[test]
fn each_sheet_has_an_address_and_a_code_of_its_link() {
    for (fragment, leads, route) in [
        (
            "#/print/board?heaps=3,5,7&rule=misere",
            "#/play?heaps=3,5,7&rule=misere",
            None,
        ),
        (
            "#/print/analysis?heaps=99,40&take=5&rule=normal",
            "#/analyse?heaps=99,40&take=5&rule=normal",
            Some(Route::Analyse),
        ),
        (
            "#/print/tree?heaps=4&take=3&rule=misere",
            "#/tree?heaps=4&take=3&rule=misere",
            Some(Route::Tree),
        ),
        (
            "#/print/puzzles/2/4711",
            "#/puzzle/2/4711",
            Some(Route::Puzzle),
        ),
        (
            "#/print/worksheet/2/4711?rule=normal",
            "#/path/practice/pairs?rule=normal",
            Some(Route::Learn),
        ),
        (
            "#/print/worksheet/ticket?rule=misere",
            "#/path?rule=misere",
            Some(Route::Learn),
        ),
    ] {
        let sheet = sheet(fragment);
        assert_eq!(Route::of(fragment), Some(Route::Print));
        assert_eq!(self::sheet(&sheet.write()), sheet, "{fragment}");
        assert_eq!(sheet.way_back().map(|(route, _)| route), route);
        // The head alone: other screens draw what stands below.
        let html = sheet_view(&sheet, PAGE, Html::default());
        let drawing = Drawn::of(&html);
        let read = scanned(drawing.one("qr"));
        let (page, fragment) = read.split_once('#').unwrap();
        assert_eq!(page, PAGE);
        let (path, query) = leads.split_once('?').unwrap_or((leads, ""));
        let (read, asked) = fragment.split_once('?').unwrap_or((fragment, ""));
        assert_eq!(["#", read].concat(), path);
        let sorted = |query: &str| {
            let mut pairs: Vec<_> = query.split('&').map(str::to_owned).collect();
            pairs.sort();
            pairs
        };
        assert_eq!(sorted(asked), sorted(query));
        // The link stands there in full too.
        let told = [PAGE, "#", fragment].concat();
        assert!(drawing.all("sheet__link")[0].text().contains(&told));
    }
}

#[test]
fn an_address_of_no_sheet_is_refused() {
    for fragment in [
        "#/print/poster",
        "#/print/board?heaps=x",
        "#/print/analysis?take=0",
        "#/print/tree?heaps=100",
        "#/print/puzzles/7",
        "#/print/puzzles/2/x",
        "#/print/puzzles/2/3/4",
        "#/print/worksheet/0",
        "#/print/worksheet/4/1",
        "#/print/worksheet/+1",
        "#/print/worksheet/2/x",
        "#/print/worksheet/2/3/4",
        "#/print/worksheet/ticket/1",
        "#/print/worksheet/1?rule=x",
    ] {
        assert!(Sheet::read(fragment).is_err(), "{fragment}");
    }
    assert_eq!(sheet("#/print"), sheet("#/print/board"));
    // Without a board a sheet has that of its screen.
    let analysed = nim::screens::analysis::read("#/analyse").unwrap();
    assert_eq!(sheet("#/print/analysis").board(), Some(&analysed));
    let tree = nim::screens::tree::read("#/tree").unwrap();
    assert_eq!(sheet("#/print/tree").board(), Some(tree.root()));
    assert_eq!(sheet("#/print/puzzles/3"), sheet("#/print/puzzles/3/1"));
    assert_eq!(sheet("#/print/worksheet"), sheet("#/print/worksheet/1/1"));
}

#[test]
fn a_sheet_holds_nothing_to_press() {
    for fragment in [
        "#/print/board",
        "#/print/analysis?heaps=99,99,99,99,99,99,99,99,99,99,99,99&rule=misere&take=7",
        "#/print/tree?heaps=1,2,3",
        "#/print/puzzles/5/1",
        "#/print/worksheet/3/1",
        "#/print/worksheet/ticket",
    ] {
        let html = drawn(shown(&sheet(fragment)));
        for pressed in ["<button", "<a ", "<input"] {
            assert!(!html.contains(pressed), "{pressed} at {fragment}");
        }
    }
}

#[test]
fn the_sheet_of_a_tree_says_what_its_signs_mean() {
    let tree = [
        signs::first_player(),
        signs::second_player(),
        signs::game_over(),
        signs::equal_moves(),
    ];
    let cutoffs = [signs::cut_branch(), signs::bounds()];
    let graph = [signs::wins_to_move(), signs::loses_to_move()];
    for (view, meanings, others) in [
        ("", &tree[..], &cutoffs[..]),
        ("&tree=cutoffs.step-9", &cutoffs, &graph),
        ("&tree=graph.step-9", &graph, &tree[..2]),
    ] {
        let fragment = format!("#/print/tree?heaps=2,2&rule=normal{view}");
        let html = drawn(shown(&sheet(&fragment)));
        for (meaning, is_there) in meanings
            .iter()
            .map(|meaning| (meaning, true))
            .chain(others.iter().map(|other| (other, false)))
        {
            assert_eq!(html.contains(meaning), is_there, "{meaning} at {fragment}");
        }
    }
}

/// A label has 13 pixels. A page has room for 186 millimetres, or 273 across, and for a drawing 190 or 120
/// high. The warning stands there exactly if a label would have less than 6 points.
#[test]
fn a_drawing_that_is_too_small_on_paper_says_so_before() {
    let all = "_".repeat(60);
    let mut told = [0, 0];
    for (board, view) in [
        ("heaps=4&take=3", ""),
        ("heaps=4&take=3", "cutoffs"),
        ("heaps=2,2", ""),
        ("heaps=3,5,7", ""),
        ("heaps=3,5,7", "graph"),
        ("heaps=1,2,3", &format!("open-{all}")),
        ("heaps=9&take=2", &format!("open-{all}")),
        ("heaps=40&take=1", &format!("open-{all}")),
        ("heaps=1,2,3,4,5,6", "graph"),
    ] {
        let fragment = format!("#/print/tree?{board}&tree={view}");
        let html = drawn(shown(&sheet(&fragment)));
        let tags = html.split('<');
        let tag = tags
            .clone()
            .find(|tag| tag.contains("\"tree__drawing"))
            .unwrap();
        let view_box = tag.split("viewBox=\"0 0 ").nth(1).unwrap();
        let sizes: Vec<f64> = view_box
            .split(['"', ' '])
            .take(2)
            .map(|size| size.parse().unwrap())
            .collect();
        let is_wide = html.contains("data-wide");
        let (wide, high) = if is_wide {
            (273.0, 120.0)
        } else {
            (186.0, 190.0)
        };
        let millimetres = f64::min(wide / sizes[0], high / sizes[1]) * 13.0;
        let points = millimetres * 72.0 / 25.4;
        let is_told = html.contains("sheet__warning");
        assert_eq!(is_told, points < 6.0, "{fragment}: {points} points");
        told[usize::from(is_told)] += 1;
    }
    assert!(told[0] > 2 && told[1] > 2, "{told:?}");
}

/// The heaps of each board: its stones as they are drawn, above the size and the letter of each.
fn counted(html: &str) -> Vec<Vec<u32>> {
    let mut boards: Vec<Vec<u32>> = Vec::new();
    for heap in html.split("data-heap=\"").skip(1) {
        let stones = heap.matches("class=\"stone\"").count();
        assert!(
            heap.contains(&format!("class=\"heap__count\">{stones}<")),
            "{heap}"
        );
        if heap.starts_with("0\"") {
            boards.push(Vec::new());
        }
        let board = boards.last_mut().unwrap();
        let name = char::from(b'A' + u8::try_from(board.len()).unwrap());
        assert!(heap.contains(&format!("data-letter=\"{name}\"")), "{heap}");
        board.push(stones.try_into().unwrap());
    }
    boards
}

/// The stones in an outline: those whose middles it goes around. A stone has a hundred units.
fn stones_in(path: &str) -> u32 {
    let path = path.trim_start_matches('M').trim_end_matches('Z');
    let corner = |corner: &str| {
        let (x, y) = corner.split_once(' ').unwrap();
        [x, y].map(|part| part.parse::<i32>().unwrap())
    };
    let corners: Vec<[i32; 2]> = path.split('L').map(corner).collect();
    let is_in = |[x, y]: [i32; 2]| {
        let edges = corners.iter().zip(corners.iter().cycle().skip(1));
        let crossed = edges.filter(|(from, to)| {
            from[0] == to[0] && from[0] > x && (from[1].min(to[1])..from[1].max(to[1])).contains(&y)
        });
        crossed.count() % 2 == 1
    };
    let middles = (0..5).flat_map(|x| (0..100).map(move |y| [x, y].map(|place| 100 * place + 50)));
    middles
        .filter(|&middle| is_in(middle))
        .count()
        .try_into()
        .unwrap()
}

#[test]
fn the_stones_of_a_board_stand_above_their_letters() {
    for heaps in [
        &[3, 5, 7][..],
        &[1],
        &[0, 4],
        &[12, 40, 99],
        &[99; 12],
        &[10, 11],
    ] {
        let board = position(heaps, Rules::misere());
        assert_eq!(counted(&drawn(shown(&Sheet::Board(board)))), [heaps]);
    }
}

/// A move in a sentence.
fn said((heap, take): (usize, u32)) -> String {
    let take = take.into();
    moves::Made { take, heap }.text()
}

/// The winning moves by brute force, as the sheet writes them.
fn solutions(truth: &mut Truth, heaps: &[u32]) -> Vec<String> {
    let winning = truth.winning(heaps).into_iter();
    let told = winning.map(|(heap, take)| {
        play::TakeFrom {
            take: take.into(),
            heap,
        }
        .text()
    });
    told.collect()
}

#[test]
fn the_solutions_of_puzzles_agree_with_brute_force() {
    let mut truths = Truths::default();
    for grade in Grade::ALL {
        for from in (0..200).step_by(40).chain([u64::MAX - 5, 1 << 62]) {
            let which = PuzzleSheet { grade, from };
            let boards = which.boards();
            let html = shown(&Sheet::Puzzles(which));
            let drawing = Drawn::of(&html);
            let pages = drawing.all("sheet__page");
            assert_eq!(pages.len(), 2, "puzzles and solutions");
            let asked = pages[0].drawn();
            let solved = pages[1].drawn();
            let [asked, solved] = [asked.all("sheet__puzzle"), solved.all("sheet__puzzle")];
            let laid: Vec<&[u32]> = boards.iter().map(Position::heaps).collect();
            assert_eq!(counted(&drawn(html.clone())), laid);
            assert_eq!(asked.len() as u64, PUZZLES);
            assert_eq!(solved.len() as u64, PUZZLES);
            for (place, (board, (puzzle, solution))) in
                boards.iter().zip(asked.iter().zip(&solved)).enumerate()
            {
                let heaps = board.heaps();
                let number = words::Number {
                    number: (place + 1).into(),
                }
                .text();
                assert!(puzzle.text().starts_with(&number));
                let listed: Vec<String> = heaps.iter().map(ToString::to_string).collect();
                let solution = solution.drawn();
                assert_eq!(
                    solution.one("sheet__rule").text(),
                    [number, listed.join(",")].join(" ")
                );
                let mut told = solution.tags("p");
                told.remove(0);
                let mut expected = solutions(truths.of(board.rules()), heaps);
                if expected.is_empty() {
                    expected.push(words::none().to_owned());
                }
                told.sort();
                expected.sort();
                assert_eq!(told, expected, "{grade:?} from {from}: {heaps:?}");
            }
            let mut all: Vec<_> = boards
                .iter()
                .map(Position::heaps)
                .map(<[u32]>::to_vec)
                .collect();
            for heaps in &mut all {
                heaps.sort_unstable();
            }
            all.sort();
            all.dedup();
            assert_eq!(all.len() as u64, PUZZLES, "no board stands there twice");
        }
    }
}

/// The first sentence of the solution of each winning move; without one, that no move wins.
fn first_sentences(truth: &mut Truth, heaps: &[u32]) -> Vec<String> {
    let told = |(heap, take): (usize, u32)| {
        let take = take.into();
        why::TakeFrom { take, heap }.text()
    };
    let told: Vec<_> = truth.winning(heaps).into_iter().map(told).collect();
    if told.is_empty() {
        vec![why::no_move_wins().to_owned()]
    } else {
        told
    }
}

#[test]
fn the_solutions_of_worksheets_agree_with_brute_force() {
    let mut truths = Truths::default();
    for (level, last) in Level::ALL
        .into_iter()
        .flat_map(|level| [Convention::Misere, Convention::Normal].map(|last| (level, last)))
    {
        for seed in (0..40).chain([u64::MAX, 1 << 62]) {
            let boards = Boards::Drawn(level, seed);
            let sheet = Worksheet { boards, last };
            let lost = check_worksheet(sheet, BOARDS, &mut truths);
            assert!((3..=5).contains(&lost), "{sheet:?}: {lost} are lost");
        }
        // Another seed has other boards.
        assert_ne!(level.worksheet(last, 1), level.worksheet(last, 2));
    }
    for last in [Convention::Misere, Convention::Normal] {
        let boards = Boards::Ticket;
        check_worksheet(Worksheet { boards, last }, 3, &mut truths);
    }
}

/// Checks the boards of a worksheet and their solutions. Returns on how many no move wins.
fn check_worksheet(sheet: Worksheet, count: usize, truths: &mut Truths) -> usize {
    let html = shown(&Sheet::Worksheet(sheet));
    let drawing = Drawn::of(&html);
    let pages = drawing.all("sheet__page");
    assert_eq!(pages.len(), 2, "boards and solutions");
    let (asked, solved) = (pages[0].drawn(), pages[1].drawn());
    // Room for a reason of two lines.
    assert_eq!(asked.all("sheet__line").len(), 2 * count);
    let boards: Vec<Position> = sheet.items().into_iter().map(|(_, board)| board).collect();
    let laid: Vec<&[u32]> = boards.iter().map(Position::heaps).collect();
    assert_eq!(counted(&drawn(html.clone())), laid);
    let told = solved.all("sheet__solution");
    assert_eq!((boards.len(), told.len()), (count, count));
    let mut lost = 0;
    for (board, solution) in boards.iter().zip(&told) {
        let (rules, heaps) = (board.rules(), board.heaps());
        assert_eq!(rules.convention, sheet.last);
        let listed: Vec<String> = heaps.iter().map(ToString::to_string).collect();
        let told = solution.drawn().tags("p");
        assert!(
            told[0].ends_with(&format!(" {}", listed.join(","))),
            "{told:?}"
        );
        let truth = truths.of(rules);
        lost += usize::from(!truth.wins(heaps));
        let first = first_sentences(truth, heaps);
        let reason = first
            .iter()
            .find_map(|first| told[1].strip_prefix(&**first));
        let reason = reason.map(str::trim).unwrap_or_default();
        // The other winning moves stand at the end.
        let shown = first.iter().position(|first| told[1].starts_with(&**first));
        let mut others = truth.winning(heaps);
        if !others.is_empty() {
            others.remove(shown.unwrap());
        }
        let others: Vec<_> = others.into_iter().map(said).collect();
        let moves = &others;
        let end = words::OthersWin { moves }.text();
        assert_eq!(told[1].ends_with(&end), !others.is_empty(), "{}", told[1]);
        assert!(reason.len() > 15, "{heaps:?} {rules:?}: {}", told[1]);
    }
    let mut all: Vec<_> = boards
        .iter()
        .map(|board| (sorted(board.heaps()), board.rules().takes.to_string()))
        .collect();
    all.sort();
    all.dedup();
    assert_eq!(all.len(), count, "no board stands there twice");
    lost
}

#[test]
fn the_next_twelve_puzzles_are_others() {
    let which = PuzzleSheet {
        grade: Grade::Four,
        from: 7,
    };
    let (these, next) = (which.boards(), which.next().boards());
    assert!(these.iter().all(|board| !next.contains(board)));
}

#[test]
fn the_sheet_of_an_analysis_agrees_with_brute_force() {
    for rules in rules_up_to(4) {
        let mut truth = Truth::new(rules);
        for heaps in boards_of(3, 6) {
            check_analysis(&mut truth, &heaps);
        }
    }
    for rules in [Rules::normal(), Rules::misere()] {
        check_analysis(&mut Truth::new(rules), &[1, 14, 9, 2]);
    }
}

fn check_analysis(truth: &mut Truth, heaps: &[u32]) {
    let rules = truth.rules;
    let html = shown(&Sheet::Analysis(position(heaps, rules)));
    let drawing = Drawn::of(&html);
    let winning = truth.winning(heaps);
    let (all, count) = (truth.moves(heaps).len().into(), winning.len().into());
    let verdict = match winning.len() {
        _ if heaps.iter().all(|&stones| stones == 0) => study::game_is_over().to_owned(),
        0 => words::CannotWin { all }.text(),
        _ => words::CanWin {
            winning: count,
            all,
        }
        .text(),
    };
    assert_eq!(
        drawing.one("sheet__verdict").text(),
        verdict,
        "{heaps:?} {rules:?}"
    );
    let mut told = drawing.tags("li");
    let sentence = |&(heap, take): &(usize, u32)| {
        let left = &after(heaps, (heap, take));
        words::WinningMove {
            take: take.into(),
            heap,
            left,
        }
        .text()
    };
    let mut expected: Vec<_> = winning.iter().map(sentence).collect();
    told.sort();
    expected.sort();
    assert_eq!(told, expected, "{heaps:?} {rules:?}");
    let values: Vec<u32> = heaps.iter().map(|&stones| truth.worth(stones)).collect();
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    // The cells of the table, row by row.
    let bits = drawing.one("sheet__table").drawn().tags("td").concat();
    let digits = bits.len() / (heaps.len() + 1);
    let rows = values.iter().chain([&sum]);
    let expected: Vec<_> = rows.map(|value| format!("{value:0digits$b}")).collect();
    assert_eq!(bits, expected.concat(), "{heaps:?} {rules:?}");
}

#[test]
fn the_unpaired_blocks_that_a_sheet_names_are_drawn() {
    for heaps in [&[3, 5, 7][..], &[4, 4], &[40, 60, 99], &[1]] {
        let board = position(heaps, Rules::misere());
        let html = drawn(analysis::sheet(&board, Binary::Offered));
        let (mut sum, mut alone, mut whole) = (0, 0, 0);
        for block in html
            .split("<path ")
            .filter(|tag| tag.contains("class=\"block\""))
        {
            let state =
                [r#"data-state="alone""#, r#"data-state="paired""#].map(|it| block.contains(it));
            assert_ne!(state[0], state[1]);
            let path = block.split('"').find(|part| part.starts_with('M'));
            let size = stones_in(path.unwrap());
            assert!(size.is_power_of_two());
            whole += size;
            sum ^= size;
            alone += if state[0] { size } else { 0 };
        }
        assert_eq!(whole, heaps.iter().sum::<u32>(), "{heaps:?}");
        let expected = heaps.iter().fold(0, |sum, stones| sum ^ stones);
        assert_eq!((sum, alone), (expected, expected), "{heaps:?}");
    }
}

#[test]
fn partners_on_paper_share_a_letter() {
    for heaps in [&[3, 5, 7][..], &[4, 4], &[12, 8, 13, 2]] {
        let html = drawn(analysis::sheet(
            &position(heaps, Rules::misere()),
            Binary::Offered,
        ));
        let tags = html.split("data-size=\"").skip(1);
        let tags: Vec<&str> = tags.map(|rest| rest.split('"').next().unwrap()).collect();
        for size in (0..7).map(|bit| 1_u32 << bit) {
            let number = size.to_string();
            let own = |tag: &&&str| tag.trim_end_matches(char::is_alphabetic) == number;
            let mut own: Vec<&&str> = tags.iter().filter(own).collect();
            let blocks = heaps.iter().filter(|&&heap| heap & size != 0).count();
            assert_eq!(own.len(), blocks, "{heaps:?}: {tags:?}");
            own.sort();
            own.dedup();
            // Each pair has its letter, and a block alone has none.
            assert_eq!(own.len(), blocks.div_ceil(2), "{heaps:?}: {tags:?}");
            let without = own.iter().filter(|tag| ***tag == number).count();
            assert_eq!(without, blocks % 2, "{heaps:?}: {tags:?}");
        }
    }
}
