import { useDeferredValue } from 'react';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Html } from '../../ui/page/Html.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { editorMessages } from './messages.ts';

interface Props {
  /** The id of the field; that of its label ends with `-label`. */
  id: string;
  html: string;
  invalid: boolean;
  /** The id of what is wrong with it. */
  described: string | undefined;
  readOnly: boolean;
  onChange: (html: string) => void;
  /** Opens the text in the editor; undefined while that would lose something. */
  onOpen: (() => void) | undefined;
}

/** The HTML of a text that the editor cannot show, and how it looks. */
export function SourceText({ id, html, invalid, described, readOnly, onChange, onOpen }: Props) {
  const text = useMessages(editorMessages);
  const shown = useDeferredValue(html);
  return (
    <div className="grid gap-4">
      <p id={`${id}-source`} className="text-sm text-ink-2">
        {text.source}
      </p>
      <textarea
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={[`${id}-source`, described].filter(Boolean).join(' ')}
        aria-invalid={invalid || undefined}
        readOnly={readOnly}
        rows={14}
        dir="ltr"
        spellCheck={false}
        value={html}
        onChange={({ target }) => onChange(target.value)}
        className="field block py-3 font-mono text-sm"
      />
      {onOpen && (
        <button type="button" className={buttonStyle('quiet', 'justify-self-start')} onClick={onOpen}>
          {text.toText}
        </button>
      )}
      <section aria-label={text.preview} className="rounded-picture border border-line p-4">
        {shown.trim() === '' ? (
          <p className="text-sm text-ink-2">{text.empty}</p>
        ) : (
          <Html html={shown} className="prose max-w-none" dir="auto" />
        )}
      </section>
    </div>
  );
}
