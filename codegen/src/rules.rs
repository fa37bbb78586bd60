//! Decides which rules a description calls errors and a type requires: those whose breach is an error by default, in a
//! direction and a version.

use order_contract::internals::{
    Circumstances, Contract, Direction, EnumValue, Field, Form, Kind, Object, Presence, Standing, default_severity,
};
use order_contract::{Basis, Code, Severity, Version};

/// The rules for the documents of a contract.
#[derive(Clone, Copy)]
pub struct ErrorRules {
    is_received: bool,
    pub version: Version,
}

impl ErrorRules {
    pub fn of(contract: &Contract, version: Version) -> ErrorRules {
        let is_received = contract.direction == Direction::Received;
        ErrorRules { is_received, version }
    }

    /// Whether breaking a rule is an error.
    pub fn is_error(self, code: Code, basis: Basis, is_mandatory: bool, is_null: bool) -> bool {
        let circumstances = Circumstances {
            is_received: self.is_received,
            basis,
            is_mandatory,
            is_null,
        };
        default_severity(code, circumstances) == Severity::Error
    }

    /// Whether `null` is accepted although any other wrong type is an error.
    pub fn admits_null(self, field: &Field) -> bool {
        let (basis, is_mandatory) = (field.kind_basis, field.is_mandatory(self.version));
        let [other, null] = [false, true].map(|is_null| self.is_error(Code::Type, basis, is_mandatory, is_null));
        other && !null
    }

    /// Whether a finding of a code at a field is an error.
    pub fn enforces(self, field: &Field, code: Code) -> bool {
        self.errors(field, None).contains(&code)
    }

    /// How firmly the form of a text is shown, if a text of another form is an error.
    pub fn form_basis(self, field: &Field) -> Option<Basis> {
        let basis = field.form_basis(self.version);
        let is_enforced = |form: Form| self.is_error(form.code(), basis, field.is_mandatory(self.version), false);
        match field.kind_in(self.version) {
            Kind::Text(form) if form != Form::Free => is_enforced(form).then_some(basis),
            _ => None,
        }
    }

    /// Returns the codes whose findings at a field are errors. `filled` says why an element of a list must not be empty.
    pub fn errors(self, field: &Field, filled: Option<Presence>) -> Vec<Code> {
        let kind = field.kind_in(self.version);
        let shown = (!matches!(kind, Kind::Any)).then_some(field.kind_basis);
        let basis = |presence: Option<Presence>| presence.map(|presence| presence.basis);
        let required = basis(field.presence_in(self.version));
        let stated = Some(Basis::Stated);
        let (form, filled) = match kind {
            Kind::Any | Kind::Object(_) | Kind::Collection => (None, None),
            Kind::List(list) => (None, basis(list.not_empty)),
            Kind::Enum(_) => (Some(Code::Enum), required.or(stated)),
            Kind::Text(form) => {
                let is_no_value = form.mistake(b"", false) == Some(Code::Empty);
                let filled = basis(filled).or(stated.filter(|_| is_no_value));
                (Some(form.code()), required.or(filled))
            }
        };
        let form = form.filter(|code| *code != Code::Type);
        let rules = [
            shown.map(|basis| (Code::Type, basis)),
            form.map(|code| (code, field.form_basis(self.version))),
            required.map(|basis| (Code::Required, basis)),
            filled.map(|basis| (Code::Empty, basis)),
        ];
        let is_mandatory = field.is_mandatory(self.version);
        let rules = rules.into_iter().flatten();
        let errors = rules.filter(|(code, basis)| self.is_error(*code, *basis, is_mandatory, false));
        errors.map(|(code, _)| code).collect()
    }

    /// Whether the value of the discriminator decides about a field. A forbidden one is forbidden with every value.
    pub fn depends(self, field: &Field, object: &Object) -> bool {
        let values = object.decider().map(|decider| decider.kind.values(self.version));
        let decides = |value: &EnumValue| {
            let is_required = field.is_required_with(Some(value));
            !object.allows(Some(value), field) || is_required != field.is_required_with(None)
        };
        values.unwrap_or_default().iter().any(decides) && !self.forbids(field)
    }

    pub fn forbids(self, field: &Field) -> bool {
        let is_removed = matches!(field.standing(self.version), Standing::Removed(_));
        is_removed && self.is_error(Code::Removed, Basis::Stated, false, false)
    }
}
