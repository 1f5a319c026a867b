import { embeddedStore } from '../../rest/store/embedded/embeddedStore.ts';

// Run as a process of its own: writes one thing after the other into the embedded store in the folder that it is given,
// until it is killed, and prints the id of each when its write is acknowledged.
const [folder = ''] = process.argv.slice(2);
const things = embeddedStore(folder).collection('things');
for (let i = 1; ; i += 1) {
  await things.insertOne({ _id: `thing-${i}` });
  console.log(`thing-${i}`);
}
