import type { Change, Touched } from '../reference.js';
export declare const changes: readonly Change[];
export declare const touched: readonly Touched[];
export declare const fillable: readonly {
    shape: string;
    version: string;
    pointer: string;
}[];
