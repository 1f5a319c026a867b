import { Pool } from 'undici';

/** The peers' client of the REST API: it has a pool of connections and parses every answer. */
export class Origin {
  private readonly pool: Pool;

  /** `url` is the address of the REST API, such as `http://127.0.0.1:4001`. */
  constructor(url: string) {
    this.pool = new Pool(url, { connections: 16, pipelining: 1 });
  }

  /** The body at `path`; with `items`, that part of the list. Throws for any other status than 200, 206 and 416. */
  async get<T>(path: string, items?: { first: number; last: number }): Promise<{ body: T; total: number }> {
    const headers = items && { range: `items=${items.first}-${items.last}` };
    const answer = await this.pool.request({ path, method: 'GET', headers });
    const text = await answer.body.text();
    if (![200, 206, 416].includes(answer.statusCode)) throw new Error(`${answer.statusCode} at ${path}`);
    const total = Number(String(answer.headers['content-range'] ?? '/0').split('/')[1]);
    // The REST API is part of this repository: its answers have the shape that it promises.
    return { body: JSON.parse(text) as T, total };
  }
}
