import { Yt as start, a as detectVersion, b as isValid, n as convert, w as validate, x as parse } from "./shared/convert.js";
import { a as jsonSchema, c as codes, d as InvalidDocumentError, f as assertValid, h as validateCall, i as standardSchema, l as shapes, m as applyFixes, n as verifyConversion, o as describe, p as is, r as detectShape, s as changes, u as versions } from "./shared/api.js";
import { r as fieldErrors, t as loggable } from "./shared/loggable.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, start, validate, validateCall, verifyConversion, versions };
