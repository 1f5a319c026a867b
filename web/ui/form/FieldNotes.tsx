import type { ReactNode } from 'react';

interface Props {
  /** The id of the field that they belong to. */
  id: string;
  hint?: ReactNode;
  error?: string;
}

/** The notes below a field: the hint, and the error in the colour of danger. */
export function FieldNotes({ id, hint, error }: Props) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-[550] text-danger">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-ink-2">
          {hint}
        </p>
      )}
    </>
  );
}
