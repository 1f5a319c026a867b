import type { FastifyInstance } from 'fastify';
import type { Store } from '../../store/Collection.ts';
import { adminStore } from '../adminStore.ts';
import { auditLog } from '../audit/auditLog.ts';
import { auditRoutes } from '../audit/auditRoutes.ts';
import { people } from '../people/people.ts';
import { peopleRoutes } from '../people/peopleRoutes.ts';
import { sessionStore } from '../sessions/sessionStore.ts';
import { accountRoutes } from './accountRoutes.ts';
import { adminAuthentication, type AdminSettings } from './adminAuthentication.ts';
import { adminRoutes } from './adminRoutes.ts';
import { loginRateLimit } from './loginRateLimit.ts';

/** What the parts of the back office have in common: who signs in, what they did, and the routes for both. */
export async function backOffice({
  store,
  settings,
  now,
}: {
  store: Store;
  settings: AdminSettings;
  now: () => Date;
}) {
  const audit = auditLog(store, now);
  const admins = adminStore(store);
  const sessions = sessionStore(store, now);
  const staff = people({ store, admins, sessions, now });
  const countTry = await loginRateLimit(store, now);
  const authentication = adminAuthentication({ admins, sessions, countTry, settings, audit, now });
  return {
    audit,
    authentication,
    async routes(app: FastifyInstance) {
      await app.register(adminRoutes(authentication));
      await app.register(accountRoutes({ sessions, audit }));
      await app.register(peopleRoutes({ people: staff, audit }));
      await app.register(auditRoutes(audit));
    },
  };
}
