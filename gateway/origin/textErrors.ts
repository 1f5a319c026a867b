import type { UserError } from '../generated/schemaTypes.ts';

/** How many characters the `source` and the `consent` of a form may have: they are sent in headers. */
const longest = new Map([
  ['source', 500],
  ['consent', 100],
]);

/** The errors of texts that cannot be sent to the origin unchanged, also of those in the objects and lists of a field. */
export function textErrors(input: object): UserError[] {
  return Object.entries(input).flatMap(([field, value]: [string, unknown]): UserError[] => {
    if (isBroken(value)) {
      return [{ field, message: 'This contains an invalid character. Type it again.', code: 'INVALID' }];
    }
    const most = longest.get(field);
    if (typeof value !== 'string' || most === undefined || Array.from(value).length <= most) return [];
    return [{ field, message: `This is too long. The maximum is ${most} characters.`, code: 'INVALID' }];
  });
}

/** Whether a text, or one within a value, has a lone surrogate, which UTF-8 cannot hold. */
function isBroken(value: unknown): boolean {
  if (typeof value === 'string') return /\p{Cs}/u.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(isBroken);
}
