import Type from 'typebox';

const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * What a browser's own email field accepts (HTML, "valid email address"), and letters of every script: what a form
 * has let through is not refused here.
 */
export const emailPattern = `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`;

/** A text that must be entered. Error messages begin with its `title`. */
export const requiredText = (title: string, maxLength = 200) =>
  Type.String({ title, minLength: 1, maxLength });

export const email = Type.String({
  title: 'Email address',
  minLength: 1,
  maxLength: 254,
  pattern: emailPattern,
});

/** Any text, as numbers are written in many ways. */
export const mobileNumber = requiredText('Mobile number', 60);

/** One of `words`, exactly as they are written. */
export const choice = <W extends string>(title: string, words: readonly W[]) =>
  Type.Unsafe<W>({ type: 'string', title, enum: words });
