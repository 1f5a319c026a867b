import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, useField } from './useField.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'maxLength'
>;

interface Props extends FieldProps, Native {
  type?: 'text' | 'email' | 'tel' | 'password' | 'date';
  /** Makes it a text area with this number of lines. */
  rows?: number;
  /** Shown in the field before the typed text, such as a currency. */
  affix?: string;
  /** Its initial text, where the form has none for it. */
  initial?: string;
  /** The earliest day of a date, such as `2026-11-20`. */
  min?: string;
  /** Called with the text after every change. */
  onType?: (typed: string) => void;
}

export const labelStyle = 'mb-2 block text-sm font-[550]';

/** A text field with its label, hint and error. */
export function Field({ name, label, required, hint, rows, affix, onType, ...native }: Props) {
  const { id, error, question, hint: shown, initial, control } = useField({ name, label, required, hint });
  const { type = 'text', min, initial: own, ...common } = native;
  const shared = {
    ...control,
    ...common,
    defaultValue: initial ?? own,
    onChange: onType && (({ target }: { target: { value: string } }) => onType(target.value)),
  };
  return (
    <div data-error={error ? true : undefined}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        {affix && (
          <span className="pointer-events-none absolute inset-y-0 start-4 grid place-items-center text-ink-2">
            {affix}
          </span>
        )}
        {rows ? (
          <textarea {...shared} rows={rows} className="field block py-3" />
        ) : (
          <input {...shared} type={type} min={min} className={clsx('field', affix && 'num ps-16')} />
        )}
      </div>
      <FieldNotes id={id} hint={shown} asks={!!question} error={error} />
    </div>
  );
}
