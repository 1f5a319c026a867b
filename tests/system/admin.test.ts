import { afterEach, beforeEach, expect, it } from 'vitest';
import { readArguments } from '../../rest/commands/admin/readArguments.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { runScript } from '../servers/runScript.ts';
import { addStaff, PASSWORD, tokenSecret } from '../servers/staff.ts';
import { type EngineStore, storeEngines } from '../servers/storeEngines.ts';

let own: EngineStore;
let rest: RunningRest;

beforeEach(async () => {
  own = await storeEngines[0]!.emptyStore();
  rest = await runRest({ store: own.store, photos: own.photos, admin: { tokenSecret } });
});
afterEach(async () => {
  await rest.close();
  await own.close();
});

/** Runs `npm run admin --` with the parameters of an operator, while the site runs. */
function command(...parameters: string[]) {
  const settings = { DATA_DIR: own.settings.dataDir, MONGODB_URL: '', SITE_URL: 'https://cars.example.ae' };
  return runScript('rest/commands/admin/admin.ts', parameters, settings);
}

it('an operator invites the first owner, resets the password, and disables somebody, while the site runs', async () => {
  expect((await command('list')).out).toBe(
    'There is nobody yet. Invite an owner: npm run admin -- invite EMAIL OWNER\n',
  );
  const invited = await command('invite', 'huda@example.ae', 'owner');
  const code = /^https:\/\/cars\.example\.ae\/login\?invite=([\w-]{43})$/m.exec(invited.out)?.[1];
  expect([invited.code, invited.out]).toEqual([
    0,
    expect.stringMatching(/^Send this link to huda@.* works once, until 20/),
  ]);
  const form = { name: 'Huda', email: 'huda@example.ae', password: PASSWORD, code };
  const signedUp = await rest.post('/api/auth/admin/signup', form);
  expect(signedUp.status).toBe(201);

  const reset = await command('reset', 'huda@example.ae');
  expect(reset.out).toMatch(/^With this link, huda@example\.ae chooses another password\./);
  const token = /\?reset=([\w-]{43})$/m.exec(reset.out)?.[1];
  const changed = await fetch(`${rest.url}/api/auth/admin/password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token, password: 'a longer way to Hatta' }),
  });
  expect(changed.status).toBe(204);

  const last = await command('disable', 'huda@example.ae');
  expect([last.code, last.err]).toEqual([
    1,
    'This is the last active owner. Make somebody else an owner first.\n',
  ]);
  const omar = await addStaff(own.store, 'Omar', 'SALES');
  await command('invite', 'mona@example.ae', 'VIEWER');
  expect((await command('disable', 'omar@example.ae')).out).toBe(
    'Disabled omar@example.ae. All sessions have ended.\n',
  );
  expect((await rest.get('/api/admin/v1/me', omar.headers)).status).toBe(401);
  expect((await command('list')).out).toMatch(
    /^huda@example\.ae: OWNER \(Huda\)\nomar@example\.ae: SALES, disabled since \S+ \(Omar\)\nmona@example\.ae: VIEWER, invited, good until /,
  );
  const unknown = await command('disable', 'nobody@example.ae');
  expect([unknown.code, unknown.err]).toEqual([
    1,
    expect.stringMatching(/^Nobody has the address nobody@example\.ae\./),
  ]);
});

it.each([
  [[], 'Usage: npm run admin'],
  [['remove', 'huda@example.ae'], 'Usage: npm run admin'],
  [['list', 'all'], 'all is not an email address.'],
  [['invite', 'huda@example.ae'], 'The role is missing.\nUsage'],
  [['invite', 'huda@example.ae', 'king'], '"king" is not a role.\nUsage'],
  [['invite', 'huda', 'OWNER'], 'huda is not an email address.\nUsage'],
  [['reset', 'huda@example.ae', 'twice'], 'Usage: npm run admin'],
])('an operator who types %j is told what is wrong with it', (typed, reason) => {
  expect(() => readArguments(typed)).toThrow(reason);
});
