import type { EnquiryRows } from './EnquiryRows.ts';

/** How many enquiries there were about each car since a moment, by the ids of cars. Spam counts for none. */
export async function countByCar(rows: EnquiryRows, since: Date): Promise<ReadonlyMap<string, number>> {
  const first = since.toISOString();
  const counts = new Map<string, number>();
  for (const { carId, createdAt, handling } of (await rows.current()).byId.values()) {
    if (carId === null || createdAt < first || handling.status === 'SPAM') continue;
    counts.set(carId, (counts.get(carId) ?? 0) + 1);
  }
  return counts;
}
