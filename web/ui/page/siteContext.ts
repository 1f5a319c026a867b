import { createContext } from 'react';

/** The picture of a page in link previews. */
export interface PreviewPicture {
  /** A path of this site. */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The facts about the site that every page states. */
export interface SiteIdentity {
  /** The public origin of the site, such as `https://www.example.ae`: absolute addresses start with it. */
  origin: string;
  name: string;
  /** For pages that have no picture of their own. */
  picture: PreviewPicture | undefined;
}

/** The public origin of the site, such as `https://www.example.ae`. */
export const OriginContext = createContext('');

/** The site of the current page. */
export const SiteContext = createContext<SiteIdentity>({ origin: '', name: '', picture: undefined });
