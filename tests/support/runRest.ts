import { buildRest } from '../../rest/app.ts';
import type { PhotoStore } from '../../rest/photos/photoStore.ts';
import type { Store } from '../../rest/store/Collection.ts';
import { tempStore } from './tempStore.ts';

export type RunningRest = Awaited<ReturnType<typeof runRest>>;

/** The REST API on a free port of this machine, over an empty store of its own or over the given parts. */
export async function runRest(parts: { store?: Store; photos?: PhotoStore } = {}) {
  const own = await tempStore();
  const { store = own.store, photos = own.photos } = parts;
  const rest = await buildRest({ store, photos });
  const url = await rest.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    store,
    photos,
    /** Asks for an address of the API and reads the JSON that it answers, if it does. */
    async get(path: string, headers: Record<string, string> = {}) {
      const response = await fetch(`${url}${path}`, { headers });
      const text = await response.text();
      return {
        status: response.status,
        headers: response.headers,
        text,
        body: text ? JSON.parse(text) : undefined,
      };
    },
    /** Stops the server and closes its own store; given parts stay open. */
    async close() {
      await rest.close();
      await own.close();
    },
  };
}
