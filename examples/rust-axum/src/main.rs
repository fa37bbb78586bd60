//! A server that receives the product-update webhook, converts orders between versions and reports on orders.

use axum::Router;
use axum::body::Bytes;
use axum::extract::{Json, Query};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use order_contract::documents::v2024_02_05::ProductUpdate;
use order_contract::{
    ConvertError, ConvertOptions, Options, Report, Severity, Shape, Version, parse, validate,
};
use serde::{Deserialize, Serialize};
use std::error::Error;
use tokio::net::TcpListener;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = std::env::var("ADDRESS").unwrap_or_else(|_| "127.0.0.1:3000".to_owned());
    let listener = TcpListener::bind(address).await?;
    println!("listening on http://{}", listener.local_addr()?);
    Ok(axum::serve(listener, app()).await?)
}

fn app() -> Router {
    Router::new()
        .route("/webhook", post(receive))
        .route("/convert", post(convert))
        .route("/report", post(report))
}

/// Answers a valid update with 200, and everything else with problem details.
async fn receive(body: Bytes) -> Result<StatusCode, Details> {
    let (update, _) = parse::<ProductUpdate>(&body, &Options::default())
        .map_err(|error| Details::of(error.report))?;
    // In your server, verify the signature first, and handle each update once.
    // `{:?}` escapes line breaks: a sender cannot add lines to the log.
    let time = update.timestamp.naive();
    println!("product {:?} was updated at {time}", update.product_code);
    Ok(StatusCode::OK)
}

/// The versions of a conversion.
#[derive(Deserialize)]
struct Versions {
    from: Version,
    to: Version,
}

/// Converts an order: `POST /convert?from=2023-07-27&to=2024-02-05`. The response lists losses and gaps.
async fn convert(Query(between): Query<Versions>, body: Bytes) -> Response {
    let options = ConvertOptions::new(between.from, between.to);
    match order_contract::convert(Shape::Order, &body, &options) {
        Ok(conversion) => Json(conversion).into_response(),
        Err(error @ ConvertError::Refused(_)) => {
            (StatusCode::UNPROCESSABLE_ENTITY, Json(error)).into_response()
        }
        // The options come from this server, not from the client.
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// The report on an order, as JSON.
async fn report(body: Bytes) -> Json<Report> {
    Json(validate(Shape::Order, &body, &Options::default()))
}

/// Problem details (RFC 9457) that never quote the request: no pointers into unknown members, no values.
#[derive(Serialize)]
struct Details {
    r#type: &'static str,
    title: &'static str,
    status: u16,
    errors: Vec<Detail>,
}

#[derive(Serialize)]
struct Detail {
    code: &'static str,
    detail: String,
}

impl Details {
    fn of(report: Report) -> Details {
        let problems = report.problems.into_iter();
        let errors = problems.filter(|problem| problem.severity == Severity::Error);
        let errors = errors.map(|problem| Detail {
            code: problem.code.name(),
            detail: problem.message,
        });
        Details {
            r#type: "about:blank",
            title: "The body is not a valid product update",
            status: StatusCode::UNPROCESSABLE_ENTITY.as_u16(),
            errors: errors.collect(),
        }
    }
}

impl IntoResponse for Details {
    fn into_response(self) -> Response {
        let head = [(header::CONTENT_TYPE, "application/problem+json")];
        (StatusCode::UNPROCESSABLE_ENTITY, head, Json(self)).into_response()
    }
}
