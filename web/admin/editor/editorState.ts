import { baseKeymap, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, Schema } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { commandOf } from './formats.ts';

/** The state of an editor with this text. `onLink` opens what asks for the address of a link. */
export function editorState(doc: Node, onLink: () => void): EditorState {
  const { schema } = doc.type;
  return EditorState.create({
    doc,
    plugins: [keymap(keysOf(schema, onLink)), keymap(baseKeymap), history()],
  });
}

/** Tab stays with the page, so that the keyboard can leave the editor. */
function keysOf(schema: Schema, onLink: () => void): Record<string, Command> {
  const { list_item: item, hard_break: lineBreak } = schema.nodes;
  const { strong, em } = schema.marks;
  const breakLine: Command = ({ tr }, go) => {
    if (lineBreak) go?.(tr.replaceSelectionWith(lineBreak.create()).scrollIntoView());
    return true;
  };
  const openLink: Command = () => {
    onLink();
    return true;
  };
  const keys: Record<string, Command | undefined> = {
    ...{ 'Mod-z': undo, 'Shift-Mod-z': redo, 'Mod-y': redo },
    ...{ 'Mod-b': strong && toggleMark(strong), 'Mod-i': em && toggleMark(em), 'Mod-k': openLink },
    ...{ 'Mod-Alt-2': commandOf('heading', schema), 'Mod-Alt-3': commandOf('subheading', schema) },
    ...{ 'Shift-Mod-7': commandOf('ordered_list', schema), 'Shift-Mod-8': commandOf('bullet_list', schema) },
    'Shift-Mod-9': commandOf('blockquote', schema),
    Enter: item && splitListItem(item),
    'Shift-Enter': breakLine,
    'Mod-]': item && sinkListItem(item),
    'Mod-[': item && liftListItem(item),
  };
  return Object.fromEntries(
    Object.entries(keys).filter((entry): entry is [string, Command] => entry[1] !== undefined),
  );
}
