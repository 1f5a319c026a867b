import type { ReactNode, RefObject } from 'react';
import { labelStyle } from './Field.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, useField } from './useField.ts';

interface Props extends FieldProps {
  /** Shown while nothing is chosen. It cannot be chosen where the field is required. */
  placeholder: string;
  /** The initial choice, instead of the form's. It must be one of the options. */
  initial?: string;
  /** Called with every choice. */
  onChoose?: (value: string) => void;
  ref?: RefObject<HTMLSelectElement | null>;
  /** `<option>`s. */
  children: ReactNode;
}

/** A field whose value is chosen from a list. */
export function SelectField({ placeholder, onChoose, ref, children, ...field }: Props) {
  const { label, required = true, hint } = field;
  const { id, error, initial, control } = useField(field);
  return (
    <div data-error={error ? true : undefined}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <select
        {...control}
        ref={ref}
        defaultValue={field.initial ?? initial ?? ''}
        onChange={onChoose && (({ target }) => onChoose(target.value))}
        className="field"
      >
        <option value="" disabled={required}>
          {placeholder}
        </option>
        {children}
      </select>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
