import type { EditorView } from 'prosemirror-view';
import { TextSelection } from 'prosemirror-state';
import { pastedText } from './pastedText.ts';

/**
 * What the editor does itself with what is pasted and dropped: ProseMirror would read it with a policy of its own, which the
 * content policy of the site does not allow (decision 0014).
 */
export const takesPasted = {
  paste(view: EditorView, event: ClipboardEvent): boolean {
    event.preventDefault();
    if (!view.editable || !event.clipboardData) return true;
    const { state } = view;
    const part = pastedText(event.clipboardData, state.schema);
    if (part.size > 0) view.dispatch(state.tr.replaceSelection(part).scrollIntoView().setMeta('paste', true));
    return true;
  },

  drop(view: EditorView, event: DragEvent): boolean {
    // What is moved within the text is a part of it already.
    if (view.dragging) return false;
    event.preventDefault();
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY });
    if (!view.editable || !event.dataTransfer || !at) return true;
    const part = pastedText(event.dataTransfer, view.state.schema);
    if (part.size === 0) return true;
    const { tr } = view.state;
    const dropped = tr.setSelection(TextSelection.near(tr.doc.resolve(at.pos))).replaceSelection(part);
    view.dispatch(dropped.scrollIntoView().setMeta('uiEvent', 'drop'));
    view.focus();
    return true;
  },
};
