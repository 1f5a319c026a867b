/** Words of up to three letters that are no initials. */
const shortWords = new Set(
  'big bus cab car fe fit fox eos ion ka low max mid neo new one pro ram rio sky top up van'.split(' '),
);
const followers = new Set(['class', 'type']);

/**
 * Turns a model's name into the one that the site shows. A name with a capital stays as it is written. A name without
 * ('range-rover-sport', 'e-class') is changed by rules, without knowing the model: a word with a digit or of up to three
 * letters is initials (X5, GLC), any other gets a capital; the hyphen stays after a single letter (X-Trail), between two
 * short pieces (CR-V, CX-9) and before Class and Type, otherwise it becomes a space.
 */
export function modelName(text: string): string {
  if (text !== text.toLowerCase()) return text;
  const words = text.split(/[-_ ]+/).filter(Boolean);
  return words
    .map((word, at) => (at === 0 ? '' : between(words[at - 1] ?? '', word)) + capitals(word))
    .join('');
}

/** Turns a trim's name into the one that the site shows: like a model's, but one with a digit (`520i`) stays as it is written. */
export function trimName(text: string): string {
  return /\d/.test(text) ? text : modelName(text);
}

function capitals(word: string): string {
  const initials = /\d/.test(word) || (/^[a-z]{1,3}$/.test(word) && !shortWords.has(word));
  return initials ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);
}

function between(before: string, after: string): '-' | ' ' {
  const shortPieces = /^[a-z]{1,2}$/.test(before) && after.length <= 2 && !shortWords.has(after);
  const stays = shortPieces || /^[a-z]$/.test(before) || followers.has(after);
  return stays ? '-' : ' ';
}
