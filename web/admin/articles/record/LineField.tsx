import { useId } from 'react';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';

interface Props {
  label: string;
  value: string;
  error: string | undefined;
  maxLength: number;
  onType: (typed: string) => void;
}

/** A line of text of the article. */
export function LineField({ label, value, error, maxLength, onType }: Props) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <input
        id={id}
        dir="auto"
        value={value}
        maxLength={maxLength}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={({ target }) => onType(target.value)}
        className="field"
      />
      <FieldNotes id={id} error={error} />
    </div>
  );
}
