import { createTransport } from 'nodemailer';
import type { Dealership } from '../dealership/dealership.ts';
import { stableId } from '../store/stableId.ts';
import { headerAddress } from './headerAddress.ts';
import type { QueuedMail } from './outbox.ts';

/** How long the mail server may be silent, ms. */
const SMTP_TIMEOUT = 10_000;
/**
 * How long one try may take by default, ms: a mail server may answer `250-` for ever. It is shorter than the first delay of
 * the outbox, so that two tries never overlap, and shorter than the time in which our server must stop.
 */
const TRY_LIMIT = 25_000;
/** How long copies of photos are made for one mail, ms; it goes without those that are not ready by then. */
const PHOTOS_LIMIT = 10_000;

/** The mail server that delivers the mails. */
export interface MailServer {
  /** Such as smtp://user:password@host:587. */
  url: string;
  /** The sender of every mail: an address, or `Name <address>`. */
  from: string;
  /** How long one delivery attempt may take, ms; 25 seconds when left out. */
  tryLimit?: number;
}

/** Makes reduced copies of stored photos (JPEG), of those that are ready before `signal` aborts. */
export type ReducePhotos = (names: readonly string[], signal: AbortSignal) => Promise<Buffer[]>;

/** The connection to the mail server. */
export function mailTransport(server: MailServer, reducePhotos: ReducePhotos, dealership: () => Dealership) {
  const transport = createTransport({
    url: server.url,
    connectionTimeout: SMTP_TIMEOUT,
    greetingTimeout: SMTP_TIMEOUT,
    socketTimeout: SMTP_TIMEOUT,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@<>]+)>?$/.exec(server.from)?.[1];

  return {
    /** Delivers a mail to the mail server. Rejects when that does not take it. */
    async send({ _id, mail }: QueuedMail) {
      const { to, subject, text, replyTo, attachments = [], photos = [], headers } = mail;
      const signal = AbortSignal.timeout(server.tryLimit ?? TRY_LIMIT);
      const copies = photos.length > 0 ? await reducePhotos(photos, AbortSignal.timeout(PHOTOS_LIMIT)) : [];
      const files = copies.map((content, i) => ({
        filename: `photo-${i + 1}.jpg`,
        contentType: 'image/jpeg',
        content,
      }));
      await transport.sendMail({
        // A bare address is shown with the dealer's name.
        from: server.from.includes('<') ? server.from : { name: dealership().name, address: server.from },
        to: { name: '', address: to },
        subject,
        text,
        replyTo: replyTo && headerAddress(replyTo),
        attachments: [...attachments, ...files],
        headers: { 'Auto-Submitted': 'auto-generated', ...headers },
        // If the answer to a mail is lost, it is sent again: by the same id, the receiver recognises it.
        messageId: `<${stableId('mail', _id)}@${domain}>`,
        signal,
      });
    },
    close: () => transport.close(),
  };
}
