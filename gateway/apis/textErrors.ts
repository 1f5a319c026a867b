import type { UserError } from '../generated/schemaTypes.ts';

/** How many characters the page and the consent, which travel in headers, may have. */
const longest = new Map([
  ['source', 500],
  ['consent', 100],
]);

/** What is wrong with the texts of a form that could not be passed on as they are, a sentence each. */
export function textErrors(input: object): UserError[] {
  return Object.entries(input).flatMap(([field, value]: [string, unknown]): UserError[] => {
    if (typeof value !== 'string') return [];
    // Half of a surrogate pair, which no encoding can hold.
    if (/\p{Cs}/u.test(value)) {
      return [{ field, message: 'This has a broken character: type it anew.', code: 'INVALID' }];
    }
    const most = longest.get(field);
    if (most === undefined || Array.from(value).length <= most) return [];
    return [{ field, message: `This is too long: ${most} characters at most.`, code: 'INVALID' }];
  });
}
