import { setImmediate } from 'node:timers/promises';
import { embeddedStore } from '../../rest/store/embedded/embeddedStore.ts';

// Run as a process of its own: writes into the embedded store in the folder that it is given until two writes were
// refused, prints why, and then the id of the first thing, which it can still read.
const [folder = ''] = process.argv.slice(2);
const store = embeddedStore(folder);
const things = store.collection<{ _id: string; text: string }>('things');

await things.insertOne({ _id: 'first', text: '' });
for (let refusals = 0, i = 0; refusals < 2; i += 1) {
  try {
    await things.insertOne({ _id: `thing-${i}`, text: 'x'.repeat(100_000) });
  } catch (error) {
    refusals += 1;
    console.log((error as Error).message);
  }
}
// By now, an unhandled rejection would have ended the process.
await setImmediate();
console.log(String((await things.findOne({ _id: 'first' }))?._id));
