/**
 * Whether an `Authorization` header holds a partner's key, with or without `Bearer`. A wrong key counts too: it must not
 * be treated as no key. Administrators' tokens begin differently.
 */
export function holdsKey(authorization: string | undefined): boolean {
  return /^(\S+ +)?pk_/i.test(authorization ?? '');
}

/** The key in an `Authorization` header; undefined if it holds something else, such as an administrator's token. */
export function keyOfHeader(authorization: string | undefined): string | undefined {
  return /^Bearer +(pk_[\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
}
