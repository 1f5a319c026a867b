import { labelStyle } from './Field.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { type FieldProps, useField } from './useField.ts';

interface Option {
  value: string;
  label: string;
  /** Whether it is shown but cannot be chosen. */
  disabled?: boolean;
}

interface Props extends FieldProps {
  options: readonly Option[];
  /** Three beside each other, in several rows. */
  inRows?: boolean;
}

/**
 * A field with a few options, side by side. Without an initial value none is chosen. An option that becomes disabled
 * loses the choice.
 */
export function RadioField({ options, inRows = false, ...field }: Props) {
  const { id, error, initial, control, described } = useField(field);
  return (
    <fieldset
      role="radiogroup"
      {...described}
      aria-required={control.required}
      data-error={error ? true : undefined}
    >
      <legend className={labelStyle}>{field.label}</legend>
      <div
        className={
          inRows
            ? 'num grid grid-cols-[repeat(auto-fit,minmax(min(100%,5rem),1fr))] gap-2 md:grid-cols-3 *:ms-0! *:rounded-control *:px-1 max-md:text-sm'
            : 'grid auto-cols-fr grid-flow-col'
        }
      >
        {options.map(({ value, label, disabled }) => (
          <label
            key={`${value} ${disabled}`}
            className="relative -ms-px grid min-h-field place-items-center border border-line-2 bg-card px-2 font-medium transition-colors duration-quick first:ms-0 first:rounded-s-control last:rounded-e-control hover:bg-accent-wash/50 has-checked:z-1 has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-disabled:border-line has-disabled:bg-transparent has-disabled:text-ink-3 has-disabled:line-through has-focus-visible:z-1 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={control.name}
              value={value}
              required={control.required}
              disabled={disabled}
              defaultChecked={initial === value && !disabled}
              className="absolute inset-0 opacity-0"
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={field.hint} error={error} />
    </fieldset>
  );
}
