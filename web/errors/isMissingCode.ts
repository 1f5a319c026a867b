/** What browsers say, each in its own words, when they cannot fetch a module that `import()` asks for. */
const words = /dynamically imported module|module script failed/i;

/** Whether the code of a page could not be fetched: after a new release, a page of before asks for files that are gone. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
