//! Decides which rules a description calls errors and a type requires: those whose breach is an error by default, in a
//! direction and a version.

use order_contract::internals::{
    Circumstances, Contract, Direction, EnumValue, Field, Form, Kind, Object, Presence, Standing, default_severity,
};
use order_contract::{Basis, Code, Severity, Version};

/// The rules for the documents of a contract.
#[derive(Clone, Copy)]
pub struct ErrorRules {
    direction: Direction,
    pub version: Version,
}

impl ErrorRules {
    pub fn of(contract: &Contract, version: Version) -> ErrorRules {
        ErrorRules {
            direction: contract.direction,
            version,
        }
    }

    /// Whether breaking a rule is an error.
    pub fn is_error(self, code: Code, basis: Basis, is_mandatory: bool) -> bool {
        self.is_error_at(code, basis, is_mandatory, false)
    }

    fn is_error_at(self, code: Code, basis: Basis, is_mandatory: bool, is_null: bool) -> bool {
        let circumstances = Circumstances {
            is_received: self.direction == Direction::Received,
            basis,
            is_mandatory,
            is_null,
        };
        default_severity(code, circumstances) == Severity::Error
    }

    /// Whether `null` is accepted although any other wrong type is an error.
    pub fn admits_null(self, field: &Field) -> bool {
        let is_error =
            |is_null| self.is_error_at(Code::Type, field.kind_basis, field.is_mandatory(self.version), is_null);
        is_error(false) && !is_error(true)
    }

    /// Whether a finding of a code at a field is an error.
    pub fn enforces(self, field: &Field, code: Code) -> bool {
        self.errors(field, None).contains(&code)
    }

    /// How firmly the form of a text is shown, if a text of another form is an error.
    pub fn form_basis(self, field: &Field) -> Option<Basis> {
        let Kind::Text(form) = field.kind_in(self.version) else {
            return None;
        };
        let basis = field.form_basis(self.version);
        let is_error = self.is_error(form.code(), basis, field.is_mandatory(self.version));
        (form != Form::Free && is_error).then_some(basis)
    }

    /// Returns the codes whose findings at a field are errors. `filled` says why an element of a list must not be empty.
    pub fn errors(self, field: &Field, filled: Option<Presence>) -> Vec<Code> {
        let kind = field.kind_in(self.version);
        let required = field.presence_in(self.version).map(|presence| presence.basis);
        let (is_typed, form, filled) = match kind {
            Kind::Any => (false, None, None),
            Kind::Object(_) | Kind::Collection => (true, None, None),
            Kind::List(list) => (true, None, list.not_empty.map(|presence| presence.basis)),
            Kind::Enum(_) => (true, Some(Code::Enum), required.or(Some(Basis::Stated))),
            Kind::Text(form) => {
                let no_value = (form.mistake(b"", false) == Some(Code::Empty)).then_some(Basis::Stated);
                let filled = filled.map(|presence| presence.basis).or(no_value);
                (true, Some(form.code()), required.or(filled))
            }
        };
        let type_basis = is_typed.then_some(field.kind_basis);
        let rules = [
            type_basis.map(|basis| (Code::Type, basis)),
            form.filter(|&code| code != Code::Type)
                .map(|code| (code, field.form_basis(self.version))),
            required.map(|basis| (Code::Required, basis)),
            filled.map(|basis| (Code::Empty, basis)),
        ];
        let rules = rules.into_iter().flatten();
        let errors = rules.filter(|&(code, basis)| self.is_error(code, basis, field.is_mandatory(self.version)));
        errors.map(|(code, _)| code).collect()
    }

    /// Whether the value of the discriminator decides about a field. A forbidden one is forbidden with every value.
    pub fn depends(self, field: &Field, object: &Object) -> bool {
        let values = object
            .decider()
            .map_or(&[][..], |decider| decider.kind.values(self.version));
        let decides = |value: &EnumValue| {
            let is_required = field.is_required_with(Some(value));
            !object.allows(Some(value), field) || is_required != field.is_required_with(None)
        };
        values.iter().any(decides) && !self.forbids(field)
    }

    pub fn forbids(self, field: &Field) -> bool {
        matches!(field.standing(self.version), Standing::Removed(_))
            && self.is_error(Code::Removed, Basis::Stated, false)
    }
}
