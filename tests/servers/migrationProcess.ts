import { setTimeout } from 'node:timers/promises';
import { openStore } from '../../rest/store/open/openStore.ts';
import { migrate } from '../../rest/store/migrate.ts';

// Run as a process of its own with the settings of a store as JSON and a time in ms: migrates the store. The first
// migration changes one document. The second one changes another, prints `half` and goes on for that time. At the end the
// process prints `ended`.
const [settings = '', time = ''] = process.argv.slice(2);
const { store } = await openStore(JSON.parse(settings));
const things = store.collection<{ _id: string; by?: string }>('things');
const mark = async (_id: string) => void (await things.updateOne({ _id }, { $set: { by: 'another' } }));
const first = { name: 'first', run: () => mark('a') };
const second = {
  name: 'second',
  async run() {
    await mark('b');
    console.log('half');
    await setTimeout(Number(time));
  },
};
await migrate(store, [first, second], { log: () => undefined, beatEvery: 200 });
console.log('ended');
await store.close();
