import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { logWritten, serverLog } from '../../platform/processes/serverLog.ts';

// Run as a process of its own: logs two lines, and writes another one below them as soon as they are written.
const { stream, ...options } = serverLog('test', 'info');
const log = pino(options, stream);
log.info('first');
log.info('second');
await logWritten();
writeSync(1, 'below\n');
