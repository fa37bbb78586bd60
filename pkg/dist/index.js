import { _ as isValid, i as detectVersion, t as convert, v as parse, x as validate } from "./shared/convert.js";
import { a as validateCall, r as fieldErrors, t as loggable } from "./shared/loggable.js";
import { a as assertValid, c as describe, d as shapes, f as versions, i as InvalidDocumentError, l as changes, n as standardSchema, o as is, r as jsonSchema, s as applyFixes, t as detectShape, u as codes } from "./shared/api.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectShape, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, versions };
