//! An order form: validated as a draft at every keystroke, and in full on submit.

use js_sys::{Array, JSON, Object, Reflect};
use order_contract::js;
use wasm_bindgen::prelude::*;
use web_sys::{Event, FormData, HtmlElement, HtmlFormElement};

#[wasm_bindgen(start)]
fn start() -> Result<(), JsValue> {
    let form: HtmlFormElement = element("order")?;
    listen(&form, "input", |form| show(form, true))?;
    listen(&form, "submit", |form| show(form, false))
}

fn listen(
    form: &HtmlFormElement,
    event: &str,
    act: fn(&HtmlFormElement) -> Result<(), JsValue>,
) -> Result<(), JsValue> {
    let target = form.clone();
    let listener = Closure::<dyn Fn(Event) -> Result<(), JsValue>>::new(move |event: Event| {
        event.prevent_default();
        act(&target)
    });
    form.add_event_listener_with_callback(event, listener.as_ref().unchecked_ref())?;
    // The listener lives as long as the page.
    listener.forget();
    Ok(())
}

/// Shows the problems, or the order that would be sent.
fn show(form: &HtmlFormElement, draft: bool) -> Result<(), JsValue> {
    let order = order(form)?;
    let options = object(&[("draft", draft.into()), ("names", "label".into())])?;
    let report = js::validate("order-request".into(), order.clone(), options)?;
    let problems: Array = Reflect::get(&report, &"problems".into())?.dyn_into()?;
    let list: HtmlElement = element("problems")?;
    list.set_inner_text("");
    for problem in problems.iter() {
        let message = Reflect::get(&problem, &"message".into())?;
        list.append_with_str_1(&format!("{}\n", message.as_string().unwrap_or_default()))?;
    }
    let is_sent = !draft && problems.length() == 0;
    let text = match is_sent {
        true => String::from(JSON::stringify(&order)?),
        false => String::new(),
    };
    element::<HtmlElement>("sent")?.set_inner_text(&text);
    Ok(())
}

/// Returns the order in the form, without empty fields.
fn order(form: &HtmlFormElement) -> Result<JsValue, JsValue> {
    let data = FormData::new_with_form(form)?;
    let field = |name: &str| data.get(name).as_string().filter(|text| !text.is_empty());
    let value = |name: &str| field(name).map_or(JsValue::UNDEFINED, JsValue::from);
    let payment = object(&[
        ("type", value("payment")),
        ("card_id", value("card")),
        ("currency", value("currency")),
    ])?;
    let distribution = object(&[("type", "EMAIL".into()), ("email_address", value("email"))])?;
    let products = object(&[("type", "SINGLE".into()), ("value", value("product"))])?;
    let item = object(&[
        ("distribution_method", distribution),
        ("products", products),
    ])?;
    object(&[
        ("payment_method", payment),
        ("items", Array::of1(&item).into()),
    ])
}

fn object(members: &[(&str, JsValue)]) -> Result<JsValue, JsValue> {
    let object = Object::new();
    for (name, value) in members {
        Reflect::set(&object, &(*name).into(), value)?;
    }
    Ok(object.into())
}

fn element<T: JsCast>(id: &str) -> Result<T, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(id));
    found
        .ok_or("the page has no such element")?
        .dyn_into()
        .map_err(JsValue::from)
}
