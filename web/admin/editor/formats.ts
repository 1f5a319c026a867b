import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, undo } from 'prosemirror-history';
import type { NodeType, Schema } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';

/** What a button of the toolbar does. */
export type Format =
  | 'strong'
  | 'em'
  | 'heading'
  | 'subheading'
  | 'bullet_list'
  | 'ordered_list'
  | 'blockquote'
  | 'undo'
  | 'redo';

/** Whether the selection is within a node of a type. */
function isIn({ selection: { $from } }: EditorState, type: NodeType | undefined): boolean {
  for (let depth = $from.depth; depth > 0; depth -= 1) if ($from.node(depth).type === type) return true;
  return false;
}

/** Whether a format applies to the selection. */
export function isActive(state: EditorState, format: Format): boolean {
  const { schema, selection, storedMarks, doc } = state;
  const mark = schema.marks[format];
  if (!mark) return isIn(state, schema.nodes[format]);
  const { empty, $from, from, to } = selection;
  return empty ? mark.isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark);
}

/** The command that applies a format to the selection, or takes it away; undefined where texts of this kind do not have it. */
export function commandOf(format: Format, schema: Schema): Command | undefined {
  if (format === 'undo') return undo;
  if (format === 'redo') return redo;
  const mark = schema.marks[format];
  if (mark) return toggleMark(mark);
  const node = schema.nodes[format];
  const { paragraph, list_item: item } = schema.nodes;
  if (!node || !paragraph || !item) return undefined;
  if (format === 'blockquote') return (state, go) => (isIn(state, node) ? lift : wrapIn(node))(state, go);
  if (format === 'bullet_list' || format === 'ordered_list') {
    return (state, go) => (isIn(state, node) ? liftListItem(item) : asList(node, item))(state, go);
  }
  return (state, go) => setBlockType(isIn(state, node) ? paragraph : node)(state, go);
}

/** Makes the selected paragraphs a list; where they are one of the other kind, that changes. */
function asList(type: NodeType, item: NodeType): Command {
  return (state, go, view) => {
    const { $from, $to } = state.selection;
    const range = $from.blockRange($to, ({ firstChild }) => firstChild?.type === item);
    if (!range) return wrapInList(type)(state, go, view);
    go?.(state.tr.setNodeMarkup(range.start - 1, type));
    return true;
  };
}
