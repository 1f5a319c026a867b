import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cleanBody } from '../cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../schemas.ts';
import { Admin, AdminLogin, AdminSession, AdminSignUp } from './admin.ts';
import { adminAuthentication } from './adminAuthentication.ts';

/** The largest body, bytes. */
const bodyLimit = 16 * 1024;
const errorResponses = { 422: ref(InvalidBody), 429: ref(ErrorBody) };

/** The routes for sign-up and login of administrators, and for the administrator of a token (spec §7). */
export function adminRoutes(parts: Parameters<typeof adminAuthentication>[0]): FastifyPluginAsyncTypebox {
  return async (app) => {
    const authentication = await adminAuthentication(parts);

    app.post(
      '/api/auth/admin/signup',
      {
        bodyLimit,
        preValidation: cleanBody,
        schema: {
          operationId: 'signUpAdmin',
          summary: 'Makes an administrator',
          body: AdminSignUp,
          response: { ...errorResponses, 201: AdminSession, 403: ref(ErrorBody), 409: ref(ErrorBody) },
        },
      },
      async (request, reply) => reply.code(201).send(await authentication.signUp(request.body, request.ip)),
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
          response: { ...errorResponses, 200: AdminSession, 401: ref(ErrorBody) },
        },
      },
      (request) => authentication.logIn(request.body, request.ip),
    );
    app.get(
      '/api/auth/admin',
      {
        schema: {
          operationId: 'getAdmin',
          security: [{ bearer: [] }],
          summary: 'The administrator whose token this is',
          response: { 200: ref(Admin), 401: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        return authentication.adminOf(/^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]);
      },
    );
  };
}
