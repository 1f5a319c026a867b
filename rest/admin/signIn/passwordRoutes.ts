import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { cleanBody } from '../../http/cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { actionOf, signedInOf, staffOf } from '../guardBackOffice.ts';
import { Confirmation, PasswordChange, PasswordReset } from './admin.ts';
import type { PasswordChanges } from './passwordChanges.ts';

/** The largest body, bytes. */
const bodyLimit = 16 * 1024;
const response = { 204: Type.Null(), 422: ref(InvalidBody), 429: ref(ErrorBody) };

/** The routes for changing a password, for entering it again, and for choosing another one by the link of an owner. */
export function passwordRoutes({
  passwords,
  audit,
}: {
  passwords: PasswordChanges;
  audit: AuditLog;
}): FastifyPluginAsyncTypebox {
  return async (app) => {
    const record = (request: FastifyRequest) =>
      audit.record(actionOf(request, { kind: 'staff', id: staffOf(request).id }));

    app.post(
      '/api/admin/v1/password',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'changePassword',
          summary: 'Changes the own password, and ends all other sessions',
          body: PasswordChange,
          response,
        },
      },
      async (request, reply) => {
        await passwords.change(signedInOf(request), request.body, request.ip);
        await record(request);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/admin/v1/confirmations',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'confirmPassword',
          summary: 'Proves that whoever is signed in knows the password',
          description:
            'For ten minutes, the session may then do what answers `NOT_CONFIRMED` without. A wrong password counts as a try to log in.',
          body: Confirmation,
          response,
        },
      },
      async (request, reply) => {
        await passwords.confirm(signedInOf(request), request.body, request.ip);
        await record(request);
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/auth/admin/password',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'resetPassword',
          summary: 'Sets a password by the link of an owner',
          description: 'All sessions end, and one-time codes are off. The link works once.',
          body: PasswordReset,
          response: { 204: Type.Null(), 403: ref(ErrorBody), 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        const { _id: id, name } = await passwords.reset(request.body);
        // Nobody is signed in yet.
        await audit.record({
          ...{ who: { id, name }, action: 'resetPassword', address: request.ip },
          record: { kind: 'staff', id },
        });
        return reply.code(204).send(null);
      },
    );
  };
}
