//! Where Nim and its theory come from, with sources.

/// Something that happened.
#[derive(Clone, Copy, Debug)]
pub struct Past {
    /// When.
    pub year: &'static str,
    /// Who or what.
    pub name: &'static str,
    /// What there is to tell.
    pub story: &'static str,
}

/// Where that can be read.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Author, title and place.
    pub text: &'static str,
    /// Its address; may be empty.
    pub link: &'static str,
}

/// The story, oldest first.
pub const HISTORY: [Past; 6] = [
    Past {
        year: "1901",
        name: "Charles L. Bouton",
        story: "A mathematician at Harvard. He gave the game its name and proved who wins: the proof of lessons four and five, by repairing and breaking. He solved the rule by which the last stone loses, too.",
    },
    Past {
        year: "1935, 1939",
        name: "Roland Sprague and Patrick Grundy",
        story: "Each found on his own that Nim is inside many games: where both players have the same moves and the last move wins, every position is worth a heap of Nim. What a heap counts for is called its Grundy value.",
    },
    Past {
        year: "1940",
        name: "The Nimatron",
        story: "A machine of relays and lamps that played Nim at the World’s Fair in New York. Edward Condon thought of it; Gerald Tawney and Willard Derr built it at Westinghouse.",
    },
    Past {
        year: "1951",
        name: "NIMROD",
        story: "A computer built only to play Nim, by Ferranti for the Festival of Britain. John Bennett had the idea, Raymond Stuart-Williams built it. It could play both rules.",
    },
    Past {
        year: "1961",
        name: "Last Year at Marienbad",
        story: "A film by Alain Resnais. A man in it keeps winning a game with rows of one, three, five and seven; whoever takes the last loses. It is Nim, and with the last stone losing, that board is lost for whoever starts.",
    },
    Past {
        year: "1974",
        name: "Thomas Ferguson",
        story: "He showed for which games the rule by which the last move loses is as easy as in Nim. Nim with a limit is one of them: lesson nine.",
    },
];

/// The sources of it.
pub const SOURCES: [Source; 7] = [
    Source {
        text: "C. L. Bouton, “Nim, a game with a complete mathematical theory”, Annals of Mathematics, 2nd series, 3 (1901–1902), 35–39",
        link: "https://www.jstor.org/stable/1967631",
    },
    Source {
        text: "R. Sprague, “Über mathematische Kampfspiele”, Tôhoku Mathematical Journal 41 (1935), 438–444",
        link: "https://www.jstage.jst.go.jp/article/tmj1911/41/0/41_0_438/_article",
    },
    Source {
        text: "P. M. Grundy, “Mathematics and games”, Eureka 2 (1939), 6–8",
        link: "",
    },
    Source {
        text: "E. U. Condon, G. L. Tawney and W. A. Derr, “Machine to play game of Nim”, US patent 2,215,544 (1940)",
        link: "https://patents.google.com/patent/US2215544A/en",
    },
    Source {
        text: "R. Stuart-Williams and D. J. P. Byrd on NIMROD, Ferranti House Journal (December 1951)",
        link: "http://www.goodeveca.net/nimrod/Stuart-Williams.html",
    },
    Source {
        text: "A. Resnais (director), A. Robbe-Grillet (script), “L’Année dernière à Marienbad” (1961)",
        link: "",
    },
    Source {
        text: "T. S. Ferguson, “On sums of graph games with last player losing”, International Journal of Game Theory 3 (1974), 159–167",
        link: "",
    },
];
