// Loaded before every server (`node --import`). Without the setting it costs nothing: no library of OpenTelemetry is read.
if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) await import('./sendTraces.ts');

export {};
