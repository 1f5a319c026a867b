import { carStore } from './cars/carStore.ts';
import type { MailSettings } from './mail/mailer.ts';
import type { Store } from './store/Collection.ts';
import { StoreLock } from './store/StoreLock.ts';

/**
 * What the operator is told at the start where nobody at the dealer hears of enquiries, as a setting is missing; undefined
 * where they are told, or where the stock is the demonstration's.
 */
export async function unheardEnquiries(
  store: Store,
  { mail: { server, dealerEmail }, DEMO_STOCK }: { mail: MailSettings; DEMO_STOCK: boolean },
): Promise<string | undefined> {
  const missing = [...(dealerEmail ? [] : ['DEALER_EMAIL']), ...(server ? [] : ['SMTP_URL'])];
  if (missing.length === 0 || (DEMO_STOCK && !(await hasOwnStock(store)))) return undefined;
  return (
    `NOBODY AT THE DEALER HEARS OF ENQUIRIES: set ${missing.join(' and ')}. ` +
    'Enquiries are still stored; npm run enquiries lists them.'
  );
}

/** Whether the store has other cars than the demonstration's, or may have them after an import. */
async function hasOwnStock(store: Store): Promise<boolean> {
  // Every import takes this lock, and its last one stays.
  if (await StoreLock.wasTaken(store, 'importLocks')) return true;
  const hasDemo = (await store.collection('demo').countDocuments({})) > 0;
  return !hasDemo && carStore(store).hasEverHeldCars();
}
