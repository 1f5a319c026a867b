import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { filledForms } from '../forms/filledForms.ts';
import { freePort } from '../servers/freePort.ts';
import { type SmallDisk, smallDisk } from '../servers/smallDisk.ts';
import { until } from '../until.ts';

const MB = 1024 * 1024;
const path = '/api/v1/contact-us';

let disk: SmallDisk;
let rest: ChildProcess;
let url: string;
let settings: Record<string, string>;

beforeEach(async () => {
  disk = await smallDisk();
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  settings = { DATA_DIR: join(disk.folder, 'data'), DEMO_STOCK: 'false', LOG_LEVEL: 'silent' };
  rest = disk.start(['dist/rest.js'], { ...settings, REST_PORT: String(port) });
  await until(async () => expect(await fetch(`${url}/readyz`)).toHaveProperty('status', 200));
});
afterEach(async () => {
  if (rest.exitCode === null) {
    rest.kill('SIGKILL');
    await once(rest, 'exit');
  }
  await disk.remove();
});

/** Sends a form; returns the status of the answer. */
async function send(): Promise<number> {
  const body = JSON.stringify(filledForms[path]);
  const headers = { 'content-type': 'application/json' };
  return (await fetch(`${url}${path}`, { method: 'POST', headers, body })).status;
}

/** Sends twenty forms at once; returns the statuses of the answers. */
const sendMany = () => Promise.all(Array.from({ length: 20 }, send));

/** Runs a command of an operator beside the REST API. */
async function command(name: string, ...parameters: string[]) {
  const child = disk.start([`dist/${name}.js`, ...parameters], settings);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout!),
    text(child.stderr!),
    once(child, 'exit'),
  ]);
  return { out, err, code: code as number };
}

/** The number of enquiries that the store has. */
async function stored(): Promise<number> {
  const { out, code } = await command('enquiries', '--kind', 'contact');
  expect(code).toBe(0);
  return out.split('\n').filter((line) => line.includes(' | contact | ')).length;
}

it('a dealer whose disk fills up loses nothing: forms are refused whole, reads go on, and room is enough to go on', async () => {
  let accepted = (await sendMany()).filter((status) => status === 201).length;
  expect(accepted).toBe(20);

  for (const free of [48 * MB, 0]) {
    await disk.leave(free);
    await until(async () => {
      const { checks } = (await (await fetch(`${url}/readyz?verbose`)).json()) as {
        checks: { disk: { takesNew: boolean; freeBytes: number } };
      };
      expect(checks.disk.takesNew).toBe(false);
      expect(checks.disk.freeBytes).toBeLessThanOrEqual(free);
    });
    expect(new Set(await sendMany())).toEqual(new Set([503]));
    expect((await fetch(`${url}/api/v1/cars/filter`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await stored()).toBe(accepted);
  }

  const csv = join(tmpdir(), `stock-${process.pid}.csv`);
  await writeFile(csv, 'stock number,make\nA-1,bmw\n');
  const commands = [
    ['import', csv],
    ['partner', 'add', 'Marsa', '--scopes', 'inventory:read'],
    // Where the disk only seems to be full, a backup has room.
    ...(disk.isReal ? [['backup', join(disk.folder, 'backup')]] : []),
  ] as const;
  for (const [name = '', ...parameters] of commands) {
    const { out, err, code } = await command(name, ...parameters);
    expect([name, code, out]).toEqual([name, 1, '']);
    expect(err).toMatch(/^[^\n]*[.:] [Ff]ree some space[^\n]*\.\n$/);
  }

  await disk.leave(128 * MB);
  await until(async () => {
    const status = await send();
    if (status === 201) accepted += 1;
    expect(status).toBe(201);
  });
  rest.kill();
  expect(await once(rest, 'exit')).toEqual([0, null]);
  expect(await stored()).toBe(accepted);
});
