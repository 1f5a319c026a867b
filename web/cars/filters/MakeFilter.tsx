import { type ChangeEvent, memo, useCallback } from 'react';
import { constants } from '../../dealer/constants.ts';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { type Counts, countIn } from './countIn.ts';
import { filterMessages } from './messages.ts';

interface Props {
  chosen: string[];
  onToggle: (make: string) => void;
  /** All makes that the dealer knows. */
  known: readonly { name: string }[] | null | undefined;
  counts: Counts | undefined;
}

/** Only the checkbox that is ticked is rendered anew. */
const MakeCheckbox = memo(Checkbox);

/** The fifteen brands that are always there, and the others in a list (spec §9). */
export const MakeFilter = memo(function MakeFilter({ chosen, onToggle, known, counts }: Props) {
  const text = useMessages(filterMessages);
  const listed = new Set(constants.brands.map((brand) => brand.toLowerCase()));
  const others = known?.map(({ name }) => name).filter((make) => !listed.has(make.toLowerCase()));
  const toggle = useCallback(
    ({ target }: ChangeEvent<HTMLInputElement>) => onToggle(target.value),
    [onToggle],
  );
  return (
    <>
      {constants.brands.map((brand) => (
        <MakeCheckbox
          key={brand}
          name="company"
          value={brand}
          label={brand}
          note={countIn(counts, brand)}
          checked={chosen.includes(brand)}
          onChange={toggle}
        />
      ))}
      <label className="mt-4 block">
        <span className="mb-2 block text-sm font-[550]">{text.moreCompanies}</span>
        <select
          className="field"
          name="company"
          value=""
          onChange={({ target }) => target.value && onToggle(target.value)}
        >
          <option value="">{text.choose}</option>
          {others
            ?.filter((make) => !chosen.includes(make))
            .map((make) => (
              <option key={make} value={make}>
                {withCount(make, countIn(counts, make))}
              </option>
            ))}
        </select>
      </label>
    </>
  );
});

function withCount(name: string, count: string | undefined): string {
  return count === undefined ? name : `${name} (${count})`;
}
