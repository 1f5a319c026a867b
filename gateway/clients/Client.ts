import type { Partner } from '../../rest/partners/partner.ts';

/** The key that came with a request, and the partner that it belongs to. */
export interface ClientKey {
  /** The key itself: it is sent to the REST API, and nowhere else. */
  secret: string;
  partner: Partner;
}

/** Who calls the API: the browser of a visitor, or the program of a partner. */
export interface Client {
  /** The network address; empty when the operation comes from this process. */
  address: string;
  /** The token of `Authorization: Bearer …`. */
  token?: string;
  /** What the program calls itself (`User-Agent`): a session is listed by its device. */
  userAgent?: string;
  key?: ClientKey;
  /** Whether a page of another site sends the request. */
  fromOtherSite?: boolean;
  /** Counts a form of this client; returns the seconds to wait where there were too many lately, else 0. */
  countForm: () => Promise<number>;
}
