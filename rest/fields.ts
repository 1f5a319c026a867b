import Type from 'typebox';

const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * What a browser's own email field accepts (HTML, "valid email address"), and letters of every script: what a form
 * has let through is not refused here, except by its length.
 */
export const emailPattern = `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`;

/**
 * Something to see: not only blanks, controls, characters of no width, of no meaning (private or not assigned) and fillers,
 * nor marks without the letter that they belong to.
 */
export const visiblePattern = '[^\\p{Z}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** What a text may be besides what its pattern says: the `format` of a schema, and whether a text is so. */
export const textFormats = {
  /** Without halves of surrogate pairs, which no encoding can hold. */
  'well-formed': (text: string) => !/\p{Cs}/u.test(text),
  /** With 64 characters at most before the @ (RFC 5321, 4.5.3.1.1). */
  mailbox: (text: string) => !/^[^@]{65}/u.test(text),
};

/** The `format` of a filter of cars, as a text. */
export const FILTER_FORMAT = 'car-filter';

/** A text, of which nothing else is known. */
export const anyText = (options: {
  title?: string;
  description?: string;
  minLength?: number;
  maxLength: number;
}) => Type.String({ ...options, format: 'well-formed' });

/** A text that must be entered. Error messages begin with its `title`. */
export const requiredText = (title: string, maxLength = 200) =>
  Type.String({ title, minLength: 1, maxLength, pattern: visiblePattern, format: 'well-formed' });

export const email = Type.String({
  title: 'Email address',
  minLength: 1,
  maxLength: 254,
  pattern: emailPattern,
  format: 'mailbox',
});

/** Any text, as numbers are written in many ways. */
export const mobileNumber = requiredText('Mobile number', 60);

/** One of `words`, exactly as they are written. */
export const choice = <W extends string>(title: string, words: readonly W[]) =>
  Type.Unsafe<W>({ type: 'string', title, enum: words });
