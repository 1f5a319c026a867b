import { restoreBackup } from './restoreBackup.ts';
import { runBackupCommand } from './runBackupCommand.ts';

await runBackupCommand({
  name: 'restore',
  folder: 'FROM',
  done: 'Restored from',
  options: ['replace'],
  run: ({ options, log, ...parts }) =>
    restoreBackup({
      ...parts,
      log,
      replace: options.replace,
      onWait: () => log('Waiting for another restore into this store to finish.'),
    }),
});
