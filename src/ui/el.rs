//! A builder for elements.
//!
//! The page describes nearly all of itself with it rather than with `html!`, which writes the
//! making of each element out anew: that would double the weight of the page's own code
//! (ARCHITECTURE.md has the figures). Elements that listen are still written with `html!`; there
//! are few, since one listener hears a whole region.

use yew::prelude::*;
use yew::virtual_dom::{VNode, VTag, VText};

use super::press::Press;

/// An element under construction: `el("p", "note").text("…")` is `<p class="note">…</p>`.
pub struct El(Box<Parts>);

struct Parts {
    tag: VTag,
    children: Vec<VNode>,
}

/// Begins an element with its class; an empty class is none.
#[must_use]
pub fn el(tag: &'static str, class: &'static str) -> El {
    let el = El(Box::new(Parts {
        tag: VTag::new(tag),
        children: Vec::new(),
    }));
    if class.is_empty() {
        el
    } else {
        el.attr("class", class)
    }
}

/// A button that does what `press` says.
#[must_use]
pub fn button(class: &'static str, press: Press) -> El {
    el("button", class)
        .attr("type", "button")
        .attr(Press::ATTRIBUTE, press.name())
}

impl El {
    /// Sets an attribute.
    #[must_use]
    pub fn attr(mut self, name: &'static str, value: impl Into<AttrValue>) -> Self {
        self.set(name, value.into());
        self
    }

    /// Sets an attribute to a number.
    #[must_use]
    pub fn number(self, name: &'static str, value: u32) -> Self {
        self.attr(name, value.to_string())
    }

    /// Sets an attribute to `true`, or leaves it out.
    #[must_use]
    pub fn flag(self, name: &'static str, set: bool) -> Self {
        if set { self.attr(name, "true") } else { self }
    }

    /// Sets an attribute, or leaves it out.
    #[must_use]
    pub fn maybe(self, name: &'static str, value: Option<AttrValue>) -> Self {
        match value {
            Some(value) => self.attr(name, value),
            None => self,
        }
    }

    /// Names the element for those who do not see it.
    #[must_use]
    pub fn label(self, name: impl Into<AttrValue>) -> Self {
        self.attr("aria-label", name)
    }

    /// Keeps the element from those who do not see it, since something else tells them the same.
    #[must_use]
    pub fn unheard(self) -> Self {
        self.flag("aria-hidden", true)
    }

    /// Whether an input of this element's kind is checked.
    #[must_use]
    pub fn checked(mut self, checked: bool) -> Self {
        self.0.tag.set_checked(checked);
        self
    }

    /// What an input of this element's kind holds.
    #[must_use]
    pub fn value(mut self, value: impl Into<AttrValue>) -> Self {
        self.0.tag.set_value(Some(value.into()));
        self
    }

    /// Tells the element from its siblings, so that it stays the same one when others come before
    /// it. Either all siblings have a key, or none.
    #[must_use]
    pub fn key(mut self, key: String) -> Self {
        self.0.tag.key = Some(key.into());
        self
    }

    /// Adds text.
    #[must_use]
    pub fn text(self, text: impl Into<AttrValue>) -> Self {
        self.child(VText::new(text))
    }

    /// Adds what follows.
    #[must_use]
    pub fn child(mut self, child: impl Into<VNode>) -> Self {
        self.0.children.push(child.into());
        self
    }

    /// Adds what follows, or keeps its place free, so that what stands around it is not moved.
    #[must_use]
    pub fn child_if(self, child: Option<Self>) -> Self {
        self.child(child.map_or_else(VNode::default, VNode::from))
    }

    /// Adds all that follows.
    #[must_use]
    pub fn children<T: Into<VNode>>(mut self, children: impl IntoIterator<Item = T>) -> Self {
        self.0.children.extend(children.into_iter().map(Into::into));
        self
    }

    fn set(&mut self, name: &'static str, value: AttrValue) {
        self.0.tag.add_attribute(name, value);
    }
}

impl From<El> for VNode {
    fn from(el: El) -> Self {
        let Parts { mut tag, children } = *el.0;
        tag.add_children(children);
        tag.into()
    }
}
