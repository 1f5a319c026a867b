import { clsx } from 'clsx';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { wholeNumber } from '../../../ui/text/wholeNumber.ts';
import type { TypedRange } from '../FilterState.ts';
import { filterMessages } from '../messages.ts';
import { type PresetName, presets } from './presetsOf.ts';
import { quickStyle } from './quickStyle.ts';

interface Props {
  name: PresetName;
  range: TypedRange;
  onChange: (range: TypedRange) => void;
}

/** Buttons for usual upper ends of a range; the one that is chosen takes itself back. */
export function Presets({ name, range, onChange }: Props) {
  const text = useMessages(filterMessages);
  return (
    <div
      role="group"
      aria-label={text.ranges[name].label}
      className="mt-2 flex flex-wrap gap-1.5 no-script:hidden"
    >
      {presets[name].map((most) => {
        const isChosen = range.max === String(most);
        // A lower end above it would turn the range round.
        const min = wholeNumber(range.min) < most ? range.min : '';
        return (
          <button
            key={most}
            type="button"
            className={clsx(quickStyle, 'px-2')}
            aria-pressed={isChosen}
            onClick={() => onChange({ min, max: isChosen ? '' : String(most) })}
          >
            {text.upTo[name](grouped(most))}
          </button>
        );
      })}
    </div>
  );
}
