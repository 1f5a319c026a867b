import { writePart } from './buyAddress.ts';
import type { FilterState } from './FilterState.ts';
import { filterNames, filterTable } from './filterTable.ts';

/** The parts that only an address can have, such as the link in a mail: without a script, the form sends them on. */
export function HiddenParts({ filter }: { filter: FilterState }) {
  return filterNames
    .filter((name) => !filterTable[name].hasControl)
    .flatMap((name) => writePart(name, filter))
    .map(([name, value]) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />);
}
