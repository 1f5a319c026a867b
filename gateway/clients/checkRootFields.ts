import { requiredRoles } from './requiredRoles.ts';
import { requiredScopes } from './requiredScopes.ts';

const requirements = new Map<string, string>(Object.entries(requiredScopes));

/**
 * Throws where nothing says who may use a field of the root. `tsc` says the same of the fields in `schema/`; this stops a start
 * with others.
 */
export function checkRootFields(names: Iterable<string>) {
  for (const name of names) {
    const required = requirements.get(name);
    if (!required) throw new Error(`${name} needs a line in gateway/clients/requiredScopes.ts.`);
    if ((required === 'staff') !== Object.hasOwn(requiredRoles, name)) {
      throw new Error(`${name} needs a line in gateway/clients/requiredRoles.ts, where it is for the staff.`);
    }
  }
}
