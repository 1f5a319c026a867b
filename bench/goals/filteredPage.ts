import type { Goal } from '../Goal.ts';
import { compareSizes } from '../measure/compareSizes.ts';
import { cpuOf, ratioOf } from '../measure/pairedRounds.ts';
import type { Product } from '../processes/Servers.ts';
import { mongoProduct } from './mongoProduct.ts';

/** A filtered page over a large and a small stock, on the embedded store and, where there is one, on MongoDB. */
export const filteredPage: Goal = {
  number: 8,
  limit: ({ quick }) => (process.env.MONGODB_URL ? 480 : quick ? 40 : 240),
  checks: ({ large, small }) => ({
    embedded: {
      what: `An unseen filtered page, ${large.toLocaleString('en')} ÷ ${small} cars, gateway and REST API`,
      ...{ atMost: [1.5], unit: '×' },
    },
    ...(process.env.MONGODB_URL && {
      mongodb: { what: 'The same page, the same cars on MongoDB', atMost: [1.5], unit: '×' },
    }),
  }),
  async run(bench, findings) {
    const { large, small } = bench.settings;
    const measure = async (store: string, start: (cars: number) => Promise<Product>) => {
      const products = { small: await start(small), large: await start(large) };
      const costs = await compareSizes(bench, (count) => bench.unseen.listings(count), products);
      findings.found(store, ratioOf(costs.large, costs.small));
      findings.detail('CPU µs of an unseen filtered page, gateway and REST API', {
        store,
        [`${small} cars`]: Math.round(cpuOf(costs.small)),
        [`${large} cars`]: Math.round(cpuOf(costs.large)),
      });
    };
    await measure('embedded', (cars) => bench.product(cars));
    const url = process.env.MONGODB_URL;
    if (url) await measure('mongodb', (cars) => mongoProduct(bench, url, cars));
  },
};
