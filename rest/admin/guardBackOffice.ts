import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { Forbidden } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { AdminAuthentication } from './adminAuthentication.ts';
import { rights } from './rights.ts';
import type { Role } from './role.ts';
import type { StaffMember } from './staffMember.ts';
import { bearerToken } from './bearerToken.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; on routes under `/api/admin` only. */
    staff?: StaffMember;
  }
}

const rolesOf = new Map<unknown, readonly Role[]>(Object.entries(rights));

/**
 * Lets only staff whose role has the right use the routes under `/api/admin`, wherever they are declared: call it before
 * they are. Each such route must have a line in `rights`: registering one without it throws. Requests without a valid
 * session are refused with `Unauthorized`, those of other roles with `Forbidden`; no answer is stored by a cache.
 */
export function guardBackOffice(app: FastifyInstance, authentication: AdminAuthentication) {
  app.decorateRequest('staff', undefined);
  app.addHook('onRoute', (route) => {
    if (!/^\/api\/admin(\/|$)/.test(route.url)) return;
    const allowed = rolesOf.get(route.schema?.operationId);
    if (!allowed) {
      throw new Error(`${route.url} needs an operation id with a line in rest/admin/rights.ts.`);
    }
    describe(route);
    const guard: NonNullable<RouteOptions['onRequest']> = async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const staff = await authentication.staffOf(bearerToken(request));
      if (!allowed.includes(staff.role)) throw roleRefused();
      request.staff = staff;
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
}

/** Who is signed in, in the handler of a route under `/api/admin`. */
export function staffOf({ staff }: FastifyRequest): StaffMember {
  if (!staff) throw new TypeError('This route is not under /api/admin');
  return staff;
}

function describe({ schema }: RouteOptions) {
  if (!schema) return;
  schema.security = [{ bearer: [] }];
  schema.response = { 401: ref(ErrorBody), 403: ref(ErrorBody), ...(schema.response as object) };
}

const roleRefused = () => new Forbidden('Your role does not allow this. Ask an owner of this site.');
