import { DOMParser, Fragment, type Node, type Schema, Slice } from 'prosemirror-model';
import { readPasted } from './purify.ts';

/** What was copied or dragged from elsewhere, as a part of a text. Only what the schema has is left. */
export function pastedText(data: DataTransfer, schema: Schema): Slice {
  // A paste without formats (Shift) brings no HTML.
  const html = data.getData('text/html');
  if (html === '') return plainSlice(data.getData('text/plain'), schema);
  const elements = readPasted(html);
  nestWordLists(elements);
  // Word puts empty paragraphs where others leave space.
  for (const paragraph of elements.querySelectorAll('p')) {
    if (/^[\s\u00a0]*$/.test(paragraph.textContent)) paragraph.remove();
  }
  return Slice.maxOpen(DOMParser.fromSchema(schema).parse(elements).content);
}

/** Lines of text as paragraphs. */
function plainSlice(text: string, schema: Schema): Slice {
  const lines = text.split(/\s*[\r\n]+\s*/).filter((line) => line.trim() !== '');
  const paragraphs = lines.map((line): Node => schema.node('paragraph', null, schema.text(line)));
  return Slice.maxOpen(Fragment.from(paragraphs));
}

/** The level of a paragraph that Word shows as an item of a list, from 1; undefined for any other. */
function levelOf({ tagName, className, style }: HTMLElement, written: string): number | undefined {
  const level = /mso-list:\s*\w+\s+level(\d+)/i.exec(written)?.[1];
  if (level) return Number(level);
  return tagName === 'P' && /MsoListParagraph/.test(className) && style.textIndent.startsWith('-')
    ? 1
    : undefined;
}

/** Makes lists of the paragraphs that Word has in place of items, each with its sign as text. */
function nestWordLists(elements: DocumentFragment) {
  /** The lists that are open, the innermost last. */
  let open: HTMLElement[] = [];
  for (const paragraph of elements.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(paragraph, paragraph.getAttribute('style') ?? '');
    if (level === undefined) {
      open = [];
      continue;
    }
    const tag = /^[\s\u00a0]*(\d+|[a-z]{1,4})[.)]/i.test(signOf(paragraph)) ? 'ol' : 'ul';
    open = open.slice(0, level);
    if (open.at(-1)?.tagName.toLowerCase() !== tag && open.length === level) open.pop();
    const item = document.createElement('li');
    while (open.length < level) {
      const list = document.createElement(tag);
      const outer = open.at(-1);
      if (outer) (outer.lastElementChild ?? outer).append(list);
      else paragraph.before(list);
      open = [...open, list];
    }
    item.append(...paragraph.childNodes);
    open.at(-1)?.append(item);
    paragraph.remove();
  }
}

/** Takes the sign of an item away from its text, and returns it. */
function signOf(paragraph: HTMLElement): string {
  const spans = [...paragraph.querySelectorAll<HTMLElement>('span')];
  const sign = spans.find((span) => /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''));
  if (sign) {
    sign.remove();
    return sign.textContent;
  }
  const first = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT).nextNode();
  const found = /^[\s\u00a0]*([·•o§▪-]|(\d+|[a-z]{1,3})[.)])[\s\u00a0]+/i.exec(first?.nodeValue ?? '');
  if (first && found) first.nodeValue = (first.nodeValue ?? '').slice(found[0].length);
  return found?.[0] ?? '';
}
