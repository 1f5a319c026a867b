/**
 * The most bytes of an operation with its variables. The longest form has 12,000 characters, which some programs send as
 * `\uXXXX`, 72 kB; the longest operation that is parsed (GW-16) has some 40 kB. Nested JSON of this size is parsed in a few
 * milliseconds, of 1 MB in 0.2 s, which keep all other requests waiting.
 */
export const LARGEST_OPERATION = 128 * 1024;
