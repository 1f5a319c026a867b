import proxyAddress from '@fastify/proxy-addr';
import type { FastifyServerOptions } from 'fastify';
import type { IncomingMessage } from 'node:http';

/**
 * Gives a function that tells the network address of a client before Fastify has read the request, as Fastify does it.
 * `trustProxy`: who may tell it.
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
