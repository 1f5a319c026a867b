import type { FastifyBaseLogger } from 'fastify';
import { stackWithoutMessage } from './stackWithoutMessage.ts';

/** Logs with `log`, that of a request, that the request broke, and where. */
export function logBroken(log: FastifyBaseLogger, error: unknown): void {
  log.error({ cause: stackWithoutMessage(error) }, 'A request could not be processed');
}
