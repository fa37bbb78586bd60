//! An order form: validated as a draft at every keystroke, and in full on submit.

use order_contract::documents::v2024_02_05::OrderRequest;
use order_contract::{Names, Options, Shape, parse, validate};
use serde_json::{Map, Value, json};
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
    let options = Options {
        draft,
        names: Names::Label,
        ..Options::default()
    };
    let report = validate(Shape::OrderRequest, &order, &options);
    let list: HtmlElement = element("problems")?;
    list.set_inner_text("");
    for problem in &report.problems {
        list.append_with_str_1(&format!("{}\n", problem.message))?;
    }
    let sent = match draft {
        true => None,
        false => parse::<OrderRequest>(order.to_string(), &options).ok(),
    };
    let text = sent
        .map(|(request, _)| request_text(&request))
        .unwrap_or_default();
    element::<HtmlElement>("sent")?.set_inner_text(&text);
    Ok(())
}

/// The request as it would be sent. Its types hold only what is valid.
fn request_text(request: &OrderRequest) -> String {
    // Documents always serialise.
    serde_json::to_string(request).unwrap_or_default()
}

/// Returns the order in the form, without empty fields.
fn order(form: &HtmlFormElement) -> Result<Value, JsValue> {
    let data = FormData::new_with_form(form)?;
    let filled = |members: &[(&str, &str)]| -> Value {
        let values = members.iter().filter_map(|(member, input)| {
            let text = data
                .get(input)
                .as_string()
                .filter(|text| !text.is_empty())?;
            Some(((*member).to_owned(), Value::from(text)))
        });
        values.collect::<Map<_, _>>().into()
    };
    let mut distribution = filled(&[("email_address", "email")]);
    distribution["type"] = json!("EMAIL");
    let mut products = filled(&[("value", "product")]);
    products["type"] = json!("SINGLE");
    Ok(json!({
        "payment_method": filled(&[("type", "payment"), ("card_id", "card"), ("currency", "currency")]),
        "items": [{ "distribution_method": distribution, "products": products }],
    }))
}

fn element<T: JsCast>(id: &str) -> Result<T, JsValue> {
    let document = web_sys::window().and_then(|window| window.document());
    let found = document.and_then(|document| document.get_element_by_id(id));
    found
        .ok_or("the page has no such element")?
        .dyn_into()
        .map_err(JsValue::from)
}
