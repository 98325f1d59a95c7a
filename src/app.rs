use gloo::timers::callback::Timeout;
use yew::prelude::*;

use crate::game::{Action, Table, Turn};
use crate::hooks::{use_address, use_computer_turn, use_reminder, use_table};
use crate::text::{page, win};
use crate::ui::{
    Dialog, HeapBoard, SetupModal, Sheet, StatusLine, header, how_to, menu, status, take_bar, trouble_bar, turn_banner,
    win_dialog,
};

/// What a visit begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The fragment of the address, with its `#`; empty for the first visit's table.
    #[prop_or_default]
    pub fragment: AttrValue,
}

/// The page: it owns the table, starts the effects, and lays out the screen.
#[component]
pub fn App(props: &Props) -> Html {
    let table = use_table(&props.fragment);
    use_computer_turn(&table);
    use_reminder(&table);
    use_address(&table);

    let sheet = use_reducer_eq(Opened::default);
    let turn = table.game.turn();
    {
        let dispatcher = sheet.dispatcher();
        use_effect_with((table.ticket(), turn), move |&(_, turn)| {
            let over = matches!(turn, Turn::Over { .. });
            let timer = over.then(|| Timeout::new(LAST_LOOK, move || dispatcher.dispatch(Sheets::Offer(Sheet::Win))));
            move || drop(timer)
        });
    }

    let open = { let dispatcher = sheet.dispatcher(); Callback::from(move |asked| dispatcher.dispatch(Sheets::Open(asked))) };
    let close = { let dispatcher = sheet.dispatcher(); Callback::from(move |left| dispatcher.dispatch(Sheets::Close(left))) };
    let act = { let dispatcher = table.dispatcher(); Callback::from(move |action| dispatcher.dispatch(action)) };
    // What begins another game closes whatever stands before the board.
    let begin = {
        let (act, dispatcher) = (act.clone(), sheet.dispatcher());
        Callback::from(move |action| {
            dispatcher.dispatch(Sheets::CloseAll);
            act.emit(action);
        })
    };
    let shown = sheet.0;
    let dialog = |which: Sheet, heading: AttrValue, content: Html| html! {
        <Dialog sheet={which} open={shown == Some(which)} {heading} onclose={close.clone()}>{ content }</Dialog>
    };
    let when = |which: Sheet, content: &dyn Fn() -> Html| if shown == Some(which) { content() } else { Html::default() };
    let status = status::Props::of(&table, act.reform(Action::Start));
    html! {
        <>
            { header(&open) }
            <main class="table">
                { trouble_bar(table.trouble.as_ref(), &act.reform(|()| Action::Dismiss)) }
                { turn_banner(&table.game) }
                <StatusLine ..status />
                <HeapBoard table={table.clone()} onnew={open.reform(|()| Sheet::Setup)} onhelp={open.reform(|()| Sheet::HowTo)} />
                { take_bar(&table, &act, &open) }
            </main>
            { dialog(Sheet::Menu, page::MENU.into(), when(Sheet::Menu, &|| menu(&open, &begin.reform(|()| Action::Restart)))) }
            { dialog(Sheet::HowTo, page::HOW_TO_PLAY.into(), when(Sheet::HowTo, &|| how_to(table.game.table().board.rules()))) }
            { dialog(Sheet::Setup, page::NEW_GAME.into(), when(Sheet::Setup, &|| {
                let laid: Table = table.game.table().clone();
                html! { <SetupModal table={laid} onplay={begin.reform(Action::New)} /> }
            })) }
            { match turn {
                Turn::Over { winner } => dialog(Sheet::Win, win::heading(&table.game, winner).into(), when(Sheet::Win, &|| win_dialog(&table.game, winner, &begin, &open, &close))),
                _ => dialog(Sheet::Win, AttrValue::default(), Html::default()),
            } }
        </>
    }
}

/// How long the empty board is seen before the result covers it, in milliseconds.
const LAST_LOOK: u32 = 600;

/// Which dialog is open, if any.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Opened(Option<Sheet>);

/// What happens to the dialogs.
enum Sheets {
    /// Somebody asks for this one.
    Open(Sheet),
    /// This one would open by itself, but disturbs nobody who has another one open.
    Offer(Sheet),
    /// This one was closed. If another has taken its place meanwhile, that one stays.
    Close(Sheet),
    /// The board is wanted.
    CloseAll,
}

impl Reducible for Opened {
    type Action = Sheets;

    fn reduce(self: std::rc::Rc<Self>, action: Sheets) -> std::rc::Rc<Self> {
        let next = match action {
            Sheets::Open(asked) => Some(asked),
            Sheets::Offer(offered) => self.0.or(Some(offered)),
            Sheets::Close(left) => self.0.filter(|&open| open != left),
            Sheets::CloseAll => None,
        };
        Self(next).into()
    }
}
