/** What the site tells about itself: for its pages, and for search engines, feed readers and phones. */
export interface SiteMetadata {
  /** BCP 47, such as `en-AE`. */
  language: string;
  /** The query parameters that a page reads, by the page's path. */
  pageParameters: Record<string, readonly string[]>;
  /** The beginnings of the paths of pages that end in an id. */
  idPages: readonly string[];
  /** The paths of the pages that a search engine shall know, besides cars and articles. */
  pages: string[];
  /** The beginnings of the paths that search engines shall not visit. */
  disallow: string[];
  /** The path of a car's page. */
  car(id: string): string;
  /** The path of an article. */
  article(id: string): string;
  blog: { path: string; title: string; description: string };
  /** The web app manifest. */
  manifest: object;
  /** The icons that the manifest names, and those that browsers ask for by their own names: by path, `data:` addresses in base64. */
  icons: Record<string, string>;
}
