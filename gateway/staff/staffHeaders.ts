import type { Client } from '../clients/Client.ts';
import { HttpError } from '../http/HttpError.ts';

/** What is known of who has sent a request to `/back-office`. */
export type StaffSender = Pick<Client, 'token' | 'fromOtherSite' | 'address'>;

/**
 * The headers that tell the REST API who asks, and from where. Throws `HttpError` 401 without a token, whose sentence says for what
 * to log in (`Log in to …`), and 403 for a request from another site.
 */
export function staffHeaders(
  { token, fromOtherSite, address }: StaffSender,
  purpose: string,
): Record<string, string> {
  if (!token) throw new HttpError(401, `Log in to ${purpose}.`);
  if (fromOtherSite) throw new HttpError(403, 'Open the back office on the site itself.');
  return { authorization: `Bearer ${token}`, ...(address && { 'x-forwarded-for': address }) };
}
