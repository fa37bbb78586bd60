import { Xt as start, a as detectVersion, b as isValid, n as convert, w as validate, x as parse } from "./shared/convert.js";
import { _ as validateCall, a as detectShape, c as describe, d as shapes, f as versions, g as applyFixes, h as is, i as verifyConversion, l as changes, m as assertValid, o as standardSchema, p as InvalidDocumentError, s as jsonSchema, u as codes } from "./shared/api.js";
import { r as fieldErrors, t as loggable } from "./shared/loggable.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, start, validate, validateCall, verifyConversion, versions };
