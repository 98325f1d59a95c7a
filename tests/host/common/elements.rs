//! Drawn elements, found by their classes.

use std::collections::HashMap;

use yew::virtual_dom::{VNode, VTag};

/// The elements of a drawing.
pub struct Drawn<'a> {
    elements: Vec<Element<'a>>,
    by_class: HashMap<&'a str, Vec<usize>>,
}

/// An element of it.
#[derive(Clone, Copy)]
pub struct Element<'a>(&'a VTag);

impl<'a> Drawn<'a> {
    pub fn of(node: &'a VNode) -> Self {
        let mut drawn = Self {
            elements: Vec::new(),
            by_class: HashMap::new(),
        };
        drawn.add(node);
        drawn
    }

    fn add(&mut self, node: &'a VNode) {
        match node {
            VNode::VTag(tag) => {
                let place = self.elements.len();
                self.elements.push(Element(tag));
                for class in Element(tag).attr("class").split(' ') {
                    self.by_class.entry(class).or_default().push(place);
                }
                tag.children().into_iter().for_each(|child| self.add(child));
            }
            VNode::VList(list) => list.iter().for_each(|child| self.add(child)),
            // A component draws itself.
            VNode::VText(_) | VNode::VComp(_) => {}
            other => panic!("{other:?} is neither element nor text"),
        }
    }

    /// All elements of this class, as they stand.
    pub fn all(&self, class: &str) -> Vec<Element<'a>> {
        let places = self.by_class.get(class).into_iter().flatten();
        places.map(|&place| self.elements[place]).collect()
    }

    /// The only one.
    pub fn one(&self, class: &str) -> Element<'a> {
        match self.all(class)[..] {
            [only] => only,
            ref all => panic!("{} elements of class {class}", all.len()),
        }
    }

    /// All elements with this attribute.
    pub fn with(&self, name: &str) -> Vec<Element<'a>> {
        let has = |element: &&Element<'a>| element.0.attributes.iter().any(|(key, _)| key == name);
        self.elements.iter().filter(has).copied().collect()
    }

    /// The texts of all elements with this tag.
    pub fn tags(&self, tag: &str) -> Vec<String> {
        let found = self
            .elements
            .iter()
            .filter(|element| element.0.tag() == tag);
        found.map(|element| element.text()).collect()
    }
}

impl<'a> Element<'a> {
    /// Everything in it.
    pub fn drawn(self) -> Drawn<'a> {
        let mut drawn = Drawn {
            elements: Vec::new(),
            by_class: HashMap::new(),
        };
        self.0
            .children()
            .into_iter()
            .for_each(|child| drawn.add(child));
        drawn
    }

    /// An attribute; empty where there is none.
    pub fn attr(self, name: &str) -> &'a str {
        let found = self.0.attributes.iter().find(|&(key, _)| key == name);
        found.map_or("", |(_, value)| value)
    }

    /// The text in it.
    pub fn text(self) -> String {
        let mut text = String::new();
        self.0
            .children()
            .into_iter()
            .for_each(|child| write(child, &mut text));
        text
    }
}

fn write(node: &VNode, text: &mut String) {
    match node {
        VNode::VTag(tag) => tag
            .children()
            .into_iter()
            .for_each(|child| write(child, text)),
        VNode::VList(list) => list.iter().for_each(|child| write(child, text)),
        VNode::VText(words) => text.push_str(&words.text),
        VNode::VComp(_) => {}
        other => panic!("{other:?} is neither element nor text"),
    }
}
