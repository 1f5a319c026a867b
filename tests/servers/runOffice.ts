import { resolve } from 'node:path';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import { builtSite } from '../../gateway/pages/builtSite.ts';
import type { Role } from '../../rest/admin/role.ts';
import type { StoredSession } from '../../rest/admin/sessions/sessionStore.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { aCar } from '../stock/aCar.ts';
import { runRest } from './runRest.ts';
import { addStaff, type Staff, tokenSecret } from './staff.ts';

/** The built site with its back office, over a REST API whose clock the test sets. */
export async function runOffice(moment: string) {
  let offset = Date.parse(moment) - Date.now();
  const now = () => new Date(Date.now() + offset);
  const rest = await runRest({ now, admin: { tokenSecret } });
  await carStore(rest.store).save(aCar({ _id: 'available', stockNumber: 'A-17', year: 2021 }));
  const gateway = await createGateway({
    typeDefs: await readTypeDefs(),
    restUrl: rest.url,
    site: await builtSite({
      folder: resolve('dist/web'),
      worker: resolve('dist/renderWorker.js'),
      threads: 1,
    }),
  });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    rest,
    now,
    /** Sets the clock of the server, which goes on from there. */
    setClock: (at: string) => void (offset = Date.parse(at) - Date.now()),
    addStaff: (name: string, role: Role) => addStaff(rest.store, name, role, now),
    /** Lets the password be asked for again. */
    endConfirmation: ({ id }: Staff) =>
      rest.store
        .collection<StoredSession>('adminSessions')
        .updateOne({ adminId: id }, { $set: { confirmedUntil: null } }),
    async close() {
      await gateway.close();
      await rest.close();
    },
  };
}
