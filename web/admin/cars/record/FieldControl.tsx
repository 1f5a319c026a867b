import { clsx } from 'clsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carsMessages } from '../messages.ts';
import { kindOf, type StockField } from './fieldTable.ts';
import { recordMessages } from './messages.ts';

interface Props {
  id: string;
  field: StockField;
  value: string;
  /** The ids of what is said of it. */
  described: string | undefined;
  isWrong: boolean;
  choices: readonly string[] | undefined;
  readOnly: boolean;
  onType: (typed: string) => void;
}

/** The control in which a value of a car is entered: a line, several lines, or a choice. */
export function FieldControl({ id, field, value, described, isWrong, choices, readOnly, onType }: Props) {
  const text = useMessages(recordMessages);
  const { statuses } = useMessages(carsMessages);
  const { inputMode, unit, entry } = kindOf(field);
  const control = {
    ...{ id, value },
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described,
    onChange: ({ target }: { target: { value: string } }) => readOnly || onType(target.value),
  };
  if (entry === 'yesNo' || entry === 'status') {
    const options = entry === 'yesNo' ? { yes: text.yes, no: text.no } : statuses;
    return (
      <select {...control} className="field min-h-tap! scroll-mb-48 text-sm">
        {Object.entries(options).map(([name, words]) => (
          <option key={name} value={name.toLowerCase()}>
            {words}
          </option>
        ))}
      </select>
    );
  }
  if (entry === 'lines') {
    return (
      <textarea
        {...control}
        rows={8}
        dir="auto"
        readOnly={readOnly}
        className="field scroll-mb-48 py-3! text-sm leading-normal rtl:text-right"
      />
    );
  }
  return (
    <>
      <input
        {...control}
        inputMode={inputMode}
        list={choices && `${id}-choices`}
        // The unit stands at the end of the page's direction.
        dir={unit ? undefined : 'auto'}
        autoComplete="off"
        spellCheck={entry === 'once' ? false : undefined}
        readOnly={readOnly}
        className={clsx('field min-h-tap! scroll-mb-48 text-sm rtl:text-right', unit && 'pe-14!')}
      />
      {unit && (
        <span
          id={`${id}-unit`}
          className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-sm text-ink-2"
        >
          {unit}
        </span>
      )}
      {choices && (
        <datalist id={`${id}-choices`}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </datalist>
      )}
    </>
  );
}
