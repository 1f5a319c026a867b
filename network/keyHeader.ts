/**
 * Whether a header `Authorization` holds a partner's key, right or wrong, also without `Bearer`: it must not count as none.
 * Administrators' tokens begin otherwise.
 */
export function holdsKey(authorization: string | undefined): boolean {
  return /^(\S+ +)?pk_/i.test(authorization ?? '');
}

/** The key of a header `Authorization`; undefined where it holds something else, such as an administrator's token. */
export function keyOfHeader(authorization: string | undefined): string | undefined {
  return /^Bearer +(pk_[\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
}
