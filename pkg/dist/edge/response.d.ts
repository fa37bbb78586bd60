/** What is no `Response` is the programmer's mistake, such as a `return` that was forgotten. */
export declare function checkResponse(giver: string, value: unknown): asserts value is Response;
