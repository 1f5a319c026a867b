import type { FastifyInstance } from 'fastify';
import type { Dealership } from '../../dealership/dealership.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { Store } from '../../store/Collection.ts';
import { adminStore } from '../adminStore.ts';
import { auditLog } from '../audit/auditLog.ts';
import { auditRoutes } from '../audit/auditRoutes.ts';
import { invitationRoutes } from '../people/invitationRoutes.ts';
import { invitationStore } from '../people/invitationStore.ts';
import { people } from '../people/people.ts';
import { peopleRoutes } from '../people/peopleRoutes.ts';
import { sessionStore } from '../sessions/sessionStore.ts';
import { accountRoutes } from './accountRoutes.ts';
import { adminAuthentication, type AdminSettings } from './adminAuthentication.ts';
import { adminRoutes } from './adminRoutes.ts';
import { oneTimeCodeRoutes } from './oneTimeCodeRoutes.ts';
import { oneTimeCodes } from './oneTimeCodes.ts';
import { passwordChanges } from './passwordChanges.ts';
import { passwordRoutes } from './passwordRoutes.ts';
import { loginRateLimit } from './loginRateLimit.ts';

interface Parts {
  store: Store;
  settings: AdminSettings;
  /** The URL of the site for links, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** How invitations are sent by mail. */
interface Mails {
  outbox: Outbox;
  dealership: () => Dealership;
}

/** What the parts of the back office have in common: who signs in, what they did, and the routes for both. */
export async function backOffice({ store, settings, publicUrl, now }: Parts) {
  const audit = auditLog(store, now);
  const admins = adminStore(store);
  const sessions = sessionStore(store, now);
  const staff = people({ store, admins, sessions, publicUrl, now });
  const invitations = invitationStore({ store, admins, publicUrl, now });
  const countTry = await loginRateLimit(store, now);
  const passwords = passwordChanges({ admins, sessions, countTry, now });
  const codes = oneTimeCodes({ admins, sessions, now });
  const authentication = adminAuthentication({
    ...{ admins, invitations, codes, sessions, countTry, settings, audit, now },
  });
  return {
    audit,
    sessions,
    authentication,
    routes: (mails: Mails) => async (app: FastifyInstance) => {
      await app.register(adminRoutes(authentication));
      await app.register(passwordRoutes({ passwords, audit }));
      await app.register(accountRoutes({ sessions, audit }));
      await app.register(oneTimeCodeRoutes({ codes, audit, ...mails }));
      await app.register(peopleRoutes({ people: staff, audit }));
      await app.register(invitationRoutes({ invitations, audit, ...mails }));
      await app.register(auditRoutes(audit));
    },
  };
}
