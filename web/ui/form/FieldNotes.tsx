import type { ReactNode } from 'react';

interface Props {
  /** The id of the field that they belong to. */
  id: string;
  hint?: ReactNode;
  /** Whether the hint is a question about the typed text. */
  asks?: boolean;
  error?: string;
}

/** The notes below a field: the hint or question, and the error in the colour of danger. */
export function FieldNotes({ id, hint, asks, error }: Props) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="mt-2 text-sm font-[550] text-danger">
          {error}
        </p>
      )}
      {hint && (
        // Another element for a question, as screen readers read an alert when it appears.
        <p
          key={asks ? 1 : 0}
          id={`${id}-hint`}
          role={asks ? 'alert' : undefined}
          className={asks ? 'mt-2 text-sm font-[550] wrap-anywhere' : 'mt-2 text-sm text-ink-2'}
        >
          {hint}
        </p>
      )}
    </>
  );
}
