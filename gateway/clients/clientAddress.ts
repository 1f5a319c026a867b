import proxyAddress from '@fastify/proxy-addr';
import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

/**
 * Returns a function that finds the network address of a client as Fastify does, but before Fastify has read the request.
 * `trustProxy`: the proxies that are believed when they name it.
 */
export function clientAddress(
  trustProxy: FastifyServerOptions['trustProxy'],
): (request: IncomingMessage) => string {
  if (!trustProxy) return ({ socket }) => socket.remoteAddress ?? '';
  const isTrusted = trustOf(trustProxy);
  return (request) => proxyAddress(request, isTrusted) ?? '';
}

type Trust = (address: string, hop: number) => boolean;

function trustOf(setting: Exclude<FastifyServerOptions['trustProxy'], undefined | false>): Trust {
  if (typeof setting === 'function') return setting;
  if (setting === true) return () => true;
  if (typeof setting === 'number') return (_, hop) => hop < setting;
  return proxyAddress.compile(
    typeof setting === 'string' ? setting.split(',').map((part) => part.trim()) : setting,
  );
}
