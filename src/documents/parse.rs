//! Validation that returns the document as its type.

use crate::api::{InvalidDocumentError, Options, Report, Session};
use crate::report::rules::Limits;
use crate::service::shape::Shape;
use crate::service::version::Version;
use serde::Serialize;
use serde::de::DeserializeOwned;

/// A document's type: a shape in a version.
pub trait Document: DeserializeOwned + Serialize {
    /// The shape.
    const SHAPE: Shape;
    /// The version.
    const VERSION: Version;
}

/// Validates a document and returns it as its type, with the report.
///
/// The type decides the version: that of the options has no effect. What the default options call valid, the type
/// holds. A document that is valid only with more lenient options, and that the type can't hold, is an error: its
/// report follows the default rules. To parse many documents, use a [`Session`], which reuses its buffers.
///
/// # Errors
///
/// [`InvalidDocumentError`] with the report. Never panics, and messages never quote the document.
///
/// ```
/// use order_contract::documents::v2024_02_05::{Currency, OrderRequest, OrderRequestPaymentMethod};
/// use order_contract::{Code, Options, parse};
///
/// let text = r#"{"payment_method":{"type":"ACCOUNT_BALANCE","currency":"EUR"},"items":[]}"#;
/// let error = parse::<OrderRequest>(text, &Options::default()).unwrap_err();
/// assert_eq!(error.report.problems[0].code, Code::Empty);
///
/// let draft = Options { draft: true, ..Options::default() };
/// let (request, _) = parse::<OrderRequest>(text, &draft).unwrap();
/// let OrderRequestPaymentMethod::AccountBalance(payment) = request.payment_method else { panic!() };
/// assert_eq!(payment.currency, Currency::Eur);
/// ```
pub fn parse<T: Document>(text: impl AsRef<[u8]>, options: &Options) -> Result<(T, Report), InvalidDocumentError> {
    Session::default().parse(text, options)
}

impl Session {
    /// Validates a document and returns it as its type, with the report, like [`parse`].
    ///
    /// # Errors
    ///
    /// [`InvalidDocumentError`] with the report.
    ///
    /// ```
    /// use order_contract::documents::v2024_02_05::Order;
    /// use order_contract::{Options, Session};
    ///
    /// let mut session = Session::default();
    /// let lines = "{\"status\":\"COMPLETED\"}\n{\"status\":\"DONE\"}".lines();
    /// let parsed = lines.map(|line| session.parse::<Order>(line, &Options::default()));
    /// assert_eq!(parsed.filter(Result::is_ok).count(), 1);
    /// ```
    pub fn parse<T: Document>(
        &mut self,
        text: impl AsRef<[u8]>,
        options: &Options,
    ) -> Result<(T, Report), InvalidDocumentError> {
        let text = text.as_ref();
        let options = Options {
            version: T::VERSION,
            ..options.clone()
        };
        let report = self.validate(T::SHAPE, text, &options).into_result()?;
        match serde_json::from_slice(text) {
            Ok(document) => Ok((document, report)),
            Err(_) => Err(InvalidDocumentError {
                report: self.validate(T::SHAPE, text, &by_default(options)),
            }),
        }
    }
}

/// Returns the options without those that accept more than the types hold.
fn by_default(options: Options) -> Options {
    let (draft, level, severity, amendments) = Default::default();
    let depth = options.limits.depth.min(Limits::default().depth);
    Options {
        draft,
        level,
        severity,
        amendments,
        limits: Limits {
            depth,
            ..options.limits
        },
        ..options
    }
}
