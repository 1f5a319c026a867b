import { buildRest } from '../../rest/app.ts';
import { tempStore } from './tempStore.ts';

export type RunningRest = Awaited<ReturnType<typeof runRest>>;

/** The REST API on a free port of this machine, over an empty store of its own or over the given parts. */
export async function runRest(parts: Partial<Parameters<typeof buildRest>[0]> = {}) {
  const own = await tempStore();
  const { store = own.store, photos = own.photos } = parts;
  const rest = await buildRest({ space: own.space, ...parts, store, photos });
  const url = await rest.listen({ port: 0, host: '127.0.0.1' });
  async function send(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  }
  return {
    url,
    store,
    photos,
    /** Requests an address of the API and reads the JSON of the answer, if it has any. */
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
    /** Posts `body` as JSON (a text as it is) and reads the JSON of the answer. */
    post: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('POST', path, body, headers),
    /** Sends `body` as the change of a record. */
    patch: (path: string, body: unknown, headers?: Record<string, string>) =>
      send('PATCH', path, body, headers),
    /** Sends `body`, if there is any, as what a record becomes. */
    put: (path: string, body: unknown, headers?: Record<string, string>) => send('PUT', path, body, headers),
    /** Removes a part of a record. */
    delete: (path: string, headers?: Record<string, string>) => send('DELETE', path, undefined, headers),
    /** Stops the server and closes its own store; given parts stay open. */
    async close() {
      await rest.close();
      await own.close();
    },
  };
}
