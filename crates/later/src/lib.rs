//! Marks the parts of the page that load from separate files on demand.
//!
//! The macro declares a function of another file as foreign, which is unsafe. The page forbids unsafe code, so the
//! macro has a crate of its own. The macro also defines the function, a few lines below, so both sides agree. A call
//! before the file has loaded would trap, so `Lazy` of the page asks its `Chunk` first.

#![no_std]

/// Defines the function by which the page calls the chunk of this name. The function draws a screen or a group of
/// dialogs.
///
/// Without the feature `later` and on the host, `chunk!("statistics": pub fn draw(props: Props) -> Html
/// { … })` is just that function. With the feature, `xtask` moves the function and the code that only it
/// needs into a separate wasm file. `wasm_split_cli_support` finds the boundary by the names: other files call
/// `import`, and `export` is the root of the separate file. Nobody may call the function before that file has
/// loaded.
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
