import { useContext } from 'react';
import { truncate } from '../text/truncate.ts';
import { type PreviewPicture, SiteContext } from './siteContext.ts';
import { LanguageContext } from '../text/useMessages.ts';

interface Props {
  /** The title of the page, without the name of the site. */
  title: string;
  description?: string;
  /**
   * The canonical path of the page. Without it, the page is for one visitor: search engines are told not to index it, and it has no
   * address to share, by which `web/delivery/lazyHydration.ts` knows it.
   */
  path?: string;
  /** False for a page that can be shared, but that search engines shall leave out for now. */
  indexed?: boolean;
  /** `article`: a text with an author and a date. */
  type?: 'website' | 'article';
  /** The picture of link previews; by default the site's own. */
  picture?: PreviewPicture;
  /** The addresses of the previous and the next page of a list. */
  previous?: string;
  next?: string;
}

const locales = { en: 'en_AE', ar: 'ar_AE' };

/** The metadata of a page for the browser's tab, search engines and link previews. React puts it into the head. */
export function PageHead({ title, description, path, type = 'website', previous, next, ...own }: Props) {
  const { indexed = path !== undefined } = own;
  const site = useContext(SiteContext);
  const locale = locales[useContext(LanguageContext)];
  const name = truncate(title, 120);
  const summary = description && truncate(description, 300);
  const picture = own.picture ?? site.picture;
  return (
    <>
      <title>{site.name ? `${name} · ${site.name}` : name}</title>
      {summary && <meta name="description" content={summary} />}
      {!indexed && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          {indexed && <link rel="canonical" href={site.origin + path} />}
          {previous && <link rel="prev" href={site.origin + previous} />}
          {next && <link rel="next" href={site.origin + next} />}
          <meta property="og:title" content={name} />
          {summary && <meta property="og:description" content={summary} />}
          <meta property="og:type" content={type} />
          <meta property="og:url" content={site.origin + path} />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:locale" content={locale} />
          {picture && <Preview {...picture} url={site.origin + picture.url} />}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}

function Preview({ url, width, height, alt }: PreviewPicture) {
  return (
    <>
      <meta property="og:image" content={url} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={truncate(alt, 300)} />
    </>
  );
}
