import { clsx } from 'clsx';
import { useId, useState } from 'react';
import { latinDigits } from '../../../text/latinDigits.ts';
import { grouped } from '../../ui/text/grouped.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';

interface Props {
  label: string;
  /** Shown before an amount: its currency. */
  before?: string;
  /** Shown after the number, such as `%`. */
  after?: string;
  value: number;
  min: number;
  max: number;
  /** How many decimals it shows; more can be typed. */
  decimals?: 0 | 1 | 2;
  /**
   * Called with every typed number within the limits. When the box is left with a number beyond them, called with the
   * nearest limit.
   */
  onChange: (value: number) => void;
  /** The id of the text that states the limits. */
  limits: string;
}

/** A box for a number that other controls change too. Text stays as typed until the box is left. */
export function NumberBox({ label, before, after, value, min, max, decimals = 0, onChange, limits }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined ? value : numberIn(typed, before !== undefined);
  const within = number >= min && number <= max;

  function type(text: string) {
    setTyped(text);
    const wanted = numberIn(text, before !== undefined);
    if (wanted >= min && wanted <= max) onChange(wanted);
  }

  function leave() {
    // A number within the limits was passed on already, and another control may have changed the value since.
    if (!within && !Number.isNaN(number)) onChange(Math.min(Math.max(number, min), max));
    setTyped(undefined);
  }

  return (
    <div className={clsx('relative min-w-0', before ? 'flex-[99_1_10rem]' : 'flex-[1_1_6.5rem]')}>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      {before && <Unit text={before} className="start-4" />}
      <input
        id={id}
        className={clsx(
          'field num',
          before && 'ps-16 max-2xs:ps-14 max-2xs:pe-2',
          after && (after.length > 1 ? 'pe-20' : 'pe-9'),
        )}
        inputMode="decimal"
        autoComplete="off"
        aria-describedby={limits}
        aria-invalid={within ? undefined : true}
        value={typed ?? grouped(value, decimals)}
        onChange={({ target }) => type(target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => key === 'Enter' && leave()}
      />
      {after && <Unit text={after} className="end-4" />}
    </div>
  );
}

function Unit({ text, className }: { text: string; className: string }) {
  return (
    <span
      aria-hidden
      className={clsx('pointer-events-none absolute inset-y-0 grid place-items-center text-ink-2', className)}
    >
      {text}
    </span>
  );
}

/** The typed number, such as 300,000 for `300k`; NaN where there is none. A term of `36m` is 36 months, not millions. */
function numberIn(typed: string, isAmount: boolean): number {
  const text = latinDigits(typed);
  const digits = text.replaceAll(/[^\d.]/g, '');
  if (digits === '') return NaN;
  return isAmount ? wholeNumber(text.replace(/^\D+/, '')) : Number(digits);
}
