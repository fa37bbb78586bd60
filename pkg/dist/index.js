import { g as parse, h as isValid, i as detectVersion, t as convert, y as validate } from "./shared/convert.js";
import { a as jsonSchema, c as is, d as changes, f as codes, h as validateCall, i as standardSchema, l as applyFixes, m as versions, n as verifyConversion, o as InvalidDocumentError, p as shapes, r as detectShape, s as assertValid, u as describe } from "./shared/api.js";
import { r as fieldErrors, t as loggable } from "./shared/loggable.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, verifyConversion, versions };
