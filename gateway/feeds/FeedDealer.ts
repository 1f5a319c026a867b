/** The dealer as the feeds name it. */
export interface FeedDealer {
  name: string;
  street: string;
  city: string;
  /** ISO 3166. */
  country: string;
  phone: string;
  /** Degrees. */
  latitude: number;
  longitude: number;
}
