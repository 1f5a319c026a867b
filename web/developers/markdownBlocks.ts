/** A heading, a paragraph, or a list of its items. */
export type MarkdownBlock =
  { kind: 'heading' | 'paragraph'; text: string } | { kind: 'list'; items: string[] };

/** The blocks of Markdown that has headings, paragraphs and lists of one level, parted by empty lines. */
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

/** A text of several lines in one. */
function joined(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}
