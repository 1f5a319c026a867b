import { hkdfSync } from 'node:crypto';

/** The settings on which the codes depend. */
export interface SignUpCodeSettings {
  /** The secret that signs the tokens. All processes of a store have the same one. */
  tokenSecret: Uint8Array;
  /** A code of the operator, with which one administrator can sign up. */
  signUpCode?: string;
}

/**
 * The code with which the next administrator signs up: the operator's, or a derived one if there is no administrator yet.
 * It is derived from the tokens' secret, so it is the same in every process of a store and after every start. Undefined
 * if nobody can sign up. `administrators`: how many there are.
 */
export function signUpCode(settings: SignUpCodeSettings, administrators: number): string | undefined {
  return settings.signUpCode || (administrators === 0 ? firstCode(settings.tokenSecret) : undefined);
}

/** 80 bits, such as `3f9a1-0c2be-77d10-9e4f2`. */
function firstCode(tokenSecret: Uint8Array): string {
  const bits = hkdfSync('sha256', tokenSecret, '', 'sign-up code of the first administrator', 10);
  return Buffer.from(bits)
    .toString('hex')
    .replace(/.{5}(?!$)/g, '$&-');
}
