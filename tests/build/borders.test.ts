import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, posix, resolve } from 'node:path';
import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { roomOf, rooms } from '../lint/rooms.mjs';

/** The settings of lint. */
interface Settings {
  jsPlugins: string[];
}

const opens = new Map(Object.entries<string[]>(rooms));
const names = [...opens.keys()];

it('every room and everything that it opens is there', () => {
  const paths = [...new Set([...opens].flat(2))];
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

it('a room opens nothing that none of its files imports', async () => {
  const imports = await importsByRoom();
  const unused = [...opens].flatMap(([room, paths]) =>
    paths
      .filter((path) => !imports.get(room)?.some((target) => roomOf(target) === path))
      .map((path) => `${room} → ${path}`),
  );
  expect(unused).toEqual([]);
});

it('no room reaches itself through other rooms', () => {
  const reached = new Set<string>();
  const visit = (room: string, way: string[]) => {
    expect(way).not.toContain(room);
    if (reached.has(room)) return;
    for (const open of opens.get(room) ?? []) visit(open, [...way, room]);
    reached.add(room);
  };
  for (const room of names) visit(room, []);
});

it('a file that crosses a border is named by lint, for each border, values and types alike', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'borders-'));
  const crossings = names.flatMap((room) => {
    const closed = names.find((other) => other !== room && !opens.get(room)?.includes(other));
    return closed ? [{ file: fileIn(room), target: fileIn(closed) }] : [];
  });
  try {
    for (const [i, { file, target }] of crossings.entries()) {
      const path = posix.relative(posix.dirname(file), target);
      const source = path.startsWith('.') ? path : `./${path}`;
      await mkdir(dirname(join(folder, file)), { recursive: true });
      await writeFile(
        join(folder, file),
        `import ${i % 2 ? 'type ' : ''}{ it } from '${source}';\nexport { it };\n`,
      );
    }
    const config = join(folder, 'config.json');
    const { jsPlugins, ...settings } = JSON.parse(await readFile('.oxlintrc.json', 'utf8')) as Settings;
    await writeFile(
      config,
      JSON.stringify({ ...settings, ignorePatterns: [], jsPlugins: jsPlugins.map((file) => resolve(file)) }),
    );
    const named = await lint(folder, config);
    expect(crossings.map(({ file }) => file).filter((file) => !named.has(file))).toEqual([]);
    expect(crossings.length).toBe(names.length);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** The imports of the files of each room, as paths from the root. */
async function importsByRoom(): Promise<Map<string, string[]>> {
  const imports = new Map<string, string[]>(names.map((room) => [room, []]));
  const floors = [...new Set(names.map((room) => room.split('/')[0] ?? ''))];
  const files = await Promise.all(
    floors.map(async (floor) =>
      (await readdir(floor, { recursive: true })).map((name) => posix.join(floor, name)),
    ),
  );
  for (const file of files.flat().filter((name) => /\.tsx?$/.test(name))) {
    const source = await readFile(file, 'utf8');
    for (const [, path = ''] of source.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^'?]+)/g)) {
      imports.get(roomOf(file) ?? '')?.push(posix.join(posix.dirname(file), path));
    }
  }
  return imports;
}

/** A file of a room: the room itself, or a file that does not exist in its folder. */
function fileIn(room: string): string {
  return /\.tsx?$/.test(room) ? room : `${room}/somethingNew.ts`;
}

/** The files that lint reports. */
async function lint(cwd: string, config: string): Promise<Set<string>> {
  const json = await new Promise<string>((done) => {
    // Lint ends with an error, as it should.
    execFile(
      resolve('node_modules/.bin/oxlint'),
      ['-c', config, '--format=json', '.'],
      { cwd },
      (_error, stdout) => done(stdout),
    );
  });
  const { diagnostics } = JSON.parse(json) as { diagnostics: { code: string; filename: string }[] };
  return new Set(diagnostics.filter(({ code }) => code === 'borders(rooms)').map(({ filename }) => filename));
}
