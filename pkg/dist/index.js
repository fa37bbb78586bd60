import { _ as parse, a as detectVersion, b as validate, g as isValid, n as convert, qt as start } from "./shared/convert.js";
import { a as jsonSchema, c as codes, d as InvalidDocumentError, f as assertValid, h as validateCall, i as standardSchema, l as shapes, m as applyFixes, n as verifyConversion, o as describe, p as is, r as detectShape, s as changes, u as versions } from "./shared/api.js";
import { r as fieldErrors, t as loggable } from "./shared/loggable.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, start, validate, validateCall, verifyConversion, versions };
