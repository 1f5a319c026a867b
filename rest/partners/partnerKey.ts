import { createHash, randomBytes } from 'node:crypto';

/** How a key begins. */
const START = 'pk_';
/** How many of its characters are shown to tell it from others; the 35 behind them stay secret. */
const SHOWN = 11;

/** A new key: 256 random bits behind `pk_`. */
export const newKey = (): string => START + randomBytes(32).toString('base64url');

/** What is stored in the place of a key. It is random, so a fast digest is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The first characters of a key. */
export const prefixOfKey = (key: string): string => key.slice(0, SHOWN);

/** Whether a header `Authorization` holds a key, right or wrong, also without `Bearer`. */
export function holdsKey(authorization: string | undefined): boolean {
  return /^(\S+ +)?pk_/i.test(authorization ?? '');
}

/** The key of a header `Authorization`; undefined where it holds something else, such as an administrator's token. */
export function keyOfHeader(authorization: string | undefined): string | undefined {
  return /^Bearer +(pk_[\w-]{1,200})$/i.exec(authorization ?? '')?.[1];
}
