//! The worker waits for a press on Update. A browser may delay its change for as long as it likes, so no spec can wait
//! for the absence of it.

#[test]
fn a_new_worker_takes_over_only_on_request() {
    let script = include_str!("../../assets/sw.js");
    let (_, told) = script
        .split_once("addEventListener(\"message\"")
        .expect("it listens");
    let (told, _) = told.split_once("\n});").expect("the listener ends");
    for text in [script, told] {
        assert_eq!(text.matches("skipWaiting()").count(), 1, "{text}");
    }
}
