import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** `BUY-14` and the like, in the titles of tests. */
const id = /\b[A-Z]{2,8}-\d+\b/g;
/** A title, with the table that fills it in. */
const title = /\b(?:test|it|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])([\s\S]*?)\1/g;

const listed = new Set(
  readFileSync('tests/acceptance.md', 'utf8')
    .match(/^- [A-Z]+-\d+/gm)
    ?.map((line) => line.slice(2)),
);
const groups = new Set([...listed].map((line) => line.split('-')[0]));

/** The ids that titles of tests bear; `tests/run.mjs` bears one as the title of a check. */
function proved(): Set<string> {
  const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
    .filter((file) => /(\.(test|spec)\.tsx?|^run\.mjs)$/.test(file))
    .map((file) => `tests/${file}`);
  const titles = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return file.endsWith('.mjs') ? [text] : (text.match(title) ?? []);
  });
  return new Set(
    titles
      .join('\n')
      .match(id)
      ?.filter((found) => groups.has(found.split('-')[0])),
  );
}

test('each line of the acceptance list has a test that bears its id', () => {
  const bears = proved();
  expect([...listed].filter((line) => !bears.has(line))).toEqual([]);
});

test('no test bears an id that the acceptance list does not have', () => {
  expect([...proved()].filter((found) => !listed.has(found))).toEqual([]);
});
