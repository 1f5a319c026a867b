import { filterNames } from './addressParts.ts';
import { writePart } from './buyAddress.ts';
import type { FilterName, FilterState } from './FilterState.ts';

/** Whether a visitor can choose each part in the panel or the search box. */
const hasControl: Record<FilterName, boolean> = {
  makes: true,
  model: true,
  price: true,
  mileage: true,
  year: true,
  monthlyInstalment: true,
  bodyTypes: true,
  availableNow: true,
  search: true,
  title: false,
  status: false,
  stockNumbers: false,
  updatedSince: false,
};

/** The parts that only an address can have, such as the link in a mail: without a script, the form sends them on. */
export function HiddenParts({ filter }: { filter: FilterState }) {
  return filterNames
    .filter((name) => !hasControl[name])
    .flatMap((name) => writePart(name, filter))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
