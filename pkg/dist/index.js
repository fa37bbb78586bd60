import { C as validate, a as detectVersion, b as parse, n as convert, on as start, y as isValid } from "./shared/convert.js";
import { a as codes, c as standardSchema, d as InvalidDocumentError, f as assertValid, h as validateCall, i as changes, l as jsonSchema, m as applyFixes, n as verifyConversion, o as shapes, p as is, r as detectShape, s as versions, u as describe } from "./shared/api.js";
import { r as fieldErrors, t as loggable } from "./shared/loggable.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, start, validate, validateCall, verifyConversion, versions };
