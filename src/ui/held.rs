use std::any::Any;
use std::fmt;
use std::rc::Rc;

/// A value that the page holds without knowing what it is: only those who come later do, and so
/// nothing of it comes with the first visit. Two are the same where nothing was done between them.
#[derive(Clone)]
pub struct Held(Rc<dyn Any>);

impl Held {
    /// Gives a value into the page's hands.
    #[must_use]
    pub fn new<T: 'static>(value: T) -> Self {
        Self(Rc::new(value))
    }

    /// The value, for those who know what it is.
    #[must_use]
    pub fn get<T: 'static>(&self) -> Option<&T> {
        self.0.downcast_ref()
    }
}

impl PartialEq for Held {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Held")
    }
}
