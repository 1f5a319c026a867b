import { makeBackup } from './makeBackup.ts';
import { runBackupCommand } from './runBackupCommand.ts';

await runBackupCommand({ name: 'backup', folder: 'TO', done: 'Backed up to', run: makeBackup });
