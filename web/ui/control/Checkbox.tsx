import { clsx } from 'clsx';
import type { InputHTMLAttributes } from 'react';

type Props = InputHTMLAttributes<HTMLInputElement> & {
  label: string;
  /** Shown at the end of the row, such as a number. */
  note?: string;
};

/** Two edges of a narrow box, turned. An icon would be three more elements a row, which the filters style when they open. */
const TICK =
  'checked:before:h-2.5 checked:before:w-1.5 checked:before:-translate-y-px checked:before:rotate-45 checked:before:border-r-2 checked:before:border-b-2 checked:before:border-on-accent';

/** The look of a checkbox. */
export const boxStyle = clsx(
  'grid size-5 flex-none appearance-none place-items-center rounded-control border border-line-2 bg-card checked:border-accent checked:bg-accent',
  TICK,
);

/** A checkbox with its label, and a note at the end of the row. */
export function Checkbox({ label, note, ...input }: Props) {
  return (
    <label className="flex min-h-tap items-center gap-3">
      <input type="checkbox" className={boxStyle} {...input} />
      <span>{label}</span>
      {note !== undefined && <span className="num ms-auto text-sm text-ink-3">{note}</span>}
    </label>
  );
}
