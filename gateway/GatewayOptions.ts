import type { Registry } from 'prom-client';
import type { FastifyServerOptions } from 'fastify';
import type { AdmissionLimits } from '../platform/processes/AdmissionControl.ts';
import {
  type BodyDeadline,
  defaultBodyDeadline,
  defaultUploadRate,
  type MinUploadRate,
} from '../platform/network/slowRequestGuard.ts';
import { type ConnectionLimits, defaultConnectionLimits } from '../platform/network/connectionGuard.ts';
import { type CostLimits, defaultCostLimits } from './clients/RateLimit.ts';
import type { UploadSpaceLimits } from './clients/UploadSpace.ts';
import type { Site } from './pages/Site.ts';

/** What a gateway is made of, and its limits. What may be left out is in `gatewayDefaults`, or is not there. */
export interface GatewayOptions {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** Where the REST API is. */
  restUrl: string;
  /** How long the REST API may take for one answer, ms. */
  timeout?: number;
  /** The folder that resized pictures are stored in; without it no pictures are served. */
  pictureCache?: string;
  /** The web client and the explorer; without it only GraphQL is served. */
  site?: Site;
  /** Where visitors find the site, such as `https://www.example.ae`; see `SiteOrigin` for when it is left out. */
  siteUrl?: string;
  /** Hosts that requests may name where `siteUrl` is left out, besides those of this machine. */
  allowedHosts?: readonly string[];
  /** How many addresses a file of the sitemap has at most; as many as it may have, when left out. */
  sitemapLimit?: number;
  /** How many forms one address may send in ten minutes; any number when left out. */
  formLimit?: number;
  /** How many points operations may cost in a minute. */
  costLimits?: CostLimits;
  /** Which operations clients without a key may run: `any`, or only those of the site (`trusted`). */
  anonymousQueries?: 'any' | 'trusted';
  /** Which proxies are trusted to name the visitor's address (Fastify's `trustProxy`). */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** The lowest rate at which a body must arrive. */
  minUploadRate?: MinUploadRate;
  /** How long a whole body may take by its size. */
  bodyDeadline?: BodyDeadline;
  /** Limits of connections. With `trustProxy` one address may have any number. */
  connections?: ConnectionLimits;
  /** How much disk space uploads in progress may take. */
  uploadSpace?: UploadSpaceLimits;
  /** How long requests in progress may take to finish when the gateway stops, ms. */
  shutdownGrace?: number;
  /** Whether to follow the origin's feed of changes, so that they show at once; else they show when the cache is stale. */
  followChanges?: boolean;
  /** Whether the origin adds up what clients use at all gateways, if it can; else each gateway counts alone. */
  sharedLimits?: boolean;
  /** How many queries of clients are executed at once. Answers from the cache do not count; forms never wait. */
  readLimits?: AdmissionLimits;
  logger?: FastifyServerOptions['logger'];
  /** Where what is measured is registered. */
  metrics?: Registry;
}

/** The options of a gateway that may be left out, as most gateways have them. */
export const gatewayDefaults = {
  /** Spec §9. */
  timeout: 10_000,
  costLimits: defaultCostLimits,
  anonymousQueries: 'any',
  trustProxy: false,
  minUploadRate: defaultUploadRate,
  bodyDeadline: defaultBodyDeadline,
  connections: defaultConnectionLimits,
  uploadSpace: { perAddress: Infinity, total: Infinity },
  readLimits: { atOnce: 32, most: 1_000, maxWait: 500 },
  followChanges: false,
  sharedLimits: false,
  /** Less than Kubernetes waits. */
  shutdownGrace: 25_000,
  logger: false,
} satisfies Partial<GatewayOptions>;

/** The options of a gateway with the defaults of those that were left out. */
export type CompleteOptions = GatewayOptions & Required<Pick<GatewayOptions, keyof typeof gatewayDefaults>>;
