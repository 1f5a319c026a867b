import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import Type from 'typebox';
import { cleanBody } from '../../http/cleanBody.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import { Admin, AdminLogin, AdminSession, AdminSignUp } from './admin.ts';
import type { AdminAuthentication } from './adminAuthentication.ts';
import { bearerToken } from '../bearerToken.ts';
import { staffOf } from '../guardBackOffice.ts';
import { StaffMember } from '../staffMember.ts';

/** The largest body, bytes. */
const bodyLimit = 16 * 1024;
const errorResponses = { 422: ref(InvalidBody), 429: ref(ErrorBody) };

/**
 * The routes for sign-up, login and logout of administrators, and for the administrator of a token (spec §7); in the back
 * office, for the member of the staff.
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
  };
}
