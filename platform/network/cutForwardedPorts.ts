import type { IncomingHttpHeaders } from 'node:http';

/** An address and a port, or an IPv6 address in brackets. */
const MAY_HAVE_PORT = /\.\d+:|\[/;
/** `1.2.3.4:5678`, `[2001:db8::1]:5678` and `[2001:db8::1]`, as some proxies write addresses. */
const WITH_PORT = /^\s*(?:(\d+(?:\.\d+){3}):\d+|\[([\da-f:.]+)\](?::\d+)?)\s*$/i;

/**
 * Removes the ports from the addresses in `X-Forwarded-For`. Fastify would take each port of a client for another client, and
 * would not recognise a trusted proxy.
 */
export function cutForwardedPorts(headers: IncomingHttpHeaders) {
  const forwarded = headers['x-forwarded-for'];
  if (typeof forwarded !== 'string' || !MAY_HAVE_PORT.test(forwarded)) return;
  headers['x-forwarded-for'] = forwarded
    .split(',')
    .map((address) => address.replace(WITH_PORT, '$1$2'))
    .join(', ');
}
