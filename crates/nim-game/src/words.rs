//! Enums that are known by a word.

/// An enum with a word for each variant, which is its name in fields and in a save. `ALL` has the variants in their
/// order.
macro_rules! words {
    (
        $(#[$about:meta])*
        pub enum $Kind:ident {
            $($(#[$note:meta])* $Variant:ident = $word:literal,)+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
        pub enum $Kind {
            $(
                $(#[$note])*
                #[serde(rename = $word)]
                $Variant,
            )+
        }

        impl $Kind {
            /// All, in the order in which they are offered.
            pub const ALL: [Self; [$($word),+].len()] = [$(Self::$Variant),+];

            /// The name as the value of a field.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Self::$Variant => $word,)+
                }
            }
        }
    };
}
