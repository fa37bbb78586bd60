import type { Problem, Report } from './types.js';
export declare function problemsOf(name: string, report: Pick<Report, 'problems'>): readonly Problem[];
export declare function notReport(name: string, what: string): TypeError;
