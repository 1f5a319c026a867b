import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { NotFound } from '../../http/errors.ts';
import { ErrorBody, Nullable, ref } from '../../http/schemas.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { actionOf, signedInOf, staffOf } from '../guardBackOffice.ts';
import type { SessionStore } from '../sessions/sessionStore.ts';
import { StaffMember } from '../staffMember.ts';

/** A session of whoever asks, as the back office returns it. */
const OwnSession = Type.Object({
  id: Type.String(),
  device: Nullable(Type.String({ description: 'Such as `Safari on iPhone`; null if it is unknown' })),
  address: Nullable(Type.String()),
  firstUsedAt: Type.String({ description: 'ISO 8601' }),
  lastUsedAt: Type.String({ description: 'To within five minutes' }),
  current: Type.Boolean({ description: 'Whether it is the session that asks' }),
});

/** The routes for whoever is signed in: who they are, and their sessions. */
export function accountRoutes({
  sessions,
  audit,
}: {
  sessions: SessionStore;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/api/admin/v1/me',
      {
        schema: {
          operationId: 'getStaffMember',
          summary: 'The member of the staff who is signed in',
          response: { 200: ref(StaffMember) },
        },
      },
      async (request) => staffOf(request),
    );
    app.get(
      '/api/admin/v1/sessions',
      {
        schema: {
          operationId: 'listSessions',
          summary: 'The sessions of whoever is signed in, the latest use first',
          response: { 200: Type.Object({ items: Type.Array(OwnSession), next: Type.Null() }) },
        },
      },
      async (request) => {
        const { staff, sessionId } = signedInOf(request);
        const own = await sessions.list(staff.id);
        const items = own.map(({ _id, device, address, createdAt, lastUsedAt }) => ({
          ...{ id: _id, device, address, firstUsedAt: createdAt, lastUsedAt: lastUsedAt ?? createdAt },
          current: _id === sessionId,
        }));
        return { items, next: null };
      },
    );
    app.delete(
      '/api/admin/v1/sessions/:id',
      {
        schema: {
          operationId: 'endSession',
          summary: 'Ends one of the own sessions, also on another device',
          params: Type.Object({ id: Type.String({ maxLength: 100 }) }),
          response: { 204: Type.Null(), 404: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        const own = await sessions.list(staffOf(request).id);
        const session = own.find(({ _id }) => _id === request.params.id);
        if (!session) throw new NotFound('This session has ended already.');
        await sessions.end(session._id);
        await audit.record(actionOf(request, { kind: 'session', id: session._id }));
        return reply.code(204).send(null);
      },
    );
  };
}
