import { Conflict, Forbidden, InvalidInput, NotFound } from '../../http/errors.ts';
import type { Store } from '../../store/Collection.ts';
import { insertUnlessThere } from '../../store/insertUnlessThere.ts';
import { changeRevised, writeRevised } from '../../store/revised.ts';
import { stableId } from '../../store/stableId.ts';
import type { AdminStore } from '../adminStore.ts';
import type { Invitation, NewInvitation, SentInvitation, StoredInvitation } from './invitation.ts';
import { digestOf, newLinkToken } from './linkToken.ts';

/** How long a link is good, ms. */
const LIFETIME = 72 * 60 * 60 * 1000;
/** How many earlier links of an invitation are remembered, for the sentence that says that there is a newer one. */
const REMEMBERED = 10;
/**
 * After this time, a sign-up that has used an invitation and has made no account has failed, ms: then the invitation is shown
 * again, and can be accepted, sent again and revoked like one that was not used.
 */
const SIGN_UP_OVER = 60_000;

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

  /** A new link, and what is stored of it. */
  function newLink() {
    const { token, digest } = newLinkToken();
    const time = now();
    const expiresAt = new Date(time.getTime() + LIFETIME).toISOString();
    const stored = { digest, sentAt: time.toISOString(), expiresAt, state: 'open' as const };
    return { url: `${publicUrl}/login?invite=${token}`, stored };
  }

  /** Whether somebody is signing up with it at this moment. */
  const isUnderWay = ({ state, usedAt }: StoredInvitation) =>
    state === 'used' && usedAt !== null && usedAt > new Date(now().getTime() - SIGN_UP_OVER).toISOString();

  /** Throws `NotFound` for an invitation that was revoked, or is being used. */
  function checkOpen(invitation: StoredInvitation) {
    if (invitation.state === 'revoked' || isUnderWay(invitation)) throw ended();
  }

  /** An invitation that somebody may still accept. Rejects with `NotFound`. */
  async function unused(id: string): Promise<StoredInvitation> {
    const found = await invitations.findOne({ _id: id });
    if (!found || (await admins.byEmail(found.email))) throw ended();
    checkOpen(found);
    return found;
  }

  /** Ends the link of an invitation, and makes another one. Rejects with what `check` throws. */
  async function renew(
    read: StoredInvitation,
    changed: Partial<StoredInvitation>,
    check: (now: StoredInvitation) => void = () => undefined,
  ): Promise<SentInvitation> {
    const { url, stored } = newLink();
    const renewed = await changeRevised(invitations, read, (known) => {
      check(known);
      const endedDigests = [known.digest, ...known.endedDigests].slice(0, REMEMBERED);
      return { ...changed, ...stored, endedDigests };
    });
    if (!renewed) throw ended();
    return { ...shown(renewed), url };
  }

  /**
   * The invitation of a token that somebody may still accept; undefined if the token is none. Rejects with `Forbidden` if it is
   * good no more, and with `Conflict` if it was used, each with a sentence that says what to do.
   */
  async function byToken(token: string): Promise<StoredInvitation | undefined> {
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
    return found;
  }

  return {
    /** Those that were neither revoked nor have become an account, the latest first. */
    async list(): Promise<Invitation[]> {
      const sent = await invitations.find({ state: { $ne: 'revoked' } }, { sort: { sentAt: -1 } }).toArray();
      const taken = new Set((await admins.list()).map(({ email }) => email));
      return sent.filter((each) => !taken.has(each.email) && !isUnderWay(each)).map(shown);
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
        ...{ endedDigests: [], usedAt: null, revision: 1 },
      };
      if (await insertUnlessThere(invitations, fresh)) return { ...shown(fresh), url };
      return renew((await invitations.findOne({ _id })) ?? fresh, { role, invitedBy });
    },

    /** Sends another link. The earlier ones end at once. Rejects with `NotFound`. */
    resend: async (id: string, invitedBy: string): Promise<SentInvitation> =>
      renew(await unused(id), { invitedBy }, checkOpen),

    /** Ends the link of an invitation at once. Rejects with `NotFound`. */
    async revoke(id: string): Promise<void> {
      await changeRevised<StoredInvitation>(invitations, await unused(id), (known) => {
        checkOpen(known);
        return { state: 'revoked' };
      });
    },

    byToken,

    /**
     * The invitation of a token, for the email address of a sign-up. Rejects as `byToken` does, and with `InvalidInput` for another
     * address.
     */
    async forSignUp(token: string, email: string): Promise<StoredInvitation | undefined> {
      const found = await byToken(token);
      if (found && found.email !== email.toLowerCase()) {
        const message = 'This invitation is for another email address. Enter the one to which it was sent.';
        throw new InvalidInput([{ field: 'email', message }]);
      }
      return found;
    },

    /** Notes that somebody signs up with an invitation; false if it has changed since it was read. */
    async accept(known: StoredInvitation): Promise<boolean> {
      const used = { state: 'used' as const, usedAt: now().toISOString() };
      return (await writeRevised(invitations, known, used)) !== undefined;
    },
  };
}

const ended = () => new NotFound('There is no such invitation: it was used or revoked. Load the list again.');
