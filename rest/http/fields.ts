import Type from 'typebox';

const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * What a browser's own email field accepts (HTML, "valid email address"), and letters of every script: an address that a
 * form has accepted is not refused here, except for its length.
 */
export const emailPattern = `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`;

/**
 * Matches a visible character: no blank, control, zero-width, private, unassigned or filler character, and no mark, as
 * marks need a letter.
 */
export const visiblePattern = '[^\\p{Z}\\p{C}\\p{M}\\p{Default_Ignorable_Code_Point}\\u2800]';

/** A time on a 24-hour clock, such as `09:00`. */
export const clockPattern = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** Without halves of surrogate pairs, which cannot be encoded. */
const isWellFormed = (text: string) => !/\p{Cs}/u.test(text);

/** The formats of a text that may be anything well-formed. They differ in how `cleanFields` cleans what is typed. */
export const wellFormed = {
  'well-formed': isWellFormed,
  line: isWellFormed,
  lines: isWellFormed,
  phone: isWellFormed,
};

/** What a text must be besides matching its pattern: each `format` of a schema, and whether a text has it. */
export const textFormats = {
  ...wellFormed,
  /** At most 64 characters before the @ (RFC 5321, 4.5.3.1.1). */
  mailbox: (text: string) => !/^[^@]{65}/u.test(text),
};

/** The `format` of a text that is a filter of cars. */
export const FILTER_FORMAT = 'car-filter';

interface TextOptions {
  title?: string;
  description?: string;
  minLength?: number;
  maxLength: number;
}

/** Any well-formed text, exactly as it is typed. */
export const anyText = (options: TextOptions) => Type.String({ ...options, format: 'well-formed' });

/** Any line of text. */
export const anyLine = (options: TextOptions) => Type.String({ ...options, format: 'line' });

const required = (title: string, maxLength: number, format: keyof typeof wellFormed) =>
  Type.String({ title, minLength: 1, maxLength, pattern: visiblePattern, format });

/** A line of text that must be entered. Error messages begin with its `title`. */
export const requiredText = (title: string) => required(title, 200, 'line');

/** A text of one line or several that must be entered. */
export const requiredLines = (title: string, maxLength: number) => required(title, maxLength, 'lines');

export const email = Type.String({
  title: 'Email address',
  minLength: 1,
  maxLength: 254,
  pattern: emailPattern,
  format: 'mailbox',
});

/** Any visible text, as numbers are written in many ways. */
export const mobileNumber = required('Mobile number', 60, 'phone');

/** An address of the secure web. */
export const secureAddressPattern = '^https://[^\\s/]+(/\\S*)?$';
export const secureAddress = Type.String({ maxLength: 500, pattern: secureAddressPattern });

/** One of `words`, exactly as written. */
export const choice = <W extends string>(title: string, words: readonly W[]) =>
  Type.Unsafe<W>({ type: 'string', title, enum: words });
