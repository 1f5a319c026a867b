import { clsx } from 'clsx';

interface Props<Value extends string> {
  label: string;
  /** The words of each value. */
  options: Readonly<Record<Value, string>>;
  /** Undefined while nothing is chosen. */
  value: Value | undefined;
  onChoose: (value: Value) => void;
  /** Whether the options stand in rows, for more than three. */
  inRows?: boolean;
}

/** A few options, of which one is chosen. */
export function Choices<Value extends string>({ label, options, value, onChoose, inRows }: Props<Value>) {
  // The type of Object.entries loses the values.
  const entries = Object.entries(options) as [Value, string][];
  return (
    <fieldset role="radiogroup" className="min-w-0">
      <legend className="mb-2 block text-sm font-[550]">{label}</legend>
      <div
        className={clsx(
          'grid gap-2',
          inRows
            ? 'grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))]'
            : 'grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]',
        )}
      >
        {entries.map(([each, words]) => (
          <label
            key={each}
            className="relative grid min-h-tap cursor-pointer place-items-center rounded-control border border-line-2 bg-card px-3 py-2 text-center text-sm font-medium transition-colors duration-quick hover:bg-accent-wash/50 has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={label}
              value={each}
              checked={each === value}
              onChange={() => onChoose(each)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
