import type { Change } from '../changelog.js';
export declare const changes: readonly Change[];
export declare const fillable: readonly {
    shape: string;
    version: string;
    pointer: string;
}[];
