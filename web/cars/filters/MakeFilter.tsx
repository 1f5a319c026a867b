import { constants } from '../../constants.ts';
import { Checkbox } from '../../ui/control/Checkbox.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { filterMessages } from './messages.ts';

interface Props {
  chosen: string[];
  onToggle: (make: string) => void;
  /** Names of all makes that the dealer knows. */
  known: string[];
  /** How many cars a make has; undefined while that is not known. */
  countOf: (make: string) => string | undefined;
}

/** The fifteen brands that are always there, and the others in a list (spec §9). */
export function MakeFilter({ chosen, onToggle, known, countOf }: Props) {
  const text = useMessages(filterMessages);
  const listed = new Set(constants.brands.map((brand) => brand.toLowerCase()));
  const others = known.filter((make) => !listed.has(make.toLowerCase()));
  return (
    <>
      {constants.brands.map((brand) => (
        <Checkbox
          key={brand}
          name="company"
          value={brand}
          label={brand}
          note={countOf(brand)}
          checked={chosen.includes(brand)}
          onChange={() => onToggle(brand)}
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
            .filter((make) => !chosen.includes(make))
            .map((make) => (
              <option key={make} value={make}>
                {withCount(make, countOf(make))}
              </option>
            ))}
        </select>
      </label>
    </>
  );
}

function withCount(name: string, count: string | undefined): string {
  return count === undefined ? name : `${name} (${count})`;
}
