import type DOMPurify from 'dompurify';
import type { Config } from 'dompurify';

type Policy = NonNullable<Config['TRUSTED_TYPES_POLICY']>;
type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string>;

/** Not among the types of the DOM yet. */
interface PolicyFactory {
  createPolicy: (name: string, rules: Rules) => Policy;
}

/**
 * Pages allow one policy of Trusted Types, by the name of DOMPurify's, and a worker needs the address of its script from a policy.
 * So the back office makes the one policy itself, which passes scripts of this site alone, and gives it to DOMPurify.
 */
let made: Policy | undefined;

/** The policy; undefined in browsers without Trusted Types. */
export function officePolicy(): Policy | undefined {
  const { trustedTypes } = globalThis as { trustedTypes?: PolicyFactory };
  made ??= trustedTypes?.createPolicy('dompurify', {
    createHTML: (html) => html,
    createScriptURL(address) {
      if (new URL(address, location.href).origin !== location.origin) {
        throw new TypeError('Scripts come from this site alone.');
      }
      return address;
    },
  });
  return made;
}

/** Gives DOMPurify the policy, before it makes its own with its first text. Returns it. */
export function withOfficePolicy(purifier: typeof DOMPurify): typeof DOMPurify {
  const policy = officePolicy();
  if (policy) purifier.sanitize('', { TRUSTED_TYPES_POLICY: policy });
  return purifier;
}
