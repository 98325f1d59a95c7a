//! The arithmetic of nimbers: checked by the axioms of a field, and against the definitions, computed apart.

use nim_engine::Nimber;
use proptest::prelude::*;

/// The least nimber that is not among these.
fn mex(excluded: &[Nimber]) -> Nimber {
    let mut numbers = (0..).map(Nimber);
    numbers.find(|number| !excluded.contains(number)).unwrap()
}

/// Conway's definition: the least nimber that no smaller pair of factors gives.
fn products_by_definition(size: u32) -> Vec<Vec<Nimber>> {
    let mut products: Vec<Vec<Nimber>> = Vec::new();
    for a in 0..size {
        products.push(Vec::new());
        for b in 0..size {
            let (a, b) = (a as usize, b as usize);
            let excluded: Vec<Nimber> = (0..a)
                .flat_map(|x| (0..b).map(move |y| (x, y)))
                .map(|(x, y)| products[x][b] + products[a][y] + products[x][y])
                .collect();
            products[a].push(mex(&excluded));
        }
    }
    products
}

#[test]
fn product_agrees_with_conways_definition_up_to_40() {
    let products = products_by_definition(40);
    for (a, row) in (0..).zip(&products) {
        for (b, &product) in (0..).zip(row) {
            assert_eq!(Nimber(a) * Nimber(b), product, "*{a} times *{b}");
        }
    }
}

#[test]
fn sum_is_the_mex_of_its_moves() {
    for a in 0..32 {
        for b in 0..32 {
            let moves_in_a = (0..a).map(|x| Nimber(x) + Nimber(b));
            let moves_in_b = (0..b).map(|y| Nimber(a) + Nimber(y));
            let sum = mex(&moves_in_a.chain(moves_in_b).collect::<Vec<_>>());
            assert_eq!(Nimber(a) + Nimber(b), sum, "*{a} plus *{b}");
        }
    }
}

/// The field has 2^32 elements, so x^(2^32 - 1) = 1, and the inverse of x is x^(2^32 - 2) = x^2 x^4 … x^(2^31).
fn inverse(a: Nimber) -> Option<Nimber> {
    let (mut square, mut product) = (a, Nimber(1));
    for _ in 1..u32::BITS {
        square = square * square;
        product = product * square;
    }
    Some(product).filter(|_| a != Nimber(0))
}

fn check_axioms(a: Nimber, b: Nimber, c: Nimber) {
    assert_eq!(a + b, b + a);
    assert_eq!((a + b) + c, a + (b + c));
    assert_eq!(a + Nimber(0), a);
    assert_eq!(a + a, Nimber(0));
    assert_eq!(a * b, b * a);
    assert_eq!((a * b) * c, a * (b * c));
    assert_eq!(a * Nimber(1), a);
    assert_eq!(a * Nimber(0), Nimber(0));
    assert_eq!(a * (b + c), a * b + a * c);
    match inverse(a) {
        Some(inverse) => assert_eq!(a * inverse, Nimber(1)),
        None => assert_eq!(a, Nimber(0)),
    }
}

#[test]
fn large_products_are_the_known_ones() {
    // The product of a Fermat power and a smaller number is the ordinary one. The square is 3/2 of the power.
    for power in [2, 4, 16, 256, 65536] {
        assert_eq!(Nimber(power) * Nimber(power), Nimber(power / 2 * 3));
        let below = power - 1;
        assert_eq!(Nimber(power) * Nimber(below), Nimber(power * below));
    }
}

proptest! {
    #[test]
    fn the_axioms_hold_for_every_size(a: u32, b: u32, c: u32) {
        check_axioms(Nimber(a), Nimber(b), Nimber(c));
    }
}
