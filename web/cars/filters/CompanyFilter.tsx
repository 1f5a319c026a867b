import { constants } from '../../constants.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { useText } from '../../ui/useText.ts';
import { filterMessages } from './messages.ts';

interface Props {
  chosen: string[];
  onToggle: (company: string) => void;
  /** Names of all companies that the dealer knows. */
  known: string[];
  /** How many cars a company has; undefined while that is not known. */
  countOf: (company: string) => number | undefined;
}

/** The fifteen brands that are always there, and the others in a list (spec §9). */
export function CompanyFilter({ chosen, onToggle, known, countOf }: Props) {
  const text = useText(filterMessages);
  const listed = new Set(constants.brands.map((brand) => brand.toLowerCase()));
  const others = known.filter((company) => !listed.has(company.toLowerCase()));
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
            .filter((company) => !chosen.includes(company))
            .map((company) => (
              <option key={company} value={company}>
                {withCount(company, countOf(company))}
              </option>
            ))}
        </select>
      </label>
    </>
  );
}

function withCount(name: string, count: number | undefined): string {
  return count === undefined ? name : `${name} (${count})`;
}
