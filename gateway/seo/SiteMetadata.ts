import type { FeedDealer } from '../feeds/FeedDealer.ts';

/** The names of which the stock has a car. */
interface ListedStock {
  makes: readonly { name: string }[];
  models: readonly { name: string; make: string }[];
  bodyTypes: readonly { name: string }[];
}

/** What the site tells about itself: for its pages, and for search engines, feed readers and phones. */
export interface SiteMetadata {
  /** BCP 47, such as `en-AE`. */
  language: string;
  /** The query parameters that a page reads, by the page's path; `/buy/*` are all pages below `/buy`. */
  pageParameters: Record<string, readonly string[]>;
  /** The beginnings of the paths of pages that end in an id. */
  idPages: readonly string[];
  /** The paths of the pages that a search engine shall know, besides cars and articles. */
  pages: string[];
  /** The beginnings of the paths that search engines shall not visit. */
  disallow: string[];
  /** The paths of the lists of makes, models and body types. */
  lists: (stock: ListedStock) => string[];
  /** The lists of cars in a range of prices, AED. */
  budgets: { path: string; price: { min?: number; max?: number } }[];
  /** The path of a car's page. */
  car(id: string): string;
  /** The path of an article. */
  article(id: string): string;
  /** Who sells the cars. */
  dealer: FeedDealer;
  blog: { path: string; title: string; description: string };
  /** The web app manifest. */
  manifest: object;
  /** The icons that the manifest names, and those that browsers ask for by their own names: by path, `data:` addresses in base64. */
  icons: Record<string, string>;
}
