import { context, propagation } from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';

/** Runs `run` as a part of the trace that a request's headers name (W3C Trace Context). Without tracing, it only runs it. */
export function continueTrace<T>(headers: IncomingHttpHeaders, run: () => T): T {
  return context.with(propagation.extract(context.active(), headers), run);
}
