import type { Change } from '../changelog.js';
import type { Shape, Version } from '../types.js';
export declare const changes: readonly Change[];
export declare const touched: readonly {
    shape: Shape;
    version: Version;
}[];
export declare const fillable: readonly {
    shape: string;
    version: string;
    pointer: string;
}[];
