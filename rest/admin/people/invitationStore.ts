import { Conflict, Forbidden, InvalidInput, NotFound } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { isDuplicateKey } from '../../store/mongodb/isDuplicateKey.ts';
import { stableId } from '../../store/stableId.ts';
import type { AdminStore } from '../adminStore.ts';
import type { Invitation, NewInvitation, SentInvitation, StoredInvitation } from './invitation.ts';
import { digestOf, newLinkToken } from './linkToken.ts';

/** How long a link is good, ms. */
const LIFETIME = 72 * 60 * 60 * 1000;
/** How many earlier links of an invitation are remembered, for the sentence that says that there is a newer one. */
const REMEMBERED = 10;

export type InvitationStore = ReturnType<typeof invitationStore>;

interface Parts {
  store: Store;
  admins: AdminStore;
  /** The URL of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** The invitations of new members of the staff. An address has one: whoever is invited again gets another link. */
export function invitationStore({ store, admins, publicUrl, now }: Parts) {
  const invitations = store.collection<StoredInvitation>('invitations');

  const isExpired = ({ expiresAt }: StoredInvitation) => expiresAt <= now().toISOString();
  const shown = (stored: StoredInvitation): Invitation => {
    const { _id: id, email, role, invitedBy, sentAt, expiresAt } = stored;
    return { id, email, role, invitedBy, sentAt, expiresAt, expired: isExpired(stored) };
  };

  /** Writes a change of the revision that is known; undefined if the invitation has changed since. */
  async function change(
    known: StoredInvitation,
    changed: Partial<StoredInvitation>,
  ): Promise<StoredInvitation | undefined> {
    const { _id, revision } = known;
    const written = { ...changed, revision: revision + 1 };
    const { matchedCount } = await invitations.updateOne({ _id, revision }, { $set: written });
    return matchedCount === 1 ? { ...known, ...written } : undefined;
  }

  /** A new link, and what is stored of it. */
  function newLink() {
    const { token, digest } = newLinkToken();
    const time = now();
    const expiresAt = new Date(time.getTime() + LIFETIME).toISOString();
    const stored = { digest, sentAt: time.toISOString(), expiresAt, state: 'open' as const };
    return { url: `${publicUrl}/login?invite=${token}`, stored };
  }

  /** Ends the link of an invitation, and makes another one. */
  async function renew(
    find: () => Promise<StoredInvitation>,
    changed: Partial<StoredInvitation>,
  ): Promise<SentInvitation> {
    for (;;) {
      const known = await find();
      const { url, stored } = newLink();
      const endedDigests = [known.digest, ...known.endedDigests].slice(0, REMEMBERED);
      const written = await change(known, { ...changed, ...stored, endedDigests });
      if (written) return { ...shown(written), url };
    }
  }

  /** An invitation that somebody may still accept. Rejects with `NotFound`. */
  async function unused(id: string): Promise<StoredInvitation> {
    const found = await invitations.findOne({ _id: id });
    if (!found || found.state !== 'open' || (await admins.byEmail(found.email))) {
      throw new NotFound('There is no such invitation: it was used or revoked. Load the list again.');
    }
    return found;
  }

  return {
    /** Those that were neither used nor revoked, the latest first. */
    async list(): Promise<Invitation[]> {
      const open = await invitations.find({ state: 'open' }, { sort: { sentAt: -1 } }).toArray();
      const taken = new Set((await admins.list()).map(({ email }) => email));
      return open.filter(({ email }) => !taken.has(email)).map(shown);
    },

    /**
     * Invites somebody, or sends another link with another role to somebody who was invited before. Rejects with
     * `InvalidInput` if the address has an account.
     */
    async invite({ email: typed, role }: NewInvitation, invitedBy: string): Promise<SentInvitation> {
      const email = typed.toLowerCase();
      if (await admins.byEmail(email)) {
        const message = 'This email address has an account already. Change its role in the list of people.';
        throw new InvalidInput([{ field: 'email', message }]);
      }
      const _id = stableId('invitation', email);
      const { url, stored } = newLink();
      const fresh: StoredInvitation = {
        ...{ _id, email, role, invitedBy, ...stored },
        ...{ endedDigests: [], revision: 1 },
      };
      try {
        await invitations.insertOne(fresh);
        return { ...shown(fresh), url };
      } catch (error) {
        if (!isDuplicateKey(error)) throw error;
      }
      const known = async () => (await invitations.findOne({ _id })) ?? fresh;
      return renew(known, { role, invitedBy });
    },

    /** Sends another link. The earlier ones end at once. Rejects with `NotFound`. */
    resend: (id: string, invitedBy: string): Promise<SentInvitation> =>
      renew(() => unused(id), { invitedBy }),

    /** Ends the link of an invitation at once. Rejects with `NotFound`. */
    async revoke(id: string): Promise<void> {
      while (!(await change(await unused(id), { state: 'revoked' })));
    },

    /**
     * The invitation of a token, for the email address of a sign-up; undefined if the token is none. Rejects with `Forbidden`
     * if it is good no more, with `Conflict` if it was used, with `InvalidInput` for another address, each with a sentence that
     * says what to do.
     */
    async byToken(token: string, email: string): Promise<StoredInvitation | undefined> {
      const digest = digestOf(token);
      const found =
        (await invitations.findOne({ digest })) ?? (await invitations.findOne({ endedDigests: digest }));
      if (!found) return undefined;
      if (await admins.byEmail(found.email)) {
        throw new Conflict('This invitation was used: its email address has an account. Log in instead.');
      }
      if (found.state === 'revoked') {
        throw new Forbidden('This invitation was withdrawn. Ask an owner of the site for a new one.');
      }
      if (found.digest !== digest) {
        throw new Forbidden(
          'A newer invitation was sent to you, and ended this one. Open the link of the latest mail.',
        );
      }
      if (isExpired(found)) {
        throw new Forbidden('This invitation has expired. Ask an owner of the site to send it again.');
      }
      if (found.email !== email.toLowerCase()) {
        const message = 'This invitation is for another email address. Enter the one to which it was sent.';
        throw new InvalidInput([{ field: 'email', message }]);
      }
      return found;
    },

    /** Uses up an invitation; false if it has changed since it was read. */
    async accept(known: StoredInvitation): Promise<boolean> {
      return (await change(known, { state: 'used' })) !== undefined;
    },
  };
}
