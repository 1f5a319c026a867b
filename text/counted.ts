/** A number with its noun: `1 photo`, `1,200 photos`. The plural is the noun with an s when left out. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`;
}
