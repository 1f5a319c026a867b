/** What the site tells about itself: for its pages, and for what search engines, readers of feeds and phones ask for. */
export interface SiteMetadata {
  /** BCP 47, such as `en-AE`. */
  language: string;
  /** The parameters of its address that a page reads, by its path. */
  pageParameters: Record<string, readonly string[]>;
  /** The paths of the pages that a search engine shall know, cars and articles aside. */
  pages: string[];
  /** Where the paths begin that no search engine need look at. */
  disallow: string[];
  /** The path of a car's page. */
  car(id: string): string;
  /** The path of an article. */
  article(id: string): string;
  blog: { path: string; title: string; description: string };
  /** The web app manifest. */
  manifest: object;
  /** The PNG pictures under `/icons/` that the manifest names: `data:` addresses in base64. */
  icons: Record<string, string>;
}
