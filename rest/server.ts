import { warnOfEnvironment } from '../processes/loadSettings.ts';
import { startFailure } from '../processes/startFailure.ts';
import { readRestConfig, restPorts } from './config.ts';
import { isUnwritable, unwritable } from './store/unwritable.ts';

/** MongoDB's error code for a refused login. */
const MONGODB_LOGIN_FAILED = 18;

try {
  warnOfEnvironment();
  const config = readRestConfig(process.env);
  // Imported only now, so that a wrong setting is reported before all modules of the server are loaded.
  await (await import('./serve.ts')).serve(config);
} catch (error) {
  console.error(`The REST API cannot start. ${reason(error)}`);
  process.exit(1);
}

/** What went wrong, in a sentence for the person who started it. */
function reason(error: unknown): string {
  const { name, code, message, syscall } = error as NodeJS.ErrnoException;
  if (
    name === 'MongoServerSelectionError' ||
    syscall === 'querySrv' ||
    message.includes('selection timed out')
  ) {
    return 'MongoDB does not answer: check MONGODB_URL, and that the server runs.';
  }
  if (name === 'MongoServerError' && Number(code) === MONGODB_LOGIN_FAILED) {
    return 'MongoDB refuses the user or the password of MONGODB_URL.';
  }
  if (isUnwritable(error)) return unwritable(error as Error);
  return startFailure(error, restPorts, process.env);
}
