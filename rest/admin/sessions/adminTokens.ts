import { jwtVerify, SignJWT } from 'jose';
import type { StoredSession } from './sessionStore.ts';

/** Issues the tokens of administrators' sessions, which are signed with `secret`, and reads them. */
export function adminTokens(secret: Uint8Array, now: () => Date) {
  return {
    /** The token of a session, valid as long as that. */
    issue: ({ _id, adminId, createdAt, expiresAt }: StoredSession): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(_id)
        .setSubject(adminId)
        .setAudience('admin')
        .setIssuedAt(new Date(createdAt))
        .setExpirationTime(new Date(expiresAt))
        .sign(secret),

    /** The id of the session; undefined for a token that is not ours or has expired. */
    async read(token: string): Promise<string | undefined> {
      const rules = {
        algorithms: ['HS256'],
        audience: 'admin',
        requiredClaims: ['exp', 'jti'],
        currentDate: now(),
      };
      return jwtVerify(token, secret, rules).then(
        ({ payload }) => payload.jti,
        () => undefined,
      );
    },
  };
}
