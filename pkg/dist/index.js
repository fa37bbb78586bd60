import { _ as isValid, i as detectVersion, t as convert, v as parse, x as validate } from "./shared/convert.js";
import { a as validateCall, r as fieldErrors, t as loggable } from "./shared/loggable.js";
import { a as is, c as changes, d as versions, i as assertValid, l as codes, n as jsonSchema, o as applyFixes, r as InvalidDocumentError, s as describe, t as standardSchema, u as shapes } from "./shared/api.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, versions };
