import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { formRoute, readForm } from '../form.ts';
import type { FormContext } from '../FormContext.ts';
import { contactMails } from './contactMails.ts';
import { ContactMessage } from './contactMessage.ts';

/** The route of messages to the dealer (spec §7). */
export function contactRoutes({ enquiries }: FormContext): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      '/api/v1/contact-us',
      formRoute('sendContactMessage', 'Sends a message to the dealer', ContactMessage),
      async (request, reply) => {
        const { submission, details } = readForm('contact', request);
        const { id, message } = await enquiries.accept(submission, () => ({
          details,
          message: 'Message sent successfully!',
          mails: contactMails(details),
        }));
        return reply.code(201).send({ id, message });
      },
    );
  };
}
