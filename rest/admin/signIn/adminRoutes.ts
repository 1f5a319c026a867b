import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { cleanBody } from '../../http/cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import { Admin, AdminLogin, AdminSession, AdminSignUp } from './admin.ts';
import type { AdminAuthentication } from './adminAuthentication.ts';
import { bearerToken } from '../bearerToken.ts';
import { deviceOf } from '../sessions/deviceOf.ts';

/** The largest body, bytes. */
const bodyLimit = 16 * 1024;
const errorResponses = { 422: ref(InvalidBody), 429: ref(ErrorBody) };

/**
 * The routes for sign-up, login and logout of administrators, and for the administrator of a token (spec §7).
 */
export function adminRoutes(authentication: AdminAuthentication): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/auth/admin/signup',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'signUpAdmin',
          summary: 'Signs up an administrator',
          body: AdminSignUp,
          response: { ...errorResponses, 201: AdminSession, 403: ref(ErrorBody), 409: ref(ErrorBody) },
        },
      },
      async (request, reply) =>
        reply.code(201).send(await authentication.signUp(request.body, clientOf(request))),
    );
    app.post(
      '/api/auth/admin/login',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'logInAdmin',
          summary: 'Logs an administrator in',
          body: AdminLogin,
          response: { ...errorResponses, 200: AdminSession, 401: ref(ErrorBody), 403: ref(ErrorBody) },
        },
      },
      (request) => authentication.logIn(request.body, clientOf(request)),
    );
    app.post(
      '/api/auth/admin/logout',
      {
        bodyLimit,
        schema: {
          operationId: 'logOutAdmin',
          security: [{ bearer: [] }],
          summary: 'Ends the session and invalidates its token',
          response: { 204: Type.Null(), 401: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        await authentication.logOut(bearerToken(request), request.ip);
        return reply.code(204).send(null);
      },
    );
    app.get(
      '/api/auth/admin',
      {
        schema: {
          operationId: 'getAdmin',
          security: [{ bearer: [] }],
          summary: 'The administrator to whom the token belongs',
          response: { 200: ref(Admin), 401: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return authentication.adminOf(bearerToken(request));
      },
    );
  };
}

function clientOf({ ip, headers }: FastifyRequest) {
  return { address: ip, device: deviceOf(headers['user-agent']) };
}
