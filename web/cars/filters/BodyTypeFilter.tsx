import { memo } from 'react';
import { constants } from '../../dealer/constants.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { BodyTypeIcon } from './icons/BodyTypeIcon.tsx';
import { type Counts, countIn } from './countIn.ts';
import { filterMessages } from './messages.ts';

const [allTypes, ...types] = constants.bodyTypes;

const tile =
  'relative grid min-h-tap content-center justify-items-center gap-1 rounded-control border border-line px-2 py-3 text-sm ' +
  'has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent';

interface Props {
  chosen: string[];
  onToggle: (bodyType: string) => void;
  onAll: () => void;
  counts: Counts | undefined;
}

/** Tiles of body types. `All types` is chosen as long as no other is, and narrows nothing (BUY-13). */
export const BodyTypeFilter = memo(function BodyTypeFilter({ chosen, onToggle, onAll, counts }: Props) {
  const text = useMessages(filterMessages);
  return (
    <fieldset className="grid grid-cols-2 gap-2">
      <legend className="sr-only">{text.bodyType}</legend>
      <label className={`${tile} col-span-2`}>
        <input
          type="checkbox"
          className="absolute opacity-0"
          checked={chosen.length === 0}
          onChange={onAll}
        />
        <span>{allTypes}</span>
      </label>
      {types.map((type) => (
        <label key={type} className={tile}>
          <input
            type="checkbox"
            name="body"
            value={type}
            className="absolute opacity-0"
            checked={chosen.includes(type)}
            onChange={() => onToggle(type)}
          />
          <BodyTypeIcon type={type} />
          <span>
            <span>{type}</span> <span className="num text-ink-3">{countIn(counts, type)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
});
