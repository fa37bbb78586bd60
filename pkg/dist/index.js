import { S as validate, i as detectVersion, t as convert, v as isValid, y as parse } from "./shared/convert.js";
import { a as validateCall, t as loggable } from "./shared/loggable.js";
import { a as is, c as describe, d as shapes, f as versions, i as assertValid, l as changes, n as jsonSchema, o as applyFixes, r as InvalidDocumentError, s as fieldErrors, t as standardSchema, u as codes } from "./shared/api.js";
export { InvalidDocumentError, applyFixes, assertValid, changes, codes, convert, describe, detectVersion, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, versions };
