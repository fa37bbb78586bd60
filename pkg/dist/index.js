import { _ as isValid, i as detectVersion, t as convert, v as parse, x as validate } from "./shared/convert.js";
import { i as changelog, l as validateCall, t as loggable } from "./shared/loggable.js";
import { a as is, c as explain, d as versions, i as assertValid, l as describe, n as jsonSchema, o as applyFixes, r as InvalidDocumentError, s as fieldErrors, t as standardSchema, u as shapes } from "./shared/api.js";
export { InvalidDocumentError, applyFixes, assertValid, changelog, convert, describe, detectVersion, explain, fieldErrors, is, isValid, jsonSchema, loggable, parse, shapes, standardSchema, validate, validateCall, versions };
