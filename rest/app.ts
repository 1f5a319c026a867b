import compress from '@fastify/compress';
import swagger from '@fastify/swagger';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { type FastifyServerOptions } from 'fastify';
import { randomBytes } from 'node:crypto';
import { Registry } from 'prom-client';
import { answerUnreadableRequest } from '../platform/network/answerUnreadableRequest.ts';
import type { ConnectionLimits } from '../platform/network/connectionGuard.ts';
import { guardedServer } from '../platform/network/guardedServer.ts';
import type { MinUploadRate } from '../platform/network/slowRequestGuard.ts';
import { HttpMetrics } from '../platform/telemetry/HttpMetrics.ts';
import { logFailures } from '../platform/telemetry/logFailures.ts';
import { logRequests } from '../platform/telemetry/logRequests.ts';
import { requestIdOptions, sendRequestId } from '../platform/telemetry/requestId.ts';
import { gracefulShutdown } from '../platform/processes/gracefulShutdown.ts';
import { guardBackOffice } from './admin/guardBackOffice.ts';
import type { AdminSettings } from './admin/signIn/adminAuthentication.ts';
import { backOffice } from './admin/signIn/backOffice.ts';
import { articles } from './blogs/articles.ts';
import { brandRoutes } from './brands/brandRoutes.ts';
import { brandStore } from './brands/brandStore.ts';
import { carRoutes } from './cars/carRoutes.ts';
import { carStore } from './cars/carStore.ts';
import { changeRoutes } from './cars/changes/changeRoutes.ts';
import { tidyChanges } from './cars/changes/tidyChanges.ts';
import { openCarIndex } from './cars/openCarIndex.ts';
import { tellUnfinishedCars } from './cars/tellUnfinishedCars.ts';
import { serveDealership } from './dealership/settings/serveDealership.ts';
import { checkHost } from './http/checkHost.ts';
import { enquiryService } from './enquiries/enquiryService.ts';
import { formLimit } from './enquiries/formLimit.ts';
import { forms } from './enquiries/forms/forms.ts';
import { openEnquiryRows } from './enquiries/handling/EnquiryRows.ts';
import { backOfficeEnquiries } from './enquiries/inbox/backOfficeEnquiries.ts';
import { noticeMetrics } from './enquiries/unsentNotices.ts';
import { entityTags } from './http/entityTags.ts';
import { FILTER_FORMAT, textFormats } from './http/fields.ts';
import { answerUnreadableUrl, handleErrors } from './http/handleErrors.ts';
import { health } from './health/health.ts';
import { type MailSettings, mailer } from './mail/mailer.ts';
import { apiDescription } from './openapi/apiDescription.ts';
import { shapes } from './openapi/shapes.ts';
import { identifyPartners } from './partners/partnerAuthentication.ts';
import { partnerRoutes } from './partners/partnerRoutes.ts';
import { partnerStore } from './partners/partnerStore.ts';
import { partnerUsage } from './partners/partnerUsage.ts';
import { vinRoutes } from './partners/vinRoutes.ts';
import { openEraser } from './persons/openEraser.ts';
import { persons } from './persons/persons.ts';
import { photoRoutes } from './photos/photoRoutes.ts';
import type { PhotoStore } from './photos/photoStore.ts';
import { reducedPhotos } from './photos/reducedPhotos.ts';
import { responseHeaders } from './http/responseHeaders.ts';
import { runBeside } from './http/runBeside.ts';
import { schemaCompilers } from './http/schemaCompilers.ts';
import { isAlertFilter } from './searchAlerts/alertFilter.ts';
import { searchAlerts } from './searchAlerts/searchAlerts.ts';
import { stock, type StockParts } from './stock/stock.ts';
import type { Store } from './store/Collection.ts';
import type { FreeSpace } from './store/embedded/FreeSpace.ts';
import { storeMetrics } from './store/storeMetrics.ts';
import { strictParameters } from './http/strictParameters.ts';
import { today } from './today/today.ts';
import { watchBodies } from './http/watchBodies.ts';
import type { ReceiverNetwork } from './webhooks/Delivery.ts';
import { webhooks } from './webhooks/webhooks.ts';

/** How long running requests may take to finish when the API stops, ms. */
const SHUTDOWN_GRACE = 10_000;
/** The most bytes of a body, unless its route says otherwise: the longest form has 12,000 characters, in UTF-8 48 kB at most. */
const LARGEST_BODY = 64 * 1024;
/** A gateway has many connections at once: one for each running request. */
const CONNECTIONS: ConnectionLimits = { perAddress: 4_000, timeout: 20_000 };

interface Parts extends Pick<StockParts, 'startImport' | 'importSilence'> {
  store: Store;
  photos: PhotoStore;
  /** The path of the file that repeats the list of erasures beside the store. */
  erasures?: string;
  /** The free space for the store and the photos; missing where they are in MongoDB. */
  space?: FreeSpace;
  /** The most cars that are kept in columns in memory if the store has indexes; no limit when left out. */
  catalogueLimit?: number;
  mail?: MailSettings;
  /** When left out, tokens are valid until the process ends. */
  admin?: AdminSettings;
  /** How many forms are stored for one visitor's address in ten minutes; any number when left out. */
  formLimit?: number;
  /** How receivers of webhooks are reached; only those on the open internet when left out. */
  receivers?: ReceiverNetwork;
  /** The clock; tests have their own. */
  now?: () => Date;
  /** Which gateways are trusted to tell a visitor's address (Fastify's `trustProxy`); those on this machine when left out. */
  trustProxy?: string;
  logger?: FastifyServerOptions['logger'];
  /** The limits of connections; `CONNECTIONS` when left out. */
  connections?: ConnectionLimits;
  /** The lowest rate at which a body without photos must arrive; `defaultUploadRate` when left out. */
  minUploadRate?: MinUploadRate;
  /** Where the metrics are registered. */
  metrics?: Registry;
}

/** Builds the REST API of spec §7 over an open store; it does not listen yet. Rejects when its cars cannot be read. */
export async function buildRest(parts: Parts) {
  const { store, photos, catalogueLimit: limit, logger = false, metrics = new Registry() } = parts;
  const { mail = { publicUrl: 'http://localhost:4000' } } = parts;
  const { connections = CONNECTIONS, receivers = {}, space } = parts;
  const { admin = { tokenSecret: randomBytes(32) }, now = () => new Date() } = parts;
  const app = Fastify({
    serverFactory: (handler) => guardedServer(handler, connections),
    ...requestIdOptions,
    bodyLimit: LARGEST_BODY,
    logger,
    schemaController: { compilersFactory: schemaCompilers },
    ajv: {
      customOptions: {
        ...{ removeAdditional: false, coerceTypes: true, allErrors: true },
        formats: { ...textFormats, [FILTER_FORMAT]: isAlertFilter },
      },
    },
    trustProxy: parts.trustProxy ?? 'loopback',
    // Requests that arrive on open connections while the API stops are answered; then the connection is closed.
    return503OnClosing: false,
    frameworkErrors: answerUnreadableUrl,
    clientErrorHandler: answerUnreadableRequest,
  }).withTypeProvider<TypeBoxTypeProvider>();
  sendRequestId(app);
  logRequests(app);
  new HttpMetrics(metrics).watch(app);
  logFailures(app);
  handleErrors(app);
  watchBodies(app, parts.minUploadRate);
  checkHost(app);
  gracefulShutdown(app, SHUTDOWN_GRACE);
  strictParameters(app);
  for (const shape of shapes) app.addSchema(shape);

  await app.register(swagger, apiDescription);
  await entityTags(app);
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false });
  responseHeaders(app);

  const eraser = await openEraser({ store, photos, erasures: parts.erasures, now, log: app.log });
  const office = await backOffice({ store, settings: admin, publicUrl: mail.publicUrl, now });
  guardBackOffice(app, office.authentication);
  const dealership = await serveDealership(app, { store, photos, audit: office.audit, now });
  const cars = carStore(store);
  const carIndex = await openCarIndex({ store, limit, log: app.log });
  app.addHook('onClose', () => carIndex.close());
  await app.register(carRoutes(cars, carIndex));
  await app.register(changeRoutes(cars));
  runBeside(app, tidyChanges(cars, app.log));
  await app.register(tellUnfinishedCars({ store, cars, index: carIndex }));
  const brands = brandStore(store);
  await app.register(brandRoutes(brands));
  await app.register(articles({ store, photos, audit: office.audit, now }));
  await app.register(photoRoutes(photos));

  const mails = await mailer({
    ...{ store, settings: mail, dealership, now, log: app.log, metrics },
    reducePhotos: (names, signal) => reducedPhotos(photos, names, signal),
  });
  runBeside(app, mails);
  storeMetrics(metrics, store, space);
  const { outbox } = mails;
  const { publicUrl, dealerEmail, leadsEmail } = mail;
  noticeMetrics(metrics, { store, dealerEmail, leadsEmail, now });
  const { audit, sessions } = office;
  const partners = partnerStore(store, now);
  const usage = partnerUsage(store, now);
  runBeside(app, usage);
  await app.register(partnerRoutes({ store, partners, usage, audit, now }));
  await app.register(vinRoutes(cars, partners));
  await app.register(
    webhooks({ store, partners, changes: cars.changes, outbox, dealerEmail, receivers, metrics, audit, now }),
  );
  const countForm = await formLimit(store, parts.formLimit);
  const enquiries = enquiryService({
    ...{ store, outbox, dealerEmail, leadsEmail, dealership, now, countForm, log: app.log },
    onLead: (sender) => usage.count(sender, { leads: 1 }),
  });
  const context = { store, outbox, photos, enquiries, cars, dealership, publicUrl, now };
  await app.register(async (scope) => {
    identifyPartners(scope, partners);
    for (const { routes } of forms) await scope.register(routes(context));
    await scope.register(searchAlerts({ ...context, index: carIndex, brands, metrics }));
  });
  await app.register(office.routes({ outbox, dealership }));
  const rows = openEnquiryRows(store, app.log);
  await app.register(backOfficeEnquiries({ ...context, rows, audit, sessions, dealerEmail }));
  const { rows: stockRows, routes } = stock({ ...parts, ...context, rows, audit, log: app.log });
  await app.register(routes);
  await app.register(today({ store, rows, stockRows, space, now }));
  await app.register(persons({ ...context, eraser, audit }));
  await app.register(health({ store, space, mail, now }));
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, () => app.swagger());
  return app;
}
