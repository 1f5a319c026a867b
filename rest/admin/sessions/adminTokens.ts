import { jwtVerify, SignJWT } from 'jose';
import { latestEnd, type StoredSession } from './sessionStore.ts';

/** Issues the tokens of administrators' sessions, which are signed with `secret`, and reads them. */
export function adminTokens(secret: Uint8Array, now: () => Date) {
  return {
    /** The token of a session. It is valid until the latest end of that, and no longer than the session is there. */
    issue: (session: StoredSession): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setJti(session._id)
        .setSubject(session.adminId)
        .setAudience('admin')
        .setIssuedAt(new Date(session.createdAt))
        .setExpirationTime(new Date(latestEnd(session)))
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
