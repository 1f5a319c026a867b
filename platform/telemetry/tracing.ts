// Loaded before every server (`node --import`). Without the setting it costs nothing: no OpenTelemetry library is loaded.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./sendTraces.ts');

export {};
