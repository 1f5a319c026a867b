import { useId } from 'react';
import { Checkbox } from '../../../../ui/control/Checkbox.tsx';
import { formatAed } from '../../../../ui/text/formatAed.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import type { ActionDraft } from './actionDraft.ts';
import { Choices } from './Choices.tsx';
import { bulkMessages } from '../messages.ts';

const steps = [1, 10, 100, 500, 1_000];
const label = 'mb-2 block text-sm font-[550]';

interface Props {
  draft: ActionDraft;
  /** What is wrong with the number. */
  error: string | undefined;
  onChange: (changes: Partial<ActionDraft>) => void;
}

/** By how much prices change, and how they are rounded. */
export function PriceFields({ draft, error, onChange }: Props) {
  const text = useMessages(bulkMessages);
  const id = useId();
  return (
    <div className="grid gap-5">
      <Choices
        label={text.direction}
        options={{ lower: text.lower, raise: text.raise }}
        value={draft.direction}
        onChoose={(direction) => onChange({ direction })}
      />
      <div>
        <div className="flex gap-2">
          <div className="min-w-0 flex-1">
            <label htmlFor={`${id}-by`} className={label}>
              {text.by}
            </label>
            <input
              id={`${id}-by`}
              className="field num"
              inputMode="decimal"
              autoComplete="off"
              value={draft.by}
              aria-invalid={error !== undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              onChange={({ target }) => onChange({ by: target.value })}
            />
          </div>
          <div className="min-w-0 flex-1">
            <label htmlFor={`${id}-unit`} className={label}>
              {text.unit}
            </label>
            <select
              id={`${id}-unit`}
              className="field"
              value={draft.unit}
              onChange={({ target }) => onChange({ unit: target.value === 'AED' ? 'AED' : 'PERCENT' })}
            >
              <option value="PERCENT">{text.units.PERCENT}</option>
              <option value="AED">{text.units.AED}</option>
            </select>
          </div>
        </div>
        {error && (
          <p id={`${id}-error`} role="alert" className="mt-2 text-sm text-danger">
            {error}
          </p>
        )}
      </div>
      <div>
        <label htmlFor={`${id}-round`} className={label}>
          {text.roundTo}
        </label>
        <select
          id={`${id}-round`}
          className="field num"
          value={draft.roundTo}
          onChange={({ target }) => onChange({ roundTo: target.value })}
        >
          {steps.map((step) => (
            <option key={step} value={step}>
              {formatAed(step)}
            </option>
          ))}
        </select>
      </div>
      <Choices
        label={text.rounding}
        options={text.roundings}
        value={draft.rounding}
        onChoose={(rounding) => onChange({ rounding })}
      />
      {draft.direction === 'lower' && (
        <div>
          <Checkbox
            label={text.asDiscount}
            checked={draft.asDiscount}
            onChange={({ target }) => onChange({ asDiscount: target.checked })}
          />
          <p className="ms-8 text-sm text-ink-2">{text.asDiscountHint}</p>
        </div>
      )}
      <p className="text-sm text-ink-2">{text.priceHint}</p>
    </div>
  );
}
