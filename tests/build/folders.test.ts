import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

/** Written by the code generator, or by the painter of the demonstration's pictures. */
const GENERATED = /\/generated$|^rest\/demo\/painting\/layers/;

/** How many files each folder of the product holds, those below it aside. */
function folderSizes(): [folder: string, files: number][] {
  const sizes = new Map<string, number>();
  const files = execFileSync('git', ['ls-files', 'gateway', 'platform', 'rest', 'search', 'text', 'web'], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    const folder = dirname(file);
    if (!GENERATED.test(folder)) sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes];
}

test('an engineer finds at most six loose files at the top of a floor', () => {
  const floors = ['gateway', 'platform', 'rest', 'web'];
  expect(folderSizes().filter(([folder, files]) => floors.includes(folder) && files > 6)).toEqual([]);
});

test('an engineer finds at most 25 files in a folder', () => {
  expect(folderSizes().filter(([, files]) => files > 25)).toEqual([]);
});
