import type {} from '@fastify/swagger'; // `schema` has its `operationId` from there.
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import Type from 'typebox';
import { Forbidden, StepRequired } from '../http/errors.ts';
import { ErrorBody, ref } from '../http/schemas.ts';
import type { Action } from './audit/auditLog.ts';
import { bearerToken } from './bearerToken.ts';
import { type Right, rights } from './rights.ts';
import type { StaffMember } from './staffMember.ts';

/** Who is signed in, in which session. */
export interface SignedIn {
  staff: StaffMember;
  sessionId: string;
  /** Whether the password was entered again in the last ten minutes. */
  isConfirmed: boolean;
  /** Whether one-time codes must be set up before anything else. */
  mustSetUp: boolean;
}

/** Reads the tokens of sessions. */
interface SessionReader {
  /** Rejects with `Unauthorized` for a missing or invalid token. */
  signedIn(token: string | undefined): Promise<SignedIn>;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; on routes under `/api/admin` only. */
    signedIn?: SignedIn;
  }
}

const rightsOf = new Map<unknown, Right>(Object.entries(rights));

/** The answer to whoever has no right, or has to do something first. */
const Refusal = Type.Object({
  message: Type.String(),
  code: Type.Optional(
    Type.String({
      description:
        '`NOT_CONFIRMED`: send the password to `/api/admin/v1/confirmations`, and try again within ten minutes. ' +
        '`ONE_TIME_CODES_REQUIRED`: set up one-time codes first.',
    }),
  ),
});

/**
 * Lets only staff whose role has the right use the routes under `/api/admin`, wherever they are declared: call it before
 * they are. Each such route must have a line in `rights`: registering one without it throws. Requests without a valid
 * session are refused with `Unauthorized`, those of other roles with `Forbidden`; no answer is stored by a cache.
 */
export function guardBackOffice(app: FastifyInstance, sessions: SessionReader) {
  app.decorateRequest('signedIn', undefined);
  app.addHook('onRoute', (route) => {
    if (!/^\/api\/admin(\/|$)/.test(route.url)) return;
    const right = rightsOf.get(route.schema?.operationId);
    if (!right) {
      throw new Error(`${route.url} needs an operation id with a line in rest/admin/rights.ts.`);
    }
    describe(route);
    const guard: NonNullable<RouteOptions['onRequest']> = async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const signedIn = await sessions.signedIn(bearerToken(request));
      check(right, signedIn);
      request.signedIn = signedIn;
    };
    route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
  });
}

/** Who is signed in, and in which session, in the handler of a route under `/api/admin`. */
export function signedInOf({ signedIn }: FastifyRequest): SignedIn {
  if (!signedIn) throw new TypeError('This route is not under /api/admin');
  return signedIn;
}

/** Who is signed in, in the handler of a route under `/api/admin`. */
export function staffOf(request: FastifyRequest): StaffMember {
  return signedInOf(request).staff;
}

/**
 * What the audit log records of such a request: who did it, from where, the id of the operation, the record, and the fields that
 * it has changed.
 */
export function actionOf(
  request: FastifyRequest,
  record: Action['record'],
  fields?: Action['fields'],
): Action {
  const { id, name } = staffOf(request);
  // No route under `/api/admin` is without one.
  const action = request.routeOptions.schema?.operationId as string;
  return { who: { id, name }, action, record, fields, address: request.ip };
}

function check(right: Right, { staff, isConfirmed, mustSetUp }: SignedIn) {
  if (!right.roles.includes(staff.role)) {
    throw new Forbidden('Your role does not allow this. Ask an owner of this site.');
  }
  if (mustSetUp && !right.beforeSetUp) {
    throw new StepRequired(
      'ONE_TIME_CODES_REQUIRED',
      'Set up one-time codes first: an owner requires them of you.',
    );
  }
  if (right.confirmed && !isConfirmed) {
    throw new StepRequired('NOT_CONFIRMED', 'Enter your password again to continue.');
  }
}

function describe({ schema }: RouteOptions) {
  if (!schema) return;
  schema.security = [{ bearer: [] }];
  schema.response = { 401: ref(ErrorBody), 403: Refusal, ...(schema.response as object) };
}
