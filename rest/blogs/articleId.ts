/** Ends of addresses that are no articles: of lists in the API, and of the page that begins one. */
const TAKEN = new Set(['latest', 'version', 'new']);
/** How long the readable part of an id is, characters. */
const LONGEST = 60;

/**
 * The id of a new article, which is the end of its address for ever: the words of its title in Latin letters, `article` where
 * there are none. `attempt`, from 1, makes another one where that is taken.
 */
export function articleId(title: string, attempt: number): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  const whole = words?.join('-') ?? 'article';
  // Whole words, where there are several.
  const readable = whole.length <= LONGEST ? whole : whole.slice(0, LONGEST).replace(/(?<=.)-[^-]*$/, '');
  const number = TAKEN.has(readable) ? attempt + 1 : attempt;
  return number === 1 ? readable : `${readable}-${number}`;
}
