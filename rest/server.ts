import { warnOfEnvironment } from '../platform/processes/loadSettings.ts';
import { startFailure } from '../platform/processes/startFailure.ts';
import { readRestConfig, restPorts } from './config.ts';
import { storeFailure } from './store/open/storeFailure.ts';

try {
  warnOfEnvironment();
  const config = readRestConfig(process.env);
  // Imported only now, so that a wrong setting is reported before all modules of the server are loaded.
  await (await import('./serve.ts')).serve(config);
} catch (error) {
  const reason = storeFailure(error) ?? startFailure(error, restPorts, process.env);
  console.error(`The REST API cannot start. ${reason}`);
  process.exit(1);
}
