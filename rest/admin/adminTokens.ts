import { jwtVerify, SignJWT } from 'jose';

/** How long a token is valid, ms. */
const LIFETIME = 8 * 60 * 60 * 1000;

/** Issues administrators' tokens, which are signed with `secret`, and reads them. */
export function adminTokens(secret: Uint8Array, now: () => Date) {
  return {
    issue: (id: string): Promise<string> =>
      new SignJWT()
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(id)
        .setAudience('admin')
        .setIssuedAt(now())
        .setExpirationTime(new Date(now().getTime() + LIFETIME))
        .sign(secret),

    /** The id of the administrator; undefined for a token that is not ours or has expired. */
    async read(token: string): Promise<string | undefined> {
      const rules = { algorithms: ['HS256'], audience: 'admin', requiredClaims: ['exp'], currentDate: now() };
      return jwtVerify(token, secret, rules).then(
        ({ payload }) => payload.sub,
        () => undefined,
      );
    },
  };
}
