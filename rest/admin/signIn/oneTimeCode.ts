import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { latinDigits } from '../../../text/latinDigits.ts';

/** The seconds of a step, and the digits of a code, as every authenticator app expects them (RFC 6238). */
const [STEP, DIGITS] = [30, 6];
/** How many steps a clock may be wrong, either way. */
const WINDOW = 1;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret of 160 bits, in base 32. */
export function newSecret(): string {
  return toBase32(randomBytes(20));
}

/** A random code of 80 bits for somebody who has lost the device, such as `K7QF-2MZA-X4TB-9C6D`. */
export function newRecoveryCode(): string {
  return toBase32(randomBytes(10)).replace(/.{4}(?!$)/g, '$&-');
}

/** The URI that an authenticator app reads, of a QR code or of a link. */
export function secretUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const query = new URLSearchParams({
    secret,
    issuer,
    algorithm: 'SHA1',
    digits: `${DIGITS}`,
    period: `${STEP}`,
  });
  // Apps read a plus as it is.
  const parameters = query.toString().replaceAll('+', '%20');
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${parameters}`;
}

/** The code of a secret in a step. */
export function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = digest.readUInt8(digest.length - 1) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7f_ff_ff_ff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, '0');
}

/** The step of a moment. */
export function stepAt(time: Date): number {
  return Math.floor(time.getTime() / 1000 / STEP);
}

/** The step whose code was typed: that of now, or the one before or after it. Undefined if it is none of theirs. */
export function stepOfCode(secret: string, typed: string, time: Date): number | undefined {
  const code = Buffer.from(latinDigits(typed).replaceAll(/\s/g, ''));
  const now = stepAt(time);
  for (let step = now - WINDOW; step <= now + WINDOW; step += 1) {
    const right = Buffer.from(codeOfStep(secret, step));
    if (right.length === code.length && timingSafeEqual(right, code)) return step;
  }
  return undefined;
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
