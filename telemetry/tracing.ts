import { FastifyOtelInstrumentation } from '@fastify/otel';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { UndiciInstrumentation } from '@opentelemetry/instrumentation-undici';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { basename } from 'node:path';

// Loaded before a server (`node --import`) where the setting OTEL_EXPORTER_OTLP_ENDPOINT is there: sends traces of what the
// server does to that address. The other standard settings of OpenTelemetry (OTEL_*) hold as well. Attributes have no
// queries of addresses and no ids of subscribers, as both are personal.

process.env.OTEL_SERVICE_NAME ??= basename(process.argv[1] ?? '', '.js');

const provider = new NodeTracerProvider({
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();
process.once('beforeExit', () => void provider.shutdown());

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
        const shown = pathname.replace(/(\/unsubscribe\/).*/, '$1:id');
        return { 'url.full': `${origin}${shown}`, 'url.path': shown, 'url.query': '' };
      },
    }),
  ],
});
