import { useId, useState } from 'react';
import { labelStyle } from '../../ui/form/Field.tsx';
import { FieldNotes } from '../../ui/form/FieldNotes.tsx';
import { FormattedText } from './FormattedText.tsx';
import { SourceText } from './SourceText.tsx';
import { textOfHtml } from './storedText.ts';
import type { TextEditorProps } from './TextEditor.tsx';

/** The editor itself. A text that is changed elsewhere replaces what it shows. */
export function LoadedEditor({ value, onChange, kind, label, error, readOnly = false }: TextEditorProps) {
  const id = useId();
  /** What it was opened with, what has become of that, and how often it was opened. */
  const [own, setOwn] = useState({ opened: value, html: value, times: 0 });
  if (own.html !== value) setOwn({ opened: value, html: value, times: own.times + 1 });
  const initial = textOfHtml(own.opened, kind);
  const described = error ? `${id}-error` : undefined;

  function change(html: string) {
    setOwn((before) => ({ ...before, html }));
    onChange(html);
  }

  const shared = { id, invalid: Boolean(error), described, readOnly, onChange: change };
  return (
    <div data-error={error ? true : undefined}>
      <p id={`${id}-label`} className={labelStyle}>
        {label}
      </p>
      {initial ? (
        <FormattedText key={own.times} {...shared} opened={own.opened} initial={initial} />
      ) : (
        <SourceText
          {...shared}
          html={own.html}
          onOpen={
            textOfHtml(own.html, kind) && (() => setOwn({ ...own, opened: own.html, times: own.times + 1 }))
          }
        />
      )}
      <FieldNotes id={id} error={error} />
    </div>
  );
}
