import { adminStore } from '../../admin/adminStore.ts';
import { auditLog } from '../../admin/audit/auditLog.ts';
import { invitationStore } from '../../admin/people/invitationStore.ts';
import { people } from '../../admin/people/people.ts';
import { sessionStore } from '../../admin/sessions/sessionStore.ts';
import { HttpError } from '../../http/errors.ts';
import { prepareStore } from '../../store/open/prepareStore.ts';
import { runCommand, withStore } from '../runCommand.ts';
import { readArguments } from './readArguments.ts';

await runCommand({ Refusal: HttpError, failed: 'Nothing was changed.' }, async () => {
  const command = readArguments(process.argv.slice(2));
  await withStore(async ({ store, config }) => {
    await prepareStore(store, (line) => console.error(line));
    const now = () => new Date();
    const admins = adminStore(store);
    const parts = { store, admins, publicUrl: config.mail.publicUrl, now };
    const lines = await command({
      admins,
      audit: auditLog(store, now),
      invitations: invitationStore(parts),
      people: people({ ...parts, sessions: sessionStore(store, now) }),
    });
    console.log(lines.join('\n'));
  });
});
