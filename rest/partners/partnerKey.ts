import { createHash, randomBytes } from 'node:crypto';

/** How a key begins; `platform/network/keyHeader.ts` recognises keys by it. */
const START = 'pk_';
/** How many characters of a key are shown, to tell keys apart; the 35 after them stay secret. */
const SHOWN = 11;

/** A new key: 256 random bits behind `pk_`. */
export const newKey = (): string => START + randomBytes(32).toString('base64url');

/** The digest that is stored instead of a key. A key is random, so a fast digest is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The first characters of a key. */
export const prefixOfKey = (key: string): string => key.slice(0, SHOWN);
