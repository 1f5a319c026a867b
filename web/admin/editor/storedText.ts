import { DOMParser, DOMSerializer, type Node, type Schema } from 'prosemirror-model';
import { readHtml } from './purify.ts';
import { textSchema, type TextKind } from './textSchema.ts';
import { tokensOf } from './tokensOf.ts';

/** The text of stored HTML; undefined where the editor would lose something of it. */
export function textOfHtml(html: string, kind: TextKind): Node | undefined {
  const schema = textSchema(kind);
  if (html.trim() === '') return schema.topNodeType.createAndFill() ?? undefined;
  const { fragment, isWhole } = readHtml(html);
  // What the parser of HTML drops by itself is in no element.
  const written = html.match(/<[a-z!?]/gi)?.length ?? 0;
  if (!isWhole || written !== fragment.querySelectorAll('*').length) return undefined;
  const wanted = tokensOf(fragment);
  const text = DOMParser.fromSchema(schema).parse(fragment);
  return wanted.join('\n') === tokensOf(elementsOf(text, schema)).join('\n') ? text : undefined;
}

/** A text as HTML that is stored. Empty for one without characters. */
export function htmlOfText(text: Node): string {
  if (text.textContent.trim() === '') return '';
  const holder = document.createElement('div');
  holder.append(elementsOf(text, text.type.schema));
  for (const block of holder.querySelectorAll('li, blockquote')) unwrapFirst(block);
  return [...holder.children].map(({ outerHTML }) => outerHTML).join('\n');
}

function elementsOf(text: Node, schema: Schema): DocumentFragment {
  const elements = document.createDocumentFragment();
  DOMSerializer.fromSchema(schema).serializeFragment(text.content, { document }, elements);
  return elements;
}

/** Takes away the paragraph of an item or a quote that has only one: `<li>Text</li>`. */
function unwrapFirst(block: Element) {
  const [first, second] = block.children;
  if (first?.tagName === 'P' && second?.tagName !== 'P') first.replaceWith(...first.childNodes);
}
