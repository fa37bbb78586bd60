/** Returns a query as URLSearchParams or as a URL if the input is one. Returns undefined for other inputs. */
export declare function queryLike(input: unknown, query: string): URLSearchParams | URL | undefined;
