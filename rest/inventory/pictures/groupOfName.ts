import type { PictureGroup } from '../../cars/car.ts';

/** The words by which the names of files and folders tell what a picture shows. What is more particular comes first. */
const words: readonly (readonly [PictureGroup, string])[] = [
  ['imperfections', 'imperfections?|damages?|scratch(?:es)?|dents?|defects?|خدوش|أضرار'],
  ['details', 'details?|close-?ups?|تفاصيل'],
  ['inside', 'interior|inside|int|cabin|داخلي|داخلية'],
  ['outside', 'exterior|outside|ext|خارجي|خارجية'],
];

const groups = words.map(
  ([group, names]) => [group, new RegExp(`(?<![\\p{L}])(?:${names})(?![\\p{L}])`, 'iu')] as const,
);

/**
 * Which part of the car a picture shows, as its file name or its folder says: `A-17/interior/1.jpg`, `A-17_ext_02.jpg`. Null where
 * they do not say it. `name`: its path, with `/` between the names and, in an address, with %-escapes.
 */
export function groupOfName(name: string): PictureGroup | null {
  const near = name.split('/').slice(-2).join('/');
  const text = near.includes('%') ? decoded(near) : near;
  return groups.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
