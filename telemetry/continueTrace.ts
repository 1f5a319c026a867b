import { context, propagation } from '@opentelemetry/api';
import type { IncomingHttpHeaders } from 'node:http';

/** Runs `run` as a part of the trace that the headers of a request name (W3C Trace Context). Without tracing it just runs. */
export function continueTrace<T>(headers: IncomingHttpHeaders, run: () => T): T {
  return context.with(propagation.extract(context.active(), headers), run);
}
