import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FOLDER = 'docs/decisions';
const files = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .sort();

/** The first line of a decision: `# 0001 · Its title`. */
const heading = /^# (?<number>\d{4}) · (?<title>.+)\n/;

/** A decision's text, its number and its title, from its file. */
function read(file: string) {
  const text = readFileSync(`${FOLDER}/${file}`, 'utf8');
  const { number = '', title = '' } = heading.exec(text)?.groups ?? {};
  return { file, text, number, title };
}

test('an engineer finds every decision under one of seven themes, oldest first', () => {
  const index = readFileSync(`${FOLDER}/README.md`, 'utf8');
  const themes = index.split(/^## .+\n/m).slice(1);
  expect(themes).toHaveLength(7);
  const linesOf = (text: string) => text.split('\n').filter((line) => line.startsWith('- ['));
  for (const theme of themes) expect(linesOf(theme)).toEqual(linesOf(theme).toSorted());
  const lines = files.map(read).map(({ file, number, title }) => `- [${number}](${file}) ${title}`);
  expect(linesOf(index).toSorted()).toEqual(lines);
});

test.each(files)(
  'an engineer reads in %s its date, whether it holds, why, and what follows, in 30 lines at most',
  (file) => {
    const { text, number } = read(file);
    expect(file.slice(0, 5)).toBe(`${number}-`);
    expect(text).toMatch(/^- Date: \d{4}-\d{2}-\d{2}$/m);
    expect(text).toMatch(/^- Status: (accepted|superseded by)/m);
    expect(text).toMatch(/^## Context$/m);
    expect(text).toMatch(/^## Consequence/m);
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  },
);

test('an engineer is led from one decision to another that exists', () => {
  const links = files.map(read).flatMap(({ text }) => text.match(/(?<=\]\()\d{4}-[^)]+/g) ?? []);
  expect(links.filter((link) => !files.includes(link))).toEqual([]);
});
