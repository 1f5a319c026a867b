import { type DOMOutputSpec, type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { linkAddress } from './linkAddress.ts';

/** What a text may have: that of a car paragraphs, headings below its own, lists, links; an article also sections and quotes. */
export type TextKind = 'description' | 'article';

const bold: MarkSpec = {
  parseDOM: [
    { tag: 'strong' },
    // Google Docs wraps all that is copied in a `b` that is not bold.
    { tag: 'b', getAttrs: (element) => (element.style.fontWeight === 'normal' ? false : null) },
    { style: 'font-weight', getAttrs: (weight) => (/^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false) },
  ],
  toDOM: () => ['strong', 0],
};

const italic: MarkSpec = {
  parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
  toDOM: () => ['em', 0],
};

const link: MarkSpec = {
  attrs: { href: { validate: 'string' } },
  inclusive: false,
  parseDOM: [
    {
      tag: 'a[href]',
      getAttrs(element) {
        const href = element.getAttribute('href') ?? '';
        return linkAddress(href) === href ? { href } : false;
      },
    },
  ],
  toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
};

const block = (tag: string, ...more: string[]): NodeSpec => ({
  ...{ group: 'block', content: 'line*', defining: true },
  parseDOM: [tag, ...more].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
});

const list = (tag: string): NodeSpec => ({
  ...{ group: 'block', content: 'list_item+' },
  parseDOM: [{ tag }],
  toDOM: (): DOMOutputSpec => [tag, 0],
});

/** The nodes that both kinds have. A break is one within a paragraph. */
const nodes = {
  doc: { content: 'block+' },
  paragraph: { ...block('p'), defining: false },
  bullet_list: list('ul'),
  ordered_list: list('ol'),
  list_item: {
    content: 'paragraph (paragraph | bullet_list | ordered_list)*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: (): DOMOutputSpec => ['li', 0],
  },
  text: { group: 'line' },
  hard_break: {
    ...{ group: 'line', inline: true, selectable: false },
    parseDOM: [{ tag: 'br' }],
    toDOM: (): DOMOutputSpec => ['br'],
  },
} satisfies Record<string, NodeSpec>;

const marks = { link, em: italic, strong: bold };

/** The schemas of the kinds. Headings that a kind does not have become those that it has where they are pasted. */
const schemas = {
  description: new Schema({
    nodes: { ...nodes, subheading: block('h3', 'h1', 'h2', 'h4', 'h5', 'h6') },
    marks,
  }),
  article: new Schema({
    nodes: {
      ...nodes,
      heading: block('h2', 'h1'),
      subheading: block('h3', 'h4', 'h5', 'h6'),
      blockquote: {
        ...{ group: 'block', content: 'paragraph+', defining: true },
        parseDOM: [{ tag: 'blockquote' }],
        toDOM: (): DOMOutputSpec => ['blockquote', 0],
      },
    },
    marks,
  }),
};

/** The schema of texts of a kind. */
export function textSchema(kind: TextKind): Schema {
  return schemas[kind];
}
