import sanitizeHtml from 'sanitize-html';

/** What a description or an article may hold: text and its structure, links and pictures, nothing that runs. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['p', 'br', 'b', 'strong', 'i', 'em', 'u', 's', 'sub', 'sup', 'small', 'blockquote', 'hr'],
    ...['h2', 'h3', 'h4', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'span', 'div'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    '*': ['dir', 'lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  transformTags: {
    h1: 'h2',
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener nofollow' }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

/**
 * Sanitised HTML from the dealer's system (acceptance CAR-18, BLOG-8). With `base`, its links and pictures
 * have absolute addresses: for those who read it elsewhere.
 */
export function sanitise(html: string, base?: string): string {
  const safe = sanitizeHtml(html, allowed);
  return base === undefined ? safe : sanitizeHtml(safe, { ...allowed, transformTags: absolute(base) });
}

function absolute(base: string): sanitizeHtml.IOptions['transformTags'] {
  const at =
    (name: string): sanitizeHtml.Transformer =>
    (tagName, { [name]: address, ...attribs }) => ({
      tagName,
      attribs: {
        ...attribs,
        ...(address !== undefined && URL.canParse(address, base) && { [name]: new URL(address, base).href }),
      },
    });
  return { a: at('href'), img: at('src') };
}
