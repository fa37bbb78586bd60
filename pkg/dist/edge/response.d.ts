/** Throws a TypeError if a value is not a `Response`, for example because of a missing `return`. */
export declare function checkResponse(giver: string, value: unknown): asserts value is Response;
