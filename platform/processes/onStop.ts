import { constants } from 'node:os';

/** The argument of a process that another process of the product has started, with an IPC channel between them. */
export const SUPERVISED = '--supervised';
/** The messages on the channel: such a process sends the first when it serves, and stops when it gets the second. */
export const [READY, STOP] = ['ready', 'stop'];

/**
 * How long after a signal another one counts as the same order, ms. Terminals and systemd signal all processes of a
 * service, and npm passes signals on, so one order arrives twice: at once, or 10 ms later on a busy machine. Nobody
 * presses Ctrl-C twice that fast.
 */
const SAME_ORDER = 100;

/**
 * Calls `stop` once, at SIGINT or SIGTERM; a second signal ends this process at once. A supervised process tells its
 * supervisor that it serves. It ignores signals, and stops when its supervisor says so or is gone: so processes stop in
 * the right order, whichever of them was signalled.
 */
export function onStop(stop: () => void): void {
  if (process.argv.includes(SUPERVISED)) followSupervisor(stop);
  else followSignals(stop);
}

function followSupervisor(stop: () => void) {
  let stopping = false;
  const stopOnce = () => {
    if (stopping) return;
    stopping = true;
    // From now on the channel does not keep the process running.
    process.channel?.unref();
    stop();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
  process.on('message', (message) => message === STOP && stopOnce());
  process.once('disconnect', stopOnce);
  if (process.connected) process.send?.(READY);
  else stopOnce();
}

function followSignals(stop: () => void) {
  let first: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (first === undefined) {
        first = performance.now();
        stop();
      } else if (performance.now() - first > SAME_ORDER) {
        process.exit(128 + constants.signals[signal]);
      }
    });
  }
}
