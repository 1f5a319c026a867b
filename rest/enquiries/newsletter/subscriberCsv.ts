import { stringify } from 'csv-stringify';
import { Readable } from 'node:stream';
import type { Subscription } from './subscription.ts';

/**
 * The subscribers as CSV for spreadsheets and for the service that sends the newsletter: each mail must have its link to end the
 * subscription. `publicUrl`: of the site. Nothing that a visitor has typed is a formula there.
 */
export function subscriberCsv(list: readonly Subscription[], publicUrl: string): Readable {
  const rows = list.map(({ email, subscribedAt, unsubscribeId }) => [
    ...[email, subscribedAt, `${publicUrl}/unsubscribe/${unsubscribeId}`],
  ]);
  return Readable.from([['email', 'subscribed at', 'unsubscribe link'], ...rows]).pipe(
    stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true }),
  );
}
