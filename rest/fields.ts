import Type from 'typebox';

const label = '[\\p{L}\\p{M}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}])?';

/**
 * What a browser's own email field accepts (HTML, "valid email address"), and letters of every script: what a form
 * has let through is not refused here.
 */
export const emailPattern = `^[\\p{L}\\p{M}\\p{N}.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`;

/** A field that must be filled in. `title` is what sentences call it; they begin with it. */
export const line = (title: string, maxLength = 200) => Type.String({ title, minLength: 1, maxLength });

export const email = Type.String({
  title: 'Email address',
  minLength: 1,
  maxLength: 254,
  pattern: emailPattern,
});

/** A choice of words, written as they are here. */
export const choice = <W extends string>(title: string, words: readonly W[]) =>
  Type.Unsafe<W>({ type: 'string', title, enum: words });
