import { createHash, randomBytes } from 'node:crypto';

/** How a key begins; `network/keyHeader.ts` recognises it by that. */
const START = 'pk_';
/** How many of its characters are shown to tell it from others; the 35 behind them stay secret. */
const SHOWN = 11;

/** A new key: 256 random bits behind `pk_`. */
export const newKey = (): string => START + randomBytes(32).toString('base64url');

/** What is stored in the place of a key. It is random, so a fast digest is enough. */
export const hashOfKey = (key: string): string => createHash('sha256').update(key).digest('hex');

/** The first characters of a key. */
export const prefixOfKey = (key: string): string => key.slice(0, SHOWN);
