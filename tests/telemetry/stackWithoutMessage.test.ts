import { expect, it } from 'vitest';
import { stackWithoutMessage } from '../../platform/telemetry/stackWithoutMessage.ts';

it('an operator reads what an error is and where it was thrown', () => {
  const error = Object.assign(new TypeError('layla@example.ae'), { code: 'ERR_ODD' });
  expect(stackWithoutMessage(error)).toMatch(
    /^TypeError ERR_ODD\n {4}at .*stackWithoutMessage\.test\.ts:\d+:\d+\)?\n/,
  );
  expect(stackWithoutMessage(new Error())).toMatch(/^Error\n {4}at .*stackWithoutMessage\.test\.ts/);
});

it('a visitor who enters what looks like a stack is not in the log', () => {
  const entered = 'x\n    at hunter2\n    at layla@example.ae (secret:1:2)';
  const stack = stackWithoutMessage(new Error(entered));
  expect(stack).not.toMatch(/hunter2|layla|secret/);
  expect(stack).toMatch(/ {4}at .*stackWithoutMessage\.test\.ts/);
});

it('a visitor is not in the log either where the message of an error was changed after it was made', () => {
  const error = new Error('x\n    at hunter2');
  expect(error.stack).toContain('hunter2');
  error.message = 'Something else';
  expect(stackWithoutMessage(error)).toBe('Error');
});
