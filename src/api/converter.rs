//! The public conversion: of texts, with texts as results.

use super::input::Input;
use crate::convert::engine::Engine;
use crate::convert::render::render;
use crate::convert::steps::{self, Steps};
use crate::convert::{Conversion, ConvertError, refusal};
use crate::report::builder;
use crate::report::finding::Finding;
use crate::report::message::Names;
use crate::report::problem::Problem;
use crate::service::convert_options::ConvertOptions;
use crate::service::plan;
use crate::service::shape::Shape;
use crate::service::version::Version;
use crate::text::padded::KEPT;
use crate::text::{Cause, Doc, Padded};
use alloc::string::String;
use alloc::vec::Vec;

/// Converts a document from one version to another.
///
/// Changes only what must change; every other byte stays as it was. What the other version has no place
/// for is listed as a loss and kept in the complement, with which converting back gives the same bytes.
/// To convert many documents, use a [`Converter`], which reuses its buffers.
///
/// # Errors
///
/// [`ConvertError::Refused`] with the problems of the document or the complement, or the mistake in the
/// option `fill`. Never panics.
/// ```
/// use order_contract::{ConvertOptions, Shape, Version::*, convert};
/// let order = r#"{"items": [{"redemption_url": "https:\/\/example.com", "price": 1.10}]}"#;
/// let up = ConvertOptions::new(V2023_07_27, V2024_02_05);
/// let converted = convert(Shape::Order, order, &up).unwrap();
/// assert_eq!(
///     String::from_utf8(converted.output).unwrap(),
///     r#"{"items": [{"payout": {"url":"https:\/\/example.com"}, "price": 1.10}]}"#
/// );
/// assert!(converted.losses.is_empty() && converted.complement.is_none());
/// ```
pub fn convert<Kind>(
    shape: Shape,
    input: impl Input<Kind>,
    options: &ConvertOptions,
) -> Result<Conversion, ConvertError> {
    Converter::default().convert(shape, input, options)
}

/// Converts one document after another and reuses its buffers.
#[derive(Debug, Default)]
pub struct Converter {
    engine: Engine,
    text: Vec<u8>,
}

impl Converter {
    /// Converts a document. From a version to itself, without a complement, a text is returned unread.
    ///
    /// # Errors
    ///
    /// [`ConvertError::Refused`] with the problems of the document or the complement, or the mistake in the
    /// option `fill`.
    pub fn convert<Kind>(
        &mut self,
        shape: Shape,
        input: impl Input<Kind>,
        options: &ConvertOptions,
    ) -> Result<Conversion, ConvertError> {
        self.check_fill(shape, options)?;
        let mut source = input.source(shape);
        if !source.as_sent(shape) {
            return Err(ConvertError::Refused(self.no_texts(shape, input, options)));
        }
        if let Ok(text) = &source.text
            && options.from == options.to
            && options.complement.is_none()
        {
            return Ok(unchanged(text));
        }
        let source = source.within(&options.limits);
        let steps = options.steps(shape);
        let result = match &source.text {
            Ok(text) => self.convert_text(&steps, text, source.has_places),
            Err(finding) => {
                self.engine.index.clear();
                let doc = self.engine.index.doc(Padded::EMPTY);
                Err(problems(&steps, doc, false, &[*finding]))
            }
        };
        self.release(options);
        result.map_err(ConvertError::Refused)
    }

    /// The problems of a query that was made of an object, with values that a query can't carry.
    fn no_texts<Kind>(&mut self, shape: Shape, input: impl Input<Kind>, options: &ConvertOptions) -> Vec<Problem> {
        let text = input.source(shape).text.unwrap_or_default();
        let (text, steps) = (Padded::copy(&text, &mut self.text), options.steps(shape));
        let doc = self.engine.index.read_query_object(text);
        problems(&steps, doc, false, &refusal::no_texts(doc, steps.shape))
    }

    /// Frees the buffers that a large document or complement has left behind.
    fn release(&mut self, options: &ConvertOptions) {
        let complement = options.complement.as_ref();
        let complement = complement.map_or(0, |held| held.as_json().len());
        if self.text.capacity().max(complement) > KEPT {
            *self = Converter::default();
        }
    }

    fn check_fill(&mut self, shape: Shape, options: &ConvertOptions) -> Result<(), ConvertError> {
        if options.fill.is_empty() {
            return Ok(());
        }
        let steps = options.steps(shape);
        let gaps = steps::fillable(steps.plan, steps.shape, [steps.from, steps.to]);
        for (pointer, value) in &options.fill {
            let gap = gaps.iter().find(|gap| gap.pointer == pointer.as_str());
            let Some(gap) = gap else {
                return Err(ConvertError::UnknownGap(pointer.clone()));
            };
            let value = Padded::copy(value.as_bytes(), &mut self.text);
            let index = &mut self.engine.index;
            index.read(value, 0, options.limits.depth);
            return Err(match index.fault().map(|fault| fault.cause) {
                None if gap.allows(&steps, index.doc(value)) => continue,
                None => ConvertError::UnfitFill(pointer.clone()),
                Some(Cause::TooDeep) => ConvertError::FillTooDeep(pointer.clone()),
                Some(_) => ConvertError::InvalidFill(pointer.clone()),
            });
        }
        Ok(())
    }

    fn convert_text(&mut self, steps: &Steps, text: &[u8], has_places: bool) -> Result<Conversion, Vec<Problem>> {
        let text = Padded::copy(text, &mut self.text);
        self.engine.convert(steps, text);
        let refusals = &self.engine.outcome.refusals;
        if refusals.is_empty() {
            return Ok(render(steps, text, &mut self.engine, has_places));
        }
        let doc = self.engine.index.doc(text);
        Err(problems(steps, doc, has_places, refusals))
    }
}

/// The conversion of a text from a version to itself, which is not read.
fn unchanged(text: &[u8]) -> Conversion {
    Conversion {
        output: text.to_vec(),
        edits: Vec::new(),
        changes: Vec::new(),
        losses: Vec::new(),
        gaps: Vec::new(),
        complement: None,
        assumptions: Vec::new(),
    }
}

/// Makes problems of refusals.
fn problems(steps: &Steps, doc: Doc, has_places: bool, refusals: &[Finding]) -> Vec<Problem> {
    let rules = steps.of_problems(has_places);
    let found = refusal::list(doc, &rules, refusals);
    builder::problems(&found, Names::Wire)
}

/// Returns the pointers, relative to an entry, for which [`ConvertOptions::fill`] can hold a value.
/// ```
/// use order_contract::{fillable, Shape, Version::*};
/// assert_eq!(fillable(Shape::Product, V2023_07_27, V2024_02_05).next().as_deref(), Some("/approval_state"));
/// assert_eq!(fillable(Shape::Product, V2024_02_05, V2023_07_27).next(), None);
/// ```
pub fn fillable(shape: Shape, from: Version, to: Version) -> impl Iterator<Item = String> {
    let shape = plan().catalogue.shape(shape as usize);
    let gaps = steps::fillable(plan(), shape, [from.id(), to.id()]).into_iter();
    gaps.map(|gap| gap.pointer)
}
