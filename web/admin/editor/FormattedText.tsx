import type { Node } from 'prosemirror-model';
import type { Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { editorState } from './editorState.ts';
import { commandOf, type Format } from './formats.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { linkAt, setLink } from './links.ts';
import { takesPasted } from './takesPasted.ts';
import { htmlOfText } from './storedText.ts';
import { boxStyle, wordStyle } from './textStyle.ts';
import { Toolbar } from './Toolbar.tsx';

interface Props {
  /** The id of the field; that of its label ends with `-label`. */
  id: string;
  /** The HTML that it was opened with, and what the editor has read of it. */
  opened: string;
  initial: Node;
  invalid: boolean;
  /** The id of what is wrong with it. */
  described: string | undefined;
  readOnly: boolean;
  onChange: (html: string) => void;
}

/** A text with its formats, and the toolbar above it. */
export function FormattedText({ id, opened, initial, invalid, described, readOnly, onChange }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(null);
  const [linking, setLinking] = useState(false);
  const [state, setState] = useState(() => editorState(initial, () => setLinking(true)));

  const apply = useEffectEvent((transaction: Transaction) => {
    const editor = view.current;
    if (!editor) return;
    const next = editor.state.apply(transaction);
    editor.updateState(next);
    setState(next);
    // As long as it says the same, the HTML stays as it was written.
    if (transaction.docChanged) onChange(next.doc.eq(initial) ? opened : htmlOfText(next.doc));
  });
  const begin = useEffectEvent((element: HTMLElement) => {
    return new EditorView(element, {
      state,
      attributes: {
        ...{ id, role: 'textbox', 'aria-multiline': 'true', 'aria-labelledby': `${id}-label` },
        // A browser that translates the page would write into the text.
        ...{ translate: 'no', dir: 'auto', class: `${boxStyle} ${wordStyle} read-only:bg-transparent` },
      },
      dispatchTransaction: (transaction) => apply(transaction),
      handleDOMEvents: takesPasted,
    });
  });

  useEffect(() => {
    if (!place.current) return undefined;
    const editor = begin(place.current);
    view.current = editor;
    return () => {
      view.current = null;
      editor.destroy();
    };
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (!editor) return;
    editor.setProps({ editable: () => !readOnly });
    const states = { invalid: invalid && 'true', readonly: readOnly && 'true', describedby: described };
    for (const [name, state] of Object.entries(states)) {
      if (state) editor.dom.setAttribute(`aria-${name}`, state);
      else editor.dom.removeAttribute(`aria-${name}`);
    }
  }, [invalid, described, readOnly]);

  function format(which: Format) {
    const editor = view.current;
    if (!editor) return;
    commandOf(which, editor.state.schema)?.(editor.state, editor.dispatch, editor);
    editor.focus();
  }

  function link(href: string) {
    setLinking(false);
    const editor = view.current;
    if (!editor) return;
    editor.dispatch(setLink(editor.state, href).scrollIntoView());
    editor.focus();
  }

  return (
    <>
      <Toolbar state={state} readOnly={readOnly} onFormat={format} onLink={() => setLinking(true)} />
      <div ref={place} />
      {linking && (
        <LinkDialog
          initial={linkAt(state) ?? ''}
          onSet={link}
          onClose={() => {
            setLinking(false);
            view.current?.focus();
          }}
        />
      )}
    </>
  );
}
