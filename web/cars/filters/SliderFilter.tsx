import { constants } from '../../dealer/constants.ts';
import { RangeSlider } from '../../ui/control/RangeSlider.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import type { TypedRange } from './FilterState.ts';
import { filterMessages } from './messages.ts';
import { NumberRange } from './NumberRange.tsx';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';

interface Props {
  /** Names the range, also in the address. */
  name: string;
  label: string;
  range: TypedRange;
  onChange: (range: TypedRange) => void;
  /** What is in stock, as a sentence. */
  hint?: string;
}

/**
 * A range on a track from 0 to 5,000 (spec §9), whose top end is open: most cars have more kilometres than that.
 * The boxes take any number.
 */
export function SliderFilter({ name, label, range, onChange, hint }: Props) {
  const text = useMessages(filterMessages);
  const top = constants.sliderMax;
  const low = Math.min(wholeNumber(range.min), top);
  const high = range.max === '' ? top : Math.min(wholeNumber(range.max), top);
  return (
    <>
      <RangeSlider
        max={top}
        step={100}
        low={low}
        high={Math.max(low, high)}
        onLow={(value) => onChange({ ...range, min: value === 0 ? '' : String(value) })}
        onHigh={(value) => onChange({ ...range, max: value === top ? '' : String(value) })}
        lowLabel={text.lowest(label)}
        highLabel={text.highest(label)}
        describe={(value) => (value === top ? text.open : String(value))}
      />
      <NumberRange
        name={name}
        label={label}
        range={range}
        onChange={onChange}
        placeholders={['0', text.open]}
      />
      {hint && <p className="mt-2 text-sm text-ink-3">{hint}</p>}
    </>
  );
}
