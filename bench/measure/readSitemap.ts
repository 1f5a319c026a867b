/**
 * Reads `/sitemap.xml` of the gateway at `url` and all files that it names; returns the seconds that it took. Throws when
 * a file cannot be loaded, when not all are loaded after `limit` seconds, and when there are fewer addresses than `cars`.
 */
export async function readSitemap(url: string, cars: number, limit: number): Promise<number> {
  const began = performance.now();
  const signal = AbortSignal.timeout(limit * 1_000);
  const read = async (path: string) => {
    const response = await fetch(url + path, { signal }).catch((error: Error) => {
      throw error.name === 'TimeoutError' ? new Error(`${path}: not done after ${limit} s`) : error;
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${response.status} after ${seconds().toFixed(0)} s`);
    return text;
  };
  const seconds = () => (performance.now() - began) / 1_000;
  const start = await read('/sitemap.xml');
  const names = [...start.matchAll(/<sitemap><loc>([^<]+)</g)].map(([, name = '']) => new URL(name).pathname);
  let addresses = countAddresses(start);
  for (const name of names) addresses += countAddresses(await read(name));
  if (addresses < cars) throw new Error(`${addresses} addresses of ${cars} cars`);
  return seconds();
}

function countAddresses(xml: string): number {
  return xml.split('<url>').length - 1;
}
