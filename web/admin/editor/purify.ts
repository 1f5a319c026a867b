import DOMPurify from 'dompurify';
import { withOfficePolicy } from '../page/officePolicy.ts';

const purifier = withOfficePolicy(DOMPurify);

/** The elements and attributes that any text may have. */
const texts = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'strong', 'b', 'em', 'i', 'ul', 'ol', 'li', 'a', 'blockquote'],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ],
  ALLOWED_ATTR: ['href'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/**
 * HTML whose handlers have another name. They would not run, but Chromium reports each to the content policy while DOMPurify reads
 * it, before that removes them.
 */
function withoutHandlers(html: string): string {
  return html.replaceAll(/<[^>]*>/g, (tag) => tag.replaceAll(/(?<=[\s"'/])on(?=\w+\s*=)/gi, 'no-'));
}

/**
 * The elements of stored HTML, apart from the page, so that nothing of it is loaded or runs. `isWhole`: whether nothing had to be
 * removed. DOMPurify is the only one that the content policy lets make elements of text.
 */
export function readHtml(html: string): { fragment: DocumentFragment; isWhole: boolean } {
  const fragment = purifier.sanitize(withoutHandlers(html), { ...texts, RETURN_DOM_FRAGMENT: true });
  // It also names the body from which it has taken the fragment.
  const isWhole = purifier.removed.every((each) => 'element' in each && each.element.nodeName === 'BODY');
  return { fragment, isWhole };
}

/** The elements of HTML from another program: also those that lay texts out, and the styles that say what they mean. */
export function readPasted(html: string): DocumentFragment {
  return purifier.sanitize(withoutHandlers(html), {
    ...texts,
    ALLOWED_TAGS: [...texts.ALLOWED_TAGS, 'div', 'span', 'table', 'thead', 'tbody', 'tr', 'td', 'th'],
    ALLOWED_ATTR: ['href', 'style', 'class'],
    RETURN_DOM_FRAGMENT: true,
  });
}
