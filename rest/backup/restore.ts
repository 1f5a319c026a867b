import { restoreBackup } from './restoreBackup.ts';
import { runCommand } from './runCommand.ts';

await runCommand({ name: 'restore', folder: 'FROM', done: 'Restored from', run: restoreBackup });
