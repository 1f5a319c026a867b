import { createContext } from 'react';

/** A picture that stands for a page in previews of links. */
export interface PreviewPicture {
  /** A path of this site. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** What every page says of the site that it belongs to. */
export interface SiteIdentity {
  /** Where visitors find it, such as `https://www.example.ae`: addresses for others start with it. */
  origin: string;
  name: string;
  /** For pages that have no picture of their own. */
  picture: PreviewPicture | undefined;
}

/** Where visitors find the site, such as `https://www.example.ae`. */
export const OriginContext = createContext('');

/** The site around the page that is shown. */
export const SiteContext = createContext<SiteIdentity>({ origin: '', name: '', picture: undefined });
