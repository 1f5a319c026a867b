import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Dealership } from '../../dealership/dealership.ts';
import { cleanBody } from '../../http/cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { actionOf, signedInOf, staffOf } from '../guardBackOffice.ts';
import { CodeOfApp, CodesState } from './admin.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';

interface Parts {
  codes: OneTimeCodes;
  dealership: () => Dealership;
  audit: AuditLog;
}

const PATH = '/api/admin/v1/one-time-codes';

/** The routes with which people set up the one-time codes of their logins. */
export function oneTimeCodeRoutes({ codes, dealership, audit }: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    const record = (request: FastifyRequest) =>
      audit.record(actionOf(request, { kind: 'staff', id: staffOf(request).id }));

    app.get(
      PATH,
      {
        schema: {
          operationId: 'getOneTimeCodes',
          summary: 'Whether one-time codes are on, and must be',
          response: { 200: CodesState },
        },
      },
      (request) => codes.stateOf(signedInOf(request)),
    );
    app.post(
      PATH,
      {
        schema: {
          operationId: 'prepareOneTimeCodes',
          summary: 'Makes a secret for an authenticator app',
          description: 'Nothing changes until a code of it was sent with `PUT`.',
          response: {
            200: Type.Object({
              secret: Type.String({ description: 'In base 32, to be typed' }),
              uri: Type.String({ description: '`otpauth:`, for a link or a QR code' }),
            }),
            409: ref(ErrorBody),
          },
        },
      },
      async (request) => {
        const prepared = await codes.prepare(signedInOf(request), dealership().name);
        await record(request);
        return prepared;
      },
    );
    app.put(
      PATH,
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'turnOnOneTimeCodes',
          summary: 'Turns one-time codes on, with a code that the app shows',
          description:
            'The recovery codes are told this once: each replaces a code of the app, once. Other sessions end.',
          body: CodeOfApp,
          response: {
            200: Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
            ...{ 409: ref(ErrorBody), 422: ref(InvalidBody) },
          },
        },
      },
      async (request) => {
        const recoveryCodes = await codes.turnOn(signedInOf(request), request.body.code);
        await record(request);
        return { recoveryCodes };
      },
    );
    app.delete(
      PATH,
      {
        schema: {
          operationId: 'turnOffOneTimeCodes',
          summary: 'Turns one-time codes off',
          response: { 204: Type.Null(), 409: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        await codes.turnOff(signedInOf(request));
        await record(request);
        return reply.code(204).send(null);
      },
    );
  };
}
