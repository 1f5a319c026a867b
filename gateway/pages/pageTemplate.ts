import type { Page, RenderedSite } from './Site.ts';

/** What only built pages have: the style rules that they are painted with, and the addresses of their scripts. */
interface BuiltParts {
  sheet: string;
  scripts: string;
}

type RenderedPage = Extract<RenderedSite, { parts: object }>;

/** A comment, or in an attribute a name between percent signs. */
const MARK = /(?:<!--|%)(head|body|state|sheet|scripts)(?:-->|%)/;

/**
 * Takes the template of the site's pages, and returns a function that puts a page into it, each part in the place of its mark.
 * `built` gives what only built pages have.
 */
export function pageTemplate(
  template: string,
  built?: (page: RenderedPage) => BuiltParts,
): (page: RenderedSite) => Page {
  // Names of marks stand between the texts. Each part is copied once.
  const pieces = template.split(MARK);
  return (page) => {
    if ('location' in page) return { ...page, html: '' };
    const parts = new Map(Object.entries<string>({ ...page.parts, ...built?.(page) }));
    const html = pieces.map((piece, i) => (i % 2 === 0 ? piece : parts.get(piece))).join('');
    return { status: page.status, html };
  };
}
