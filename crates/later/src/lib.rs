//! Marks the parts of the page that load from separate files on demand.
//!
//! This crate is separate because the page forbids unsafe code, and a function of another file is
//! declared as foreign. The declared function is defined two lines below, so both sides agree. Nobody
//! may call it before it has loaded, so `Lazy` of the page asks its `Chunk` first. An
//! earlier call would trap.

#![no_std]

/// Makes the one function that calls the chunk of this name. For a screen or a group of dialogs it
/// draws.
///
/// Without the feature `later` and on the host, `chunk!("statistics": pub fn draw(props: Props) -> Html
/// { … })` is just that function. With the feature, `xtask` moves the function and the code that only it
/// needs into a separate wasm file. `wasm_split_cli_support` finds the boundary by the names. The other
/// files call the import, and the export is the root of this one. Nobody may call it before that file
/// has loaded.
///
/// A second function of the same chunk, for another folder of the page, has a number behind the name:
/// `chunk!("dialogs", 1: fn …)`.
#[macro_export]
macro_rules! chunk {
    ($part:literal: $($function:tt)*) => {
        $crate::chunk!($part, 0: $($function)*);
    };
    ($part:literal, $number:literal: $vis:vis fn $name:ident($props:ident: $type:ty) -> $answer:ty $body:block) => {
        #[cfg(all(target_family = "wasm", feature = "later"))]
        #[must_use]
        #[allow(
            improper_ctypes,
            improper_ctypes_definitions,
            reason = "both sides are compiled together, so they agree on the types"
        )]
        $vis fn $name($props: $type) -> $answer {
            #[link(wasm_import_module = "__wasm_split_placeholder__")]
            unsafe extern "C" {
                #[link_name = concat!(
                            "__wasm_split_00", $part, "00_import_0000000000000000000000000000000", $number
                        )]
                safe fn import(props: $type) -> $answer;
            }
            #[unsafe(export_name = concat!(
                        "__wasm_split_00", $part, "00_export_0000000000000000000000000000000", $number
                    ))]
            extern "C" fn export($props: $type) -> $answer $body
            import($props)
        }
        #[cfg(not(all(target_family = "wasm", feature = "later")))]
        #[must_use]
        $vis fn $name($props: $type) -> $answer $body
    };
}
