import { constants } from '../../dealer/constants.ts';
import { RangeSlider } from '../../ui/control/RangeSlider.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { wholeNumber } from '../../ui/text/wholeNumber.ts';
import type { RangeName, TypedRange } from './FilterState.ts';
import { filterMessages } from './messages.ts';
import { NumberRange } from './NumberRange.tsx';
import type { StockBounds } from './quick/presetsOf.ts';
import { ranges } from './ranges.ts';

interface Props {
  name: RangeName;
  range: TypedRange;
  onChange: (range: TypedRange) => void;
  /** The smallest and the largest value in stock. */
  inStock: StockBounds | undefined;
}

/**
 * Two boxes for the ends of a range, which take any number. A range without examples has a track from 0
 * to 5,000 below them (spec §9), whose top end is open: most cars have more kilometres than that.
 */
export function RangeFilter({ name, range, onChange, inStock }: Props) {
  const text = useMessages(filterMessages);
  const { address, shown, examples } = ranges[name];
  const { label } = text.ranges[name];
  const top = constants.sliderMax;
  const low = Math.min(wholeNumber(range.min), top);
  const high = range.max === '' ? top : Math.min(wholeNumber(range.max), top);
  return (
    <>
      <NumberRange
        name={address}
        label={label}
        range={range}
        onChange={onChange}
        placeholders={examples ?? ['0', text.open]}
      />
      {typeof inStock?.min === 'number' && typeof inStock.max === 'number' && (
        <p className="mt-2 text-sm text-ink-3">{text.inStock(shown(inStock.min), shown(inStock.max))}</p>
      )}
      {!examples && (
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
      )}
    </>
  );
}
