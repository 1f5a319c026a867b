import type { ChangeKind } from '../cars/changes/carChange.ts';
import type { PlacedChange } from '../cars/changes/CarChanges.ts';
import { encodeChangeCursor } from '../cars/changes/ChangeCursor.ts';
import type { Message } from './Delivery.ts';

/** The type of a message about a change, such as `car.price_changed`. */
const typeOf = (kind: ChangeKind): string => `car.${kind.toLowerCase()}`;

/** The type of a message that a partner asks for as a test. */
export const TEST = 'webhook.test';

/** The message about a change for a webhook. It is short: the receiver queries the car for the rest. */
export function changeMessage(webhookId: string, { place, at, carId, kind, price }: PlacedChange): Message {
  const cursor = encodeChangeCursor(place);
  return {
    id: `${webhookId}_${cursor.replaceAll('.', '_')}`,
    body: { type: typeOf(kind), cursor, carId, at, kind, price },
  };
}
