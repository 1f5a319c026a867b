/** A heading, a paragraph, or a list with its items. */
export type MarkdownBlock =
  { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** The blocks of a Markdown text, which may have headings, paragraphs and lists of one level, separated by empty lines. */
export function markdownBlocks(text: string): MarkdownBlock[] {
  return text
    .trim()
    .split(/\n{2,}/)
    .map((block) => {
      const [, heading] = /^#+ (.*)$/s.exec(block) ?? [];
      if (heading !== undefined) return { kind: 'heading', text: heading };
      if (!block.startsWith('- ')) return { kind: 'paragraph', text: joined(block) };
      return { kind: 'list', items: block.slice(2).split(/\n- /).map(joined) };
    });
}

/** Joins the lines of a text into one. */
function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
