//! Marks what of the page comes in a file of its own, once it is wanted.
//!
//! It is a crate apart because the page forbids unsafe code, and a function of another file is
//! declared as one of another language. What is declared here is defined two lines below, so that
//! both sides agree; and that nobody calls it before it is there is held by `Part` of the page,
//! which alone gets hold of it. A call all the same would trap.

#![no_std]

/// Makes a function that gives out a value of the part of this name.
///
/// `xtask` moves the value, with every function and text that nothing else needs, into a second
/// wasm file. The names are those by which `wasm_split_cli_support` finds the seam: the import is
/// what the first file calls, the export is the root of the second.
///
/// Without the feature `later`, and on the host, it is a function like any other.
#[macro_export]
macro_rules! later {
    ($name:ident in $part:literal -> &'static $type:ty, $value:expr) => {
        #[cfg(all(target_family = "wasm", feature = "later"))]
        fn $name() -> &'static $type {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!(
                            "__wasm_split_00", $part, "00_import_00000000000000000000000000000000"
                        )]
                safe fn import() -> &'static $type;
            }
            #[unsafe(export_name = concat!(
                        "__wasm_split_00", $part, "00_export_00000000000000000000000000000000"
                    ))]
            extern "C" fn export() -> &'static $type {
                $value
            }
            import()
        }
        #[cfg(not(all(target_family = "wasm", feature = "later")))]
        fn $name() -> &'static $type {
            $value
        }
    };
}

/// Makes a function that draws what the chunk of this name has: a screen, or a group of dialogs.
///
/// `chunk!("statistics": pub fn draw(props: Props) -> Html { … })` is, without the feature `later` and
/// on the host, the function as it stands there. With it, `xtask` moves the function, with all that
/// nothing else needs, into a wasm file of its own. Nobody may call it before that file is here: `Lazy`
/// of the page sees to that.
#[macro_export]
macro_rules! chunk {
    ($part:literal: $vis:vis fn $name:ident($props:ident: $type:ty) -> $html:ty $body:block) => {
        #[cfg(all(target_family = "wasm", feature = "later"))]
        #[must_use]
        #[allow(
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both sides are compiled as one, so that they agree on the types"
        )]
        $vis fn $name($props: $type) -> $html {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!(
                            "__wasm_split_00", $part, "00_import_00000000000000000000000000000000"
                        )]
                safe fn import(props: $type) -> $html;
            }
            #[unsafe(export_name = concat!(
                        "__wasm_split_00", $part, "00_export_00000000000000000000000000000000"
                    ))]
            extern "C" fn export($props: $type) -> $html $body
            import($props)
        }
        #[cfg(not(all(target_family = "wasm", feature = "later")))]
        #[must_use]
        $vis fn $name($props: $type) -> $html $body
    };
}
