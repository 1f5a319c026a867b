import { constants } from 'node:os';

/** The argument of a process that another process of the product has started, with a channel between them. */
export const SUPERVISED = '--supervised';
/** What such a process says on the channel when it serves, and what it is told when it is to stop. */
export const [READY, STOP] = ['ready', 'stop'];

/**
 * Until when a signal counts as the first one again, ms: terminals and systemd signal all processes of a service, and npm
 * passes on what it gets, so that one order arrives twice: at once, or 10 ms later on a busy machine. Nobody presses Ctrl-C
 * twice as fast.
 */
const SAME_ORDER = 100;

/**
 * Says that this process serves, and calls `stop` once when it is to stop: at SIGINT or SIGTERM. A second signal ends it at
 * once. A supervised process leaves signals to its supervisor, so that processes stop in their order whoever was signalled:
 * it stops when it is told to, or when its supervisor is gone.
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
