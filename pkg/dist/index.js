import { b as isValid, g as changes, i as detectVersion, t as convert, w as validate, x as parse } from "./shared/convert.js";
import { a as validateCall, t as loggable } from "./shared/loggable.js";
import { a as is, c as fieldErrors, i as assertValid, l as describe, n as jsonSchema, o as explanations, r as InvalidDocumentError, s as applyFixes, t as standardSchema } from "./shared/api.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, explanations as codes, convert, describe, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, standardSchema, validate, validateCall };
