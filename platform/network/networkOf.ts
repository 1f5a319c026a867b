/** What counts as one client: an IPv4 address, or the /64 network of an IPv6 address, as one household has a whole one. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [start = '', end] = address.split('::');
  const [before, behind] = [start, end ?? ''].map((part) => part.split(':').filter(Boolean)) as [
    string[],
    string[],
  ];
  const zeros = Array<string>(Math.max(0, 8 - before.length - behind.length)).fill('0');
  return [...before, ...(end === undefined ? [] : zeros), ...behind].slice(0, 4).join(':');
}
