import type { Mark } from 'prosemirror-model';
import { type EditorState, TextSelection, type Transaction } from 'prosemirror-state';

/** The address of the link at the selection; undefined where there is none. */
export function linkAt(state: EditorState): string | undefined {
  const { from, to } = linkRange(state);
  let href: string | undefined;
  state.doc.nodesBetween(from, to, ({ marks }) => {
    href ??= linkOf(marks)?.attrs.href as string | undefined;
  });
  return href ?? (linkOf(state.selection.$from.marks())?.attrs.href as string | undefined);
}

/** Gives the selected words, or the link in which it stands, another address; '' takes the link away. */
export function setLink(state: EditorState, href: string): Transaction {
  const { tr, schema } = state;
  const { link } = schema.marks;
  if (!link) return tr;
  const { from, to } = linkRange(state);
  if (href === '') return tr.removeMark(from, to, link);
  const mark = link.create({ href });
  if (from < to) {
    // The selection ends behind the link, where typing goes on without it.
    const linked = tr.removeMark(from, to, link).addMark(from, to, mark);
    return linked.setSelection(TextSelection.create(linked.doc, to)).removeStoredMark(link);
  }
  return tr.replaceSelectionWith(schema.text(href.replace(/^(mailto|tel):/, ''), [mark]), false);
}

/** The selection; where it is a caret within a link, the whole link. */
function linkRange({ selection, doc }: EditorState): { from: number; to: number } {
  const { $from, from, to, empty } = selection;
  const mark = empty ? linkOf($from.marks()) : undefined;
  if (!mark) return { from, to };
  let [start, end] = [from, to];
  const parent = $from.start();
  doc.nodesBetween(parent, $from.end(), (node, at) => {
    if (!node.isText || !mark.isInSet(node.marks)) return;
    // Only what is linked without a gap up to the caret.
    if (at <= end && at + node.nodeSize >= start)
      [start, end] = [Math.min(start, at), Math.max(end, at + node.nodeSize)];
  });
  return { from: start, to: end };
}

function linkOf(marks: readonly Mark[]): Mark | undefined {
  return marks.find(({ type }) => type.name === 'link');
}
