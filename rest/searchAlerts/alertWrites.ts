import type { Outbox } from '../mail/outbox.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Store } from '../store/Collection.ts';
import { writeRevised } from '../store/revised.ts';
import type { SearchAlert } from './searchAlert.ts';
import { newToken } from './alertToken.ts';

/** How many of the latest mails can end their alert: two months of daily mails. */
const ENDING_MAILS = 60;

/** Changes stored alerts, but never overwrites what another process has written meanwhile. */
export function alertWrites({ store, outbox }: { store: Store; outbox: Outbox }) {
  const alerts = store.collection<SearchAlert>('searchAlerts');

  return {
    /**
     * Changes an alert and stores the mail about it, in one write. The alert's previous mail is put into the outbox before,
     * because the write replaces it. `requestId`: the id of the HTTP request that causes the mail.
     */
    writeWithMail: async (
      read: SearchAlert,
      change: Partial<SearchAlert>,
      mail: Mail,
      requestId?: string,
    ) => {
      await outbox.addPending('searchAlerts', read);
      const { mailsCaused = 0 } = read;
      const written = await writeRevised(alerts, read, {
        ...change,
        unposted: [mail],
        mailsCaused: mailsCaused + 1,
      });
      if (written) await outbox.addPendingSoon('searchAlerts', written, requestId);
      return written;
    },
  };
}

/** A new token for the link that ends an alert, and the digests to store with the alert. */
export function endingToken({ _id, endDigests }: Pick<SearchAlert, '_id' | 'endDigests'>) {
  const { token, digest } = newToken(_id);
  return { token, endDigests: [...endDigests, digest].slice(-ENDING_MAILS) };
}

/** The address of the page that ends an alert; a POST there does the same. */
export function endUrlOf(token: string, publicUrl: string): string {
  return `${publicUrl}/search-alert/${token}/end`;
}
