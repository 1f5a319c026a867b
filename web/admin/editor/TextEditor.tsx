import { lazy, Suspense } from 'react';
import { StillText } from './StillText.tsx';
import type { TextKind } from './textSchema.ts';

export interface TextEditorProps {
  /** HTML. As long as nobody types, it stays what it is, byte for byte. */
  value: string;
  onChange: (html: string) => void;
  /** Which formats the text may have. */
  kind: TextKind;
  label: string;
  /** What is wrong with the text, a sentence. */
  error?: string;
  readOnly?: boolean;
}

const LoadedEditor = lazy(async () => ({ default: (await import('./LoadedEditor.tsx')).LoadedEditor }));

/**
 * A field for a text with formats. HTML that has others opens as source with a preview: the editor never drops anything of it. Its
 * code is loaded when it is shown; until then the text is there to be read.
 */
export function TextEditor(props: TextEditorProps) {
  return (
    <Suspense fallback={<StillText label={props.label} value={props.value} />}>
      <LoadedEditor {...props} />
    </Suspense>
  );
}
