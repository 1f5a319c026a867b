import type { Outbox } from '../mail/outbox.ts';
import type { Mail } from '../mail/Mail.ts';
import type { Store } from '../store/Collection.ts';
import type { SearchAlert } from './searchAlert.ts';
import { newToken } from './alertToken.ts';

/** How many of the latest mails can end their alert: those of two months, where each day has one. */
const ENDING_MAILS = 60;

/** Writes alerts that are stored already. What another process has written meanwhile is never overwritten. */
export function alertWrites({ store, outbox }: { store: Store; outbox: Outbox }) {
  const alerts = store.collection<SearchAlert>('searchAlerts');

  /** Writes an alert as it was read, changed in parts; undefined where another process has written it meanwhile. */
  async function write(read: SearchAlert, change: Partial<SearchAlert>): Promise<SearchAlert | undefined> {
    const { _id, revision } = read;
    const changed = { ...change, revision: revision + 1 };
    const { matchedCount } = await alerts.updateOne({ _id, revision }, { $set: changed });
    return matchedCount === 0 ? undefined : { ...read, ...changed };
  }

  return {
    write,

    /**
     * The same with a mail that goes with the change, in one write, for the request with an id. The mail before it is in
     * the outbox first.
     */
    writeWithMail: async (
      read: SearchAlert,
      change: Partial<SearchAlert>,
      mail: Mail,
      requestId?: string,
    ) => {
      await outbox.addPending('searchAlerts', read);
      const { mailsCaused = 0 } = read;
      const written = await write(read, { ...change, unposted: [mail], mailsCaused: mailsCaused + 1 });
      if (written) await outbox.addPending('searchAlerts', written, requestId);
      return written;
    },
  };
}

/** The token for the link with which a mail ends its alert, and the digests that the alert has then. */
export function endingToken({ _id, endDigests }: Pick<SearchAlert, '_id' | 'endDigests'>) {
  const { token, digest } = newToken(_id);
  return { token, endDigests: [...endDigests, digest].slice(-ENDING_MAILS) };
}

/** The address of the page that ends an alert; a POST there does the same. */
export function endUrlOf(token: string, publicUrl: string): string {
  return `${publicUrl}/search-alert/${token}/end`;
}
