import { type Settings } from '../options.js';
import type { Report, Shape } from '../types.js';
export declare function tooLarge(shape: Shape, settings: Settings): Report;
