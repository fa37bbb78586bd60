//! Decides which rules a schema or a type requires: those whose breach is an error by default, in a
//! direction and a version and at a level.

use crate::discriminator::Discriminator;
use order_contract::internals::{Circumstances, Contract, Direction, Field, Form, List, Standing, default_severity};
use order_contract::{Basis, Code, Level, Severity, Version};

/// The rules for the documents of a contract.
#[derive(Clone, Copy)]
pub struct ErrorRules {
    direction: Direction,
    pub version: Version,
    level: Level,
    /// Whether fields can be required: not if the discriminator is missing or wrong.
    checks_presence: bool,
}

impl ErrorRules {
    pub fn of(contract: &Contract, version: Version, level: Level) -> ErrorRules {
        ErrorRules {
            direction: contract.direction,
            version,
            level,
            checks_presence: true,
        }
    }

    /// Returns the same rules without `required` and `empty`.
    pub fn without_presence(self) -> ErrorRules {
        ErrorRules {
            checks_presence: false,
            ..self
        }
    }

    /// Whether breaking a rule is an error.
    pub fn is_error(self, code: Code, basis: Basis, is_vital: bool) -> bool {
        self.is_error_at(code, basis, is_vital, false)
    }

    fn is_error_at(self, code: Code, basis: Basis, is_vital: bool, is_null: bool) -> bool {
        let circumstances = Circumstances {
            is_received: self.direction == Direction::Received,
            basis,
            is_vital,
            is_null,
        };
        let applies = basis != Basis::Implied || self.level == Level::Implied;
        applies && default_severity(code, circumstances) == Severity::Error
    }

    pub fn requires_type(self, field: &Field) -> bool {
        self.is_error(Code::Type, field.kind_basis, field.is_vital(self.version))
    }

    /// Whether `null` is accepted although any other wrong type is an error.
    pub fn admits_null(self, field: &Field) -> bool {
        let is_error = self.is_error_at(Code::Type, field.kind_basis, field.is_vital(self.version), true);
        self.requires_type(field) && !is_error
    }

    pub fn requires_enum_value(self, field: &Field) -> bool {
        self.is_error(Code::Enum, Basis::Stated, field.is_vital(self.version))
    }

    pub fn requires_form(self, field: &Field, form: Form) -> bool {
        let code = match form {
            Form::Free => return false,
            Form::Count => return self.requires_type(field),
            Form::Email => Code::Email,
            Form::Timestamp => Code::Timestamp,
            Form::Decimal => Code::Decimal,
        };
        self.is_error(code, Basis::Stated, field.is_vital(self.version))
    }

    /// Whether a string must not be empty.
    pub fn requires_text(self, field: &Field) -> bool {
        let presence = field.presence_in(self.version).filter(|_| self.checks_presence);
        presence.is_some_and(|presence| self.is_error(Code::Empty, presence.basis, field.is_vital(self.version)))
    }

    /// Whether a list must not be empty.
    pub fn requires_entries(self, field: &Field, list: &List) -> bool {
        let presence = list.not_empty.filter(|_| self.checks_presence);
        presence.is_some_and(|presence| self.is_error(Code::Empty, presence.basis, field.is_vital(self.version)))
    }

    /// Whether the absence of a required field is an error.
    pub fn requires(self, field: &Field) -> bool {
        let presence = field.presence_in(self.version).filter(|_| self.checks_presence);
        field.is_available(self.version)
            && presence.is_some_and(|presence| self.is_error(Code::Required, presence.basis, false))
    }

    /// Whether a missing or wrong discriminator is an error.
    pub fn requires_value(self, discriminator: Discriminator) -> bool {
        let field = discriminator.field;
        self.requires(field) && self.requires_enum_value(field)
    }

    /// Whether the value of the discriminator decides about a field. A forbidden one is forbidden with every value.
    pub fn depends(self, field: &Field, discriminator: Discriminator) -> bool {
        discriminator.decides(field) && !self.forbids(field)
    }

    pub fn forbids(self, field: &Field) -> bool {
        matches!(field.standing(self.version), Standing::Removed(_))
            && self.is_error(Code::Removed, Basis::Stated, false)
    }
}
