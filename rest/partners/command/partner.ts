import { parseArgs } from 'node:util';
import { ownerOnly } from '../../../processes/ownerOnly.ts';
import { readRestConfig } from '../../config.ts';
import { loadSettings } from '../../loadSettings.ts';
import { openStore } from '../../openStore.ts';
import { prepareStore } from '../../prepareStore.ts';
import { type Scope, scopes } from '../partner.ts';
import { PartnerError, type PartnerStore, partnerStore } from '../partnerStore.ts';
import { partnerLines } from './partnerLines.ts';

const usage = `Use: npm run partner -- add NAME --scopes ${scopes.join(',')}
     npm run partner -- rotate NAME
     npm run partner -- revoke NAME|KEY-PREFIX
     npm run partner -- list`;

try {
  await run();
} catch (error) {
  const { message } = error as Error;
  console.error(error instanceof PartnerError ? message : `Nothing was changed. ${message}`);
  process.exitCode = 1;
}

async function run() {
  const command = readArguments();
  loadSettings();
  const { DATA_DIR: dataDir, MONGODB_URL: mongodbUrl } = readRestConfig(process.env);
  await ownerOnly(dataDir, (line) => console.error(line));
  const { store } = await openStore({ mongodbUrl, dataDir });
  try {
    await prepareStore(store, (line) => console.error(line));
    console.log((await command(partnerStore(store))).join('\n'));
  } finally {
    await store.close();
  }
}

/** What the arguments ask for: it gives the lines to show. Throws `PartnerError` that says how the command is used. */
function readArguments(): (partners: PartnerStore) => Promise<string[]> {
  const { what, name, others, scopes: listed } = parsed();
  if (others.length > 0) throw new PartnerError(usage);
  if (what === 'list' && name === undefined) return async (partners) => partnerLines(await partners.list());
  if (name === undefined || name.trim() === '') throw new PartnerError(usage);
  switch (what) {
    case 'add': {
      const granted = readScopes(listed);
      return async (partners) => keyLines(name, await partners.add(name, granted));
    }
    case 'rotate':
      return async (partners) => [
        ...keyLines(name, await partners.rotate(name)),
        'The key before stays good: revoke it by its first characters as soon as the new one is in use.',
      ];
    case 'revoke':
      return async (partners) => [`Revoked: ${await partners.revoke(name)}.`];
    default:
      throw new PartnerError(usage);
  }
}

function parsed() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { scopes: { type: 'string' } },
    });
    const [what, name, ...others] = positionals;
    return { what, name, others, scopes: values.scopes };
  } catch {
    throw new PartnerError(usage);
  }
}

function readScopes(listed = ''): Scope[] {
  const granted = scopes.filter((scope) => listed.split(',').includes(scope));
  if (listed === '' || granted.length !== listed.split(',').length) throw new PartnerError(usage);
  return granted;
}

function keyLines(name: string, key: string): string[] {
  return [`The key of ${name}, which is shown this once: ${key}`];
}
