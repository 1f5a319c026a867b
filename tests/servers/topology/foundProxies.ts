import { caddyAt } from './caddy.ts';
import { findCaddy } from './findCaddy.mjs';
import { ownProxy, type TopologyProxy } from './proxies.ts';

const { path } = findCaddy();

/** The proxies that a topology can stand behind here: the own one and, where one is found, Caddy; `npm test` says when it is not. */
export const foundProxies: readonly TopologyProxy[] = [ownProxy, ...(path ? [caddyAt(path)] : [])];
