/** Words in the messages of the different browsers when they cannot fetch a module for `import()`. */
const words = /dynamically imported module|module script failed/i;

/** Whether the code of a page could not be fetched: after a release, a page that was opened before asks for files that are gone. */
export function isMissingCode(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
