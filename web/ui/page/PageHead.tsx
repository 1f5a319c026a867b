import { useContext } from 'react';
import { truncate } from '../text/truncate.ts';
import { type PreviewPicture, SiteContext } from './siteContext.ts';
import { LanguageContext } from '../text/useMessages.ts';

interface Props {
  /** What the page is called, without the name of the site. */
  title: string;
  description?: string;
  /** The one address that search engines and links shall know; without it they shall leave the page alone. */
  path?: string;
  /** An article is one that somebody has written on some day. */
  type?: 'website' | 'article';
  /** What previews of links show; the site's own picture when left out. */
  picture?: PreviewPicture;
  /** The addresses of the pages before and behind this one in a list. */
  previous?: string;
  next?: string;
}

const locales = { en: 'en_AE', ar: 'ar_AE' };

/** What a page says to the browser's tab, to search engines and to previews of links. React puts it into the head. */
export function PageHead({ title, description, path, type = 'website', previous, next, ...own }: Props) {
  const site = useContext(SiteContext);
  const locale = locales[useContext(LanguageContext)];
  const name = truncate(title, 120);
  const summary = description && truncate(description, 300);
  const picture = own.picture ?? site.picture;
  return (
    <>
      <title>{site.name ? `${name} · ${site.name}` : name}</title>
      {summary && <meta name="description" content={summary} />}
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={site.origin + path} />
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
