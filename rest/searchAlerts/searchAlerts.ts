import { runBeside } from '../http/runBeside.ts';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Registry } from 'prom-client';
import type { BrandStore } from '../brands/brandStore.ts';
import type { CarIndex } from '../cars/CarIndex.ts';
import type { CarStore } from '../cars/carStore.ts';
import type { Dealership } from '../dealership/dealership.ts';
import type { EnquiryService } from '../enquiries/enquiryService.ts';
import type { Outbox } from '../mail/outbox.ts';
import type { Store } from '../store/Collection.ts';
import { alertMatcher } from './alertMatcher.ts';
import { alertWorker } from './alertWorker.ts';
import { searchAlertMetrics } from './searchAlertMetrics.ts';
import { searchAlertRoutes } from './searchAlertRoutes.ts';
import { searchAlertStore } from './searchAlertStore.ts';

interface Parts {
  store: Store;
  cars: CarStore;
  index: CarIndex;
  brands: BrandStore;
  enquiries: EnquiryService;
  outbox: Outbox;
  /** The dealer's facts as they are now. */
  dealership: () => Dealership;
  publicUrl: string;
  metrics: Registry;
  now: () => Date;
}

/** Search alerts: their routes, and the worker that finds cars for them and mails their owners while the API runs. */
export function searchAlerts(parts: Parts): FastifyPluginAsyncTypebox {
  const { store, cars, index, brands, enquiries, outbox, dealership, publicUrl, metrics, now } = parts;
  return async (app) => {
    const alerts = searchAlertStore({ store, outbox, index, cars, brands, dealership, publicUrl, now });
    await app.register(searchAlertRoutes(enquiries, alerts));
    searchAlertMetrics(metrics, store);
    const matcher = alertMatcher({ store, outbox, cars, index, dealership, publicUrl, now });
    const worker = alertWorker({ matcher, alerts, outbox, log: app.log });
    runBeside(app, worker, 'preClose');
  };
}
