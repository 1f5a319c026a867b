import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Static, TObject, TProperties } from 'typebox';
import type { Car } from '../cars/car.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { PhotoStore } from '../photos/photoStore.ts';
import type { Store } from '../store/Collection.ts';
import { enquiryMails, type MailTexts } from './enquiryMails.ts';
import type { EnquiryService } from './enquiryService.ts';
import { formOf, formRoute, readForm } from './form.ts';

/** What the routes of forms need. */
export interface FormContext {
  store: Store;
  outbox: Outbox;
  photos: PhotoStore;
  enquiries: EnquiryService;
  cars: CarStore;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  /** The address of the site, without a slash at its end. */
  publicUrl: string;
  now: () => Date;
}

/** A form of visitors. */
export interface Form {
  /** Its name among the stored enquiries. */
  kind: string;
  operationId: string;
  /** The shape of its body. */
  body: TObject;
  /** The fields of its example in the OpenAPI document, besides those about a visitor and a car that examples share. */
  example: object;
  /** Its route, and those that belong to it. */
  routes: (context: FormContext) => FastifyPluginAsyncTypebox;
}

/** What a `jsonForm` declares. */
interface Declaration<Fields extends TProperties> {
  kind: string;
  path: string;
  operationId: string;
  /** What it is for, in the OpenAPI document. */
  summary: string;
  /** Its own fields: validates, types and documents each. */
  fields: Fields;
  example?: Partial<Static<TObject<Fields>>>;
  /** The answers of its route besides those of every form. */
  refusals?: object;
  /**
   * Called with what was entered in a new form: returns the sentence for the visitor and the texts of the mails. Throws an
   * `HttpError` for a form that cannot be accepted.
   */
  accept: (entered: Static<TObject<Fields>>, context: FormContext) => Acceptance | Promise<Acceptance>;
}

interface Acceptance {
  /** The sentence for the visitor. */
  message: string;
  /** The car of the stock that it is about. */
  car?: Car;
  mails: MailTexts;
}

/** A form that arrives as JSON, is stored, told to the dealer, and confirmed to the visitor if it has an email address. */
export function jsonForm<Fields extends TProperties>(declaration: Declaration<Fields>): Form {
  const { kind, path, operationId, summary, fields, example = {}, refusals, accept } = declaration;
  const body = formOf(fields);
  const routes =
    (context: FormContext): FastifyPluginAsyncTypebox =>
    async (app) => {
      app.post(path, formRoute(operationId, summary, body, refusals), async (request, reply) => {
        // It is validated; TypeScript does not resolve the type of fields that it does not know yet.
        const { submission, details } = readForm(kind, request as typeof request & { body: object });
        const { id, message } = await context.enquiries.accept(submission, async () => {
          const { message, car, mails } = await accept(details as Static<TObject<Fields>>, context);
          return { details, message, car, mails: enquiryMails(body, details, mails, context.dealership()) };
        });
        return reply.code(201).send({ id, message });
      });
    };
  return { kind, operationId, body, example, routes };
}
