import { context, type Span, trace } from '@opentelemetry/api';
import type { ExecutionResult } from 'graphql';
import type { Executor } from './compiledExecutor.ts';

const tracer = trace.getTracer('graph');

/** Stands for the name of an operation that has none. */
export const ANONYMOUS = 'anonymous';

/** Takes an operation that has run: its name, and how long it took, seconds. */
export type OnExecuted = (operationName: string, duration: number) => void;

/** The executor with its durations measured, and with a span of OpenTelemetry around every operation. */
export function observedExecutor(execute: Executor, onExecuted: OnExecuted): Executor {
  return (execution) => {
    const name = execution.operationName ?? ANONYMOUS;
    const start = performance.now();
    const span = tracer.startSpan(`graphql ${name}`);
    const result = context.with(trace.setSpan(context.active(), span), execute, undefined, execution);
    const end = ({ errors }: ExecutionResult) => {
      onExecuted(name, (performance.now() - start) / 1000);
      endSpan(span, errors !== undefined);
    };
    if (result instanceof Promise) void result.then(end, () => endSpan(span, true));
    else end(result);
    return result;
  };
}

function endSpan(span: Span, failed: boolean) {
  span.setAttribute('graphql.failed', failed).end();
}
