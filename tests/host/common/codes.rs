//! Reads drawn QR codes back by another program.

use super::elements::Element;

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
