import { Check } from 'lucide';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { Icon } from '../Icon.tsx';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: ReactNode;
  /** Shown at the end of the row, such as a number. */
  note?: ReactNode;
};

/** A checkbox with its label, and a note at the end of the row. */
export function Checkbox({ label, note, ...input }: Props) {
  return (
    <label className="flex min-h-tap items-center gap-3">
      <span className="relative grid size-5 flex-none place-items-center">
        <input
          type="checkbox"
          className="peer absolute inset-0 appearance-none rounded-control border border-line-2 bg-card checked:border-accent checked:bg-accent"
          {...input}
        />
        <Icon
          node={Check}
          size={14}
          strokeWidth={3}
          className="pointer-events-none relative hidden text-on-accent peer-checked:block"
        />
      </span>
      {label}
      {note !== undefined && <span className="num ms-auto text-sm text-ink-3">{note}</span>}
    </label>
  );
}
