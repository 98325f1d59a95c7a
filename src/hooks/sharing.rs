use web_sys::HtmlInputElement;

use super::PageHandle;
use crate::platform::{address, document, share};
use crate::ui::share_sheet::{LINK, Sharing, Step, Told, Way, parcel};
use crate::ui::{Gesture, Happening};

/// Tells the open sheet what only the browser knows, and sends what somebody has just asked to be
/// sent. Each is told once, since the telling itself changes the page.
pub fn settle_share(page: &PageHandle) {
    let sharing = Sharing::of(page);
    let parcel = parcel(page);
    if sharing.page.is_none() {
        let whole = address::page();
        let link = [&whole, &*parcel.link].concat();
        tell(page, Told::Page(whole));
        if share::is_at_hand(&parcel.title, &parcel.text, &link) {
            tell(page, Told::Device);
        }
    }
    let Step::Asked(way) = sharing.step else {
        return;
    };
    tell(page, Told::Step(Step::Begun));
    let sent = way == Way::Device && {
        let page = page.clone();
        let over = move || tell(&page, Told::Step(Step::Idle));
        share::send(&parcel.title, &parcel.text, &parcel.link, over)
    };
    if !sent {
        copy(page, &parcel.whole());
    }
}

fn copy(page: &PageHandle, text: &str) {
    let page = page.clone();
    share::copy(text, move |copied| {
        let step = if copied { Step::Copied } else { Step::Refused };
        tell(&page, Told::Step(step));
        let field = document::by_id::<HtmlInputElement>(LINK);
        if let Some(field) = field.filter(|_| !copied) {
            document::show(&field);
            field.select();
        }
    });
}

fn tell(page: &PageHandle, told: Told) {
    let (name, value) = told.field();
    page.dispatch(Happening::Gesture(Gesture::Fill(name, value)));
}
