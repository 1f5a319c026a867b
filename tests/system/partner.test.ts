import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { runScript } from '../servers/runScript.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';
import { readArguments } from '../../rest/commands/partner/readArguments.ts';

let own: EngineStore;
let rest: RunningRest;

beforeEach(async () => {
  own = await storeEngines[0]!.emptyStore();
  rest = await runRest({ store: own.store, photos: own.photos });
});
afterEach(async () => {
  await rest.close();
  await own.close();
});

/** Runs `npm run partner --` with the parameters of an operator, while the site runs. */
function command(...parameters: string[]) {
  const settings = { DATA_DIR: own.settings.dataDir, MONGODB_URL: '' };
  return runScript('rest/commands/partner/partner.ts', parameters, settings);
}

const statusOf = async (key: string) =>
  (await rest.get('/api/v1/partner', { authorization: `Bearer ${key}` })).status;

it('an operator adds a partner, exchanges its key and revokes it, while the site runs', async () => {
  const added = await command('add', 'Marsa Motors', '--scopes', 'inventory:read,leads:write');
  const key = /pk_[\w-]{43}/.exec(added.out)?.[0] ?? '';
  expect([added.code, added.out]).toEqual([0, `The key of Marsa Motors, which is shown only once: ${key}\n`]);
  expect(await statusOf(key)).toBe(200);
  const fresh = /pk_[\w-]{43}/.exec((await command('rotate', 'Marsa Motors')).out)?.[0] ?? '';
  const listed = await command('list');
  expect(listed.out).toMatch(/^Marsa Motors: inventory:read, leads:write\n {2}pk_\S{8}… of 20/);
  expect(listed.out).not.toContain(key);
  expect((await command('revoke', key.slice(0, 11))).out).toBe('Revoked: 1.\n');
  expect([await statusOf(key), await statusOf(fresh)]).toEqual([401, 200]);
});

it('an operator who has revoked every key of a partner is not told that one before a new one is good', async () => {
  await command('add', 'Marsa Motors', '--scopes', 'inventory:read');
  const second = (await command('rotate', 'Marsa Motors')).out;
  expect(second).toMatch(/\nThe previous key stays valid\. Revoke it/);
  expect((await command('revoke', 'Marsa Motors')).out).toBe('Revoked: 2.\n');
  const third = (await command('rotate', 'Marsa Motors')).out;
  expect(third).toMatch(/^The key of Marsa Motors, which is shown only once: pk_[\w-]{43}\n$/);
});

it('an operator names who of a partner is written to', async () => {
  const parameters = ['add', 'Marsa Motors', '--scopes', 'webhooks:manage', '--email'];
  expect((await command(...parameters, 'it@marsa.example')).code).toBe(0);
  expect((await command('list')).out).toMatch(/^Marsa Motors: webhooks:manage, it@marsa\.example\n/);
});

it('an operator registers the operations of a partner and limits a key to them', async () => {
  const text = 'query Stock { cars { totalCount } }';
  const hash = createHash('sha256').update(text).digest('hex');
  const list = join(own.settings.dataDir, 'list.json');
  await writeFile(list, JSON.stringify({ [hash]: text }));
  const added = await command('add', 'Marsa Motors', '--scopes', 'inventory:read', '--trusted-only');
  const key = /pk_[\w-]{43}/.exec(added.out)?.[0] ?? '';
  expect((await command('trust', 'Marsa Motors', list)).out).toBe(`  ${hash} Stock\n`);
  const document = await rest.get(`/api/v1/partner/documents/${hash}`, { authorization: `Bearer ${key}` });
  expect([document.status, document.body]).toEqual([200, { text }]);
  const listed = (await command('list', 'Marsa Motors')).out;
  expect(listed).toMatch(/, for trusted documents only\n/);
  expect(listed).toContain(`  ${hash} Stock\n`);
  const removed = await command('distrust', 'Marsa Motors', hash.slice(0, 8));
  expect(removed.out).toBe('No longer trusted: 1.\n');
});

it('an operator who mistypes is told how the command is used', async () => {
  const { code, err } = await command('remove', 'Marsa Motors');
  expect([code, err]).toEqual([1, expect.stringContaining('Usage: npm run partner -- add NAME')]);
});

it.each([
  [['add', 'Souq', '--scopes', 'leads:wirte'], '"leads:wirte" is not a scope.'],
  [['add', 'Souq'], 'The scopes are missing.'],
  [['add', 'Souq', '--scopes', 'leads:write', '--email', 'ali@'], 'ali@ is not an email address.'],
  [
    ['add', 'So\u0007uq', '--scopes', 'leads:write'],
    'A name must have at most 100 characters, all of them visible.',
  ],
  [['add', 'Souq', '--scope', 'leads:write'], "Unknown option '--scope'."],
])('an operator who types %j is told what is wrong with it', (typed, reason) => {
  expect(() => readArguments(typed)).toThrow(`${reason}\nUsage: npm run partner`);
});
