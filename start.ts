import { type Logger, pino } from 'pino';
import { gatewayPorts, readGatewayConfig } from './gateway/config.ts';
import { loadSettings } from './platform/processes/loadSettings.ts';
import { npmIsThere } from './platform/processes/npmIsThere.ts';
import { onStop } from './platform/processes/onStop.ts';
import { checkPorts } from './platform/processes/readSettings.ts';
import { SupervisedServer, StartFailure } from './platform/processes/SupervisedServer.ts';
import { readRestConfig, restPorts } from './rest/config.ts';

// Runs the REST API and the gateway as two processes: prints their addresses when both are ready, and restarts one that
// has ended. It stops the gateway first, because its last requests need the REST API.

/** How often to check that npm still runs, ms. */
const NPM_CHECK = 500;

const servers: SupervisedServer[] = [];
let stopping = false;

onStop(() => void stop(0));
process.on('exit', () => servers.forEach((server) => server.kill()));
if (process.env.npm_lifecycle_event === 'start') stopWithNpm();

try {
  await start();
} catch (error) {
  const { message } = error as Error;
  // A server that is stopped before it is ready ends by a signal: this is no failure.
  if (message && !stopping) console.error(message);
  await stop(error instanceof StartFailure ? error.exitCode : 1);
}

async function start() {
  loadSettings();
  // Outside production, React, Apollo and graphql do additional checks.
  process.env.NODE_ENV = 'production';
  // For glibc: with an arena of memory per thread, the process would keep the memory that a flood of requests needed.
  process.env.MALLOC_ARENA_MAX ??= '2';
  const gateway = readGatewayConfig(process.env);
  const rest = readRestConfig(process.env);
  if (!gateway.REST_URL) checkPorts({ ...rest, ...gateway }, { ...restPorts, ...gatewayPorts });
  const logger = pino({ name: 'start', level: gateway.LOG_LEVEL });
  if (!gateway.REST_URL) await run('The REST API', 'dist/rest.js', logger);
  await run('The gateway', 'dist/gateway.js', logger);
  if (stopping) return;
  const site = `http://localhost:${gateway.PORT}`;
  console.log(`
  Site      ${site}
  GraphQL   ${site}/graphql
  GraphiQL  ${site}/graphiql
  REST      ${gateway.restUrl}/api/v1
`);
}

/** Starts a server and settles when it is ready; rejects when it ends before. Starts nothing during a stop. */
async function run(name: string, script: string, logger: Logger) {
  if (stopping) return;
  const server = new SupervisedServer({
    name,
    command: ['--enable-source-maps', '--import', './dist/tracing.js', script],
    log: (line) => logger.error(line),
  });
  servers.push(server);
  await server.start();
}

/** Stops the servers, the last started first. */
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  process.exitCode = code;
  for (const server of servers.toReversed()) await server.stop();
}

/** Stops the servers when npm is gone. */
function stopWithNpm() {
  const isThere = npmIsThere();
  setInterval(() => isThere() || void stop(0), NPM_CHECK).unref();
}
