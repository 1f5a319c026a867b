import type { Registry } from 'prom-client';
import type { FastifyServerOptions } from 'fastify';
import type { AdmissionLimits } from './AdmissionControl.ts';
import type { BodyDeadline, MinUploadRate } from '../platform/network/slowRequestGuard.ts';
import type { ConnectionLimits } from '../platform/network/connectionGuard.ts';
import type { CostLimits } from './pipeline/Senders.ts';
import type { UploadSpaceLimits } from './pipeline/UploadSpace.ts';
import type { Site } from './pages/Site.ts';

/** How long the REST API may take for one answer, ms (spec §9). */
export const UPSTREAM_TIMEOUT = 10_000;
/** How long requests in progress may take to finish when the gateway stops, ms: less than Kubernetes waits. */
export const SHUTDOWN_GRACE = 25_000;

/** What a gateway is made of, and its limits. */
export interface GatewayOptions {
  /** The SDL of the whole schema. */
  typeDefs: string;
  /** Where the REST API is. */
  restUrl: string;
  /** Milliseconds; `UPSTREAM_TIMEOUT` when left out. */
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
  /** How many points operations may cost in a minute; `defaultCostLimits` when left out. */
  costLimits?: CostLimits;
  /** Which operations senders without a key may run: only those of the site (`trusted`), or `any`, also when left out. */
  anonymousQueries?: 'any' | 'trusted';
  /** Which proxies are trusted to name the visitor's address (Fastify's `trustProxy`); none when left out. */
  trustProxy?: FastifyServerOptions['trustProxy'];
  /** The lowest rate at which a body must arrive; `defaultUploadRate` when left out. */
  minUploadRate?: MinUploadRate;
  /** How long a whole body may take by its size; `defaultBodyDeadline` when left out. */
  bodyDeadline?: BodyDeadline;
  /** Limits of connections; `defaultConnectionLimits` when left out. With `trustProxy` one address may have any number. */
  connections?: ConnectionLimits;
  /** How much disk space uploads in progress may take; any number of bytes when left out. */
  uploadSpace?: UploadSpaceLimits;
  /** How long requests in progress may take to finish when the gateway stops, ms; `SHUTDOWN_GRACE` when left out. */
  shutdownGrace?: number;
  /** Whether to follow the origin's feed of changes, so that they show at once; else they show when the cache is stale. */
  followChanges?: boolean;
  /** Whether the origin adds up what senders use at all gateways, if it can; else each gateway counts alone. */
  sharedLimits?: boolean;
  /** How many queries are executed at once; `defaultReadLimits` when left out. */
  readLimits?: AdmissionLimits;
  logger?: FastifyServerOptions['logger'];
  /** Where what is measured is registered. */
  metrics?: Registry;
}
