/// The dependencies of an effect, as they were when the page was last drawn.
#[derive(Debug)]
pub struct Watched<T>(Option<T>);

impl<T> Default for Watched<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> Watched<T> {
    /// Whether it is another now; the first time it is.
    pub fn becomes(&mut self, now: T) -> bool {
        let differs = self.0.as_ref() != Some(&now);
        self.0 = Some(now);
        differs
    }
}
