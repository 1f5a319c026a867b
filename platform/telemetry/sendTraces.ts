import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { basename } from 'node:path';

// Sends traces of what the server does to the address in the setting OTEL_EXPORTER_OTLP_ENDPOINT. The other standard
// settings of OpenTelemetry (OTEL_*) apply as well. Attributes contain no query strings and no ids of links in mails:
// both are personal.

/**
 * How long an attempt to send traces may take, also the last one when the process ends, ms: a dead collector must not
 * delay the stop.
 */
const TIMEOUT = 1_000;

process.env.OTEL_EXPORTER_OTLP_TIMEOUT ??= String(TIMEOUT);

const provider = new NodeTracerProvider({
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  // OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES take precedence over the server's name.
  resource: defaultResource()
    .merge(resourceFromAttributes({ 'service.name': basename(process.argv[1] ?? '', '.js') }))
    .merge(detectResources({ detectors: [envDetector] })),
});
provider.register();
process.once('beforeExit', () => void sendLast());

/** Sends the traces that are left; ends the process if the collector does not accept them in time. */
async function sendLast() {
  const late = new Promise((_, reject) => setTimeout(reject, TIMEOUT, new Error('no response')).unref());
  try {
    await Promise.race([provider.shutdown(), late]);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    console.error(`The last traces were not sent: ${code ?? message}.`);
    process.exit();
  }
}

registerInstrumentations({
  instrumentations: [
    new FastifyOtelInstrumentation({
      registerOnInitialization: true,
      instrumentHooks: false,
      instrumentHandler: false,
      ignorePaths: ({ url }) => url === '/healthz' || url === '/readyz',
      requestHook(span, { method, routeOptions: { url = 'unknown' } }) {
        span.updateName(`${method} ${url}`).setAttribute('url.path', url);
      },
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook({ origin, path }) {
        const [pathname = ''] = path.split('?');
        const shown = pathname.replace(/(\/(?:unsubscribe|search-alerts)\/)[^/]+/, '$1:id');
        return { 'url.full': `${origin}${shown}`, 'url.path': shown, 'url.query': '' };
      },
    }),
  ],
});
