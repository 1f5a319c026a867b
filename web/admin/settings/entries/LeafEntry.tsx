import { clsx } from 'clsx';
import { useId } from 'react';
import { labelStyle } from '../../../ui/form/Field.tsx';
import { FieldNotes } from '../../../ui/form/FieldNotes.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { type Field, textOf } from './control.ts';
import { countries } from './countries.ts';
import type { EntryProps } from './EntryProps.ts';
import { entryMessages } from './messages.ts';

/** Whether a phone shows it alone in its row: half of one would cut words and addresses. */
function isLong(control: Field): boolean {
  if (control.kind === 'choice') return control.label === 'item';
  return control.kind === 'text' && !control.short && (!control.type || control.type === 'url');
}

/** One field with its label, its unit and what is wrong with it. */
export function LeafEntry({ control, path, draft, errors, readOnly, onType }: EntryProps<Field>) {
  const text = useMessages(entryMessages);
  const id = useId();
  const { label, kind } = control;
  const error = errors.get(path);
  const hint = new Map(Object.entries(text.hints)).get(label);
  const unit = kind === 'number' ? control.unit : undefined;
  const type = kind === 'text' ? control.type : undefined;
  const described = [unit && `${id}-unit`, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const shared = {
    id,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described.join(' ') || undefined,
    className: clsx('field min-h-tap! scroll-mb-48 text-sm', unit && 'pe-20!', type === 'lines' && 'py-3'),
  };
  const typed = textOf(draft);
  const change = ({ target }: { target: { value: string } }) => readOnly || onType(path, target.value);
  return (
    <div
      data-error={error ? true : undefined}
      className={clsx(
        'min-w-0',
        type === 'lines' ? 'col-span-full' : isLong(control) && 'max-md:col-span-full',
      )}
    >
      <label htmlFor={id} className={labelStyle}>
        {text.labels[label]}
      </label>
      {kind === 'yesNo' ? (
        <select
          {...shared}
          value={draft === true ? 'yes' : 'no'}
          onChange={({ target }) => readOnly || onType(path, target.value === 'yes')}
        >
          <option value="yes">{text.yes}</option>
          <option value="no">{text.no}</option>
        </select>
      ) : kind === 'choice' ? (
        <select {...shared} value={typed} onChange={change}>
          {control.options.map((option) => (
            <option key={option} value={option}>
              {text.options[option]}
            </option>
          ))}
        </select>
      ) : kind === 'country' ? (
        <select {...shared} value={typed} onChange={change}>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      ) : type === 'lines' ? (
        <textarea {...shared} dir="auto" rows={4} value={typed} readOnly={readOnly} onChange={change} />
      ) : (
        <div className="relative">
          <input
            {...shared}
            type={type ?? 'text'}
            inputMode={kind === 'number' ? 'decimal' : undefined}
            dir={type || kind === 'number' ? undefined : 'auto'}
            autoComplete="off"
            value={typed}
            readOnly={readOnly}
            onChange={change}
          />
          {unit && (
            <span
              id={`${id}-unit`}
              className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-sm text-ink-2"
            >
              {text.units[unit]}
            </span>
          )}
        </div>
      )}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
