import { trace } from '@opentelemetry/api';

/**
 * The ids of the trace and the span that are under way, by the names that OpenTelemetry gives them in logs: a line of the log
 * leads to its trace. None without tracing.
 */
export function traceIds(): { trace_id?: string; span_id?: string } {
  const span = trace.getActiveSpan()?.spanContext();
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {};
}
