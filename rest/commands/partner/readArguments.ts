import { parseArgs } from 'node:util';
import { emailPattern } from '../../http/fields.ts';
import { LONGEST_NAME, type Scope, scopes } from '../../partners/partner.ts';
import { PartnerError, type partnerStore } from '../../partners/partnerStore.ts';
import { hashOfDocument, MOST_DOCUMENTS, type trustedDocumentStore } from '../../partners/trustedDocument.ts';
import { documentLines, partnerLines } from './partnerLines.ts';
import { readDocuments } from './readDocuments.ts';

const usage = `Usage: npm run partner -- add NAME --scopes ${scopes.join(',')} [--email ADDRESS] [--trusted-only]
       npm run partner -- rotate NAME [--trusted-only]
       npm run partner -- revoke NAME|KEY-PREFIX
       npm run partner -- trust NAME FILE
       npm run partner -- distrust NAME HASH|all
       npm run partner -- list [NAME]
With --trusted-only, the key can only run operations that were registered with trust.`;

/** The stores that a command works on. */
interface Stores {
  partners: ReturnType<typeof partnerStore>;
  documents: ReturnType<typeof trustedDocumentStore>;
}

/**
 * Reads what an operator has `typed` after `npm run partner --`, and returns a command that returns the lines to show.
 * Throws a `PartnerError` that says how the command is used.
 */
export function readArguments(typed: string[]): (stores: Stores) => Promise<string[]> {
  const { what, name, subject, others, scopes: listed, email, trustedOnly } = parsed(typed);
  if (others.length > 0) throw new PartnerError(usage);
  if (what === 'list' && name === undefined)
    return async ({ partners }) => partnerLines(await partners.list());
  if (name === undefined || name.trim() === '') throw new PartnerError(usage);
  if (what === 'trust' && subject !== undefined) return (stores) => trust(stores, name, subject);
  if (what === 'distrust' && subject !== undefined) return (stores) => distrust(stores, name, subject);
  if (subject !== undefined) throw new PartnerError(usage);
  switch (what) {
    case 'list':
      return async ({ partners, documents }) => {
        const partner = await partners.byName(name);
        return [...partnerLines([partner]), ...documentLines(await documents.list(partner._id))];
      };
    case 'add': {
      if (name.length > LONGEST_NAME || /\p{C}/u.test(name)) {
        throw misused(`A name must have at most ${LONGEST_NAME} characters, all of them visible.`);
      }
      const granted = readScopes(listed);
      if (email !== undefined && !new RegExp(emailPattern, 'u').test(email)) {
        throw misused(`${email} is not an email address.`);
      }
      return async ({ partners }) =>
        keyLines(name, await partners.add(name, granted, { email, trustedOnly }));
    }
    case 'rotate':
      return async ({ partners }) => {
        const { keys } = await partners.byName(name);
        const lines = keyLines(name, await partners.rotate(name, { trustedOnly }));
        if (keys.length === 0) return lines;
        return [
          ...lines,
          'The previous key stays valid. Revoke it by its first characters once the new one is in use.',
        ];
      };
    case 'revoke':
      return async ({ partners }) => [`Revoked: ${await partners.revoke(name)}.`];
    default:
      throw new PartnerError(usage);
  }
}

async function trust({ partners, documents }: Stores, name: string, file: string): Promise<string[]> {
  const { _id } = await partners.byName(name);
  const added = await readDocuments(file);
  const total = await documents.totalWith(_id, added);
  if (total > MOST_DOCUMENTS) {
    throw new PartnerError(
      `${name} would have ${total} documents, but the limit is ${MOST_DOCUMENTS}: npm run partner -- distrust ${name} HASH`,
    );
  }
  await documents.add(_id, added);
  return documentLines(added.map(({ text, operations }) => ({ hash: hashOfDocument(text), operations })));
}

async function distrust({ partners, documents }: Stores, name: string, which: string): Promise<string[]> {
  const { _id } = await partners.byName(name);
  if (which !== 'all' && !/^[0-9a-f]{8,64}$/.test(which)) throw new PartnerError(usage);
  return [`No longer trusted: ${await documents.remove(_id, which === 'all' ? '' : which)}.`];
}

function parsed(typed: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: typed,
      allowPositionals: true,
      options: { scopes: { type: 'string' }, email: { type: 'string' }, 'trusted-only': { type: 'boolean' } },
    });
    const [what, name, subject, ...others] = positionals;
    const { scopes: listed, email, 'trusted-only': trustedOnly } = values;
    return { what, name, subject, others, scopes: listed, email, trustedOnly };
  } catch (error) {
    throw misused(`${(error as Error).message.split('.')[0]}.`);
  }
}

/** The scopes of a comma-separated list, each once, in the order of `scopes`. Throws a `PartnerError` for unknown ones. */
function readScopes(listed: string | undefined): Scope[] {
  if (!listed) throw misused('The scopes are missing.');
  const wanted = listed.split(',').map((scope) => scope.trim());
  const unknown = wanted.find((scope) => !scopes.includes(scope as Scope));
  if (unknown !== undefined) throw misused(`"${unknown}" is not a scope.`);
  return scopes.filter((scope) => wanted.includes(scope));
}

/** An error that says, in a sentence, what is wrong with the arguments, and how the command is used. */
function misused(reason: string): PartnerError {
  return new PartnerError(`${reason}\n${usage}`);
}

function keyLines(name: string, key: string): string[] {
  return [`The key of ${name}, which is shown only once: ${key}`];
}
