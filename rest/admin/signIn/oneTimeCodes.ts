import { Conflict, InvalidInput } from '../../http/errors.ts';
import type { AdminStore, StoredAdmin, StoredOneTimeCodes } from '../adminStore.ts';
import type { SignedIn } from '../guardBackOffice.ts';
import { digestOf } from '../people/linkToken.ts';
import type { CodesState } from './admin.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import { newRecoveryCode, newSecret, secretUri, stepOfCode } from './oneTimeCode.ts';

/** How many recovery codes somebody gets. */
const RECOVERY_CODES = 10;

interface Parts {
  admins: AdminStore;
  sessions: SessionStore;
  now: () => Date;
}

export type OneTimeCodes = ReturnType<typeof oneTimeCodes>;

/** The one-time codes of the staff: of an authenticator app (RFC 6238), or for recovery, each good once. */
export function oneTimeCodes({ admins, sessions, now }: Parts) {
  return {
    /** Uses up the code of a login. Rejects with `InvalidInput` where one is needed and this is none. */
    async use(admin: StoredAdmin, typed: string | undefined): Promise<void> {
      let codes = admin.oneTimeCodes;
      if (codes && !typed?.trim())
        throw wrongCode('oneTimeCode', 'Enter the code of your authenticator app.');
      while (codes) {
        const used = afterUse(codes, typed ?? '', now());
        if (!used) {
          const message = 'This code is wrong, or was used already. Enter the next one that your app shows.';
          throw wrongCode('oneTimeCode', message);
        }
        if (await admins.useCode(admin._id, codes, used)) return;
        // Another login has used a code meanwhile, perhaps this one.
        codes = (await admins.byId(admin._id))?.oneTimeCodes ?? null;
      }
    },

    /** Whether somebody uses them, and must. */
    async stateOf({ staff: { id } }: SignedIn): Promise<CodesState> {
      const admin = await admins.byId(id);
      return {
        on: Boolean(admin?.oneTimeCodes),
        required: admin?.oneTimeCodesRequired ?? false,
        recoveryCodesLeft: admin?.oneTimeCodes?.recoveryCodes.length ?? 0,
      };
    },

    /** Makes a secret for an authenticator app. It is in use once a code of it was entered. Rejects with `Conflict`. */
    async prepare(
      { staff: { id, email } }: SignedIn,
      issuer: string,
    ): Promise<{ secret: string; uri: string }> {
      const secret = newSecret();
      await admins.update(id, (known) => {
        if (known.oneTimeCodes) {
          throw new Conflict('One-time codes are on already. To use another device, turn them off first.');
        }
        return { newCodesSecret: secret };
      });
      return { secret, uri: secretUri(secret, { issuer, account: email }) };
    },

    /**
     * Turns one-time codes on, with a code of the secret that was made last, and ends the other sessions. Returns the recovery
     * codes, of which only digests are stored. Rejects with `InvalidInput` and `Conflict`.
     */
    async turnOn({ staff: { id }, sessionId }: SignedIn, code: string): Promise<string[]> {
      const recoveryCodes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
      await admins.update(id, ({ newCodesSecret: secret }) => {
        if (secret === null) throw new Conflict('Add the account to your authenticator app first.');
        const lastStep = stepOfCode(secret, code, now());
        if (lastStep === undefined) {
          throw wrongCode(
            'code',
            'This code is wrong. Check the clock of the device, and enter the code that it shows now.',
          );
        }
        const digests = recoveryCodes.map(digestOfRecoveryCode);
        return { oneTimeCodes: { secret, lastStep, recoveryCodes: digests, uses: 0 }, newCodesSecret: null };
      });
      await sessions.endAll(id, sessionId);
      return recoveryCodes;
    },

    /** Turns one-time codes off. Rejects with `Conflict` for whom an owner requires them of. */
    turnOff: ({ staff: { id } }: SignedIn): Promise<void> =>
      admins.update(id, ({ oneTimeCodesRequired }) => {
        if (oneTimeCodesRequired) throw new Conflict('An owner requires one-time codes of you.');
        return { oneTimeCodes: null, newCodesSecret: null };
      }),
  };
}

/** The codes after this one was used; undefined if it is none of them. */
function afterUse(codes: StoredOneTimeCodes, typed: string, time: Date): StoredOneTimeCodes | undefined {
  const step = stepOfCode(codes.secret, typed, time);
  if (step !== undefined) return step > codes.lastStep ? { ...codes, lastStep: step } : undefined;
  const digest = digestOfRecoveryCode(typed);
  const recoveryCodes = codes.recoveryCodes.filter((each) => each !== digest);
  return recoveryCodes.length < codes.recoveryCodes.length ? { ...codes, recoveryCodes } : undefined;
}

/** The digest of a recovery code, however its letters are written and grouped. */
function digestOfRecoveryCode(code: string): string {
  return digestOf(code.toUpperCase().replaceAll(/[^A-Z2-7]/g, ''));
}

const wrongCode = (field: string, message: string) => new InvalidInput([{ field, message }]);
