import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import type { Dealership } from '../../dealership/dealership.ts';
import { cleanBody } from '../../http/cleanBody.ts';
import { Forbidden } from '../../http/errors.ts';
import { ErrorBody, InvalidBody, ref } from '../../http/schemas.ts';
import type { Outbox } from '../../mail/outbox.ts';
import type { AuditLog } from '../audit/auditLog.ts';
import { actionOf, staffOf } from '../guardBackOffice.ts';
import { Invitation, InvitationLink, NewInvitation, OpenedInvitation, SentInvitation } from './invitation.ts';
import { invitationMail } from './invitationMail.ts';
import type { InvitationStore } from './invitationStore.ts';

interface Parts {
  invitations: InvitationStore;
  outbox: Outbox;
  dealership: () => Dealership;
  audit: AuditLog;
}

const params = Type.Object({ id: Type.String({ maxLength: 100 }) });

/** The routes with which owners invite people to the back office, and the one that the link of an invitation asks. */
export function invitationRoutes({
  invitations,
  outbox,
  dealership,
  audit,
}: Parts): FastifyPluginAsyncTypebox {
  return async (app) => {
    /** Sends the link of an invitation by mail, and records that. */
    async function send(request: FastifyRequest, sent: SentInvitation) {
      const mail = invitationMail(sent, dealership());
      await outbox.add(`invitation-${sent.id}-${sent.sentAt}`, mail, request.id);
      const fields = [{ name: 'role', before: null, after: sent.role }];
      await audit.record(actionOf(request, { kind: 'invitation', id: sent.id }, fields));
      return sent;
    }

    app.get(
      '/api/admin/v1/invitations',
      {
        schema: {
          operationId: 'listInvitations',
          summary: 'The invitations that were neither used nor revoked, the latest first',
          response: { 200: Type.Object({ items: Type.Array(ref(Invitation)), next: Type.Null() }) },
        },
      },
      async () => ({ items: await invitations.list(), next: null }),
    );
    app.post(
      '/api/admin/v1/invitations',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'invitePerson',
          summary: 'Invites somebody to the back office',
          description: 'The link works once, for 72 hours. An earlier link to the same address ends at once.',
          body: NewInvitation,
          response: { 201: SentInvitation, 422: ref(InvalidBody) },
        },
      },
      async (request, reply) => {
        reply.code(201);
        const { name } = staffOf(request);
        return send(request, await invitations.invite(request.body, name));
      },
    );
    app.post(
      '/api/admin/v1/invitations/:id/resend',
      {
        schema: {
          operationId: 'resendInvitation',
          summary: 'Sends another link; the earlier one ends at once',
          params,
          response: { 200: SentInvitation, 404: ref(ErrorBody) },
        },
      },
      async (request) => {
        const { name } = staffOf(request);
        return send(request, await invitations.resend(request.params.id, name));
      },
    );
    app.delete(
      '/api/admin/v1/invitations/:id',
      {
        schema: {
          operationId: 'revokeInvitation',
          summary: 'Revokes an invitation: its link ends at once',
          params,
          response: { 204: Type.Null(), 404: ref(ErrorBody) },
        },
      },
      async (request, reply) => {
        await invitations.revoke(request.params.id);
        await audit.record(actionOf(request, { kind: 'invitation', id: request.params.id }));
        return reply.code(204).send(null);
      },
    );
    app.post(
      '/api/auth/admin/invitation',
      {
        preValidation: cleanBody,
        schema: {
          operationId: 'openInvitation',
          summary: 'Says for whom an invitation is, to whoever has its link',
          body: InvitationLink,
          response: {
            200: OpenedInvitation,
            403: ref(ErrorBody),
            409: ref(ErrorBody),
            422: ref(InvalidBody),
          },
        },
      },
      async (request) => {
        const found = await invitations.byToken(request.body.token);
        if (!found) throw new Forbidden('This link is no invitation. Copy the whole link from the mail.');
        const { email, role, invitedBy } = found;
        return { email, role, invitedBy };
      },
    );
  };
}
