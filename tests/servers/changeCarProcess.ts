import { carStore } from '../../rest/cars/carStore.ts';
import { openStore } from '../../rest/store/open/openStore.ts';

// Run as a process of its own with the settings of a store as JSON, an id and a number: raises the mileage of the car by one
// so many times, and then prints `ended`.
const [settings = '', id = '', times = ''] = process.argv.slice(2);
const { store } = await openStore(JSON.parse(settings));
const cars = carStore(store);
for (let i = 0; i < Number(times); i += 1) {
  await cars.change([id], ({ listed }) => listed && { ...listed, mileage: (listed.mileage ?? 0) + 1 });
}
await store.close();
console.log('ended');
