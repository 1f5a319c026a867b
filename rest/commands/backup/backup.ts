import { makeBackup } from './makeBackup.ts';
import { runCommand } from './runCommand.ts';

await runCommand({ name: 'backup', folder: 'TO', done: 'Backed up to', run: makeBackup });
