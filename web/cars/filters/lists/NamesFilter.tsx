import { memo, useState } from 'react';
import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { type Counts, countIn } from '../countIn.ts';
import { filterTable } from '../filterTable.ts';
import { filterMessages } from '../messages.ts';
import { capitalised } from './capitalised.ts';
import { foldedCounts } from './foldedCounts.ts';
import type { ListPart } from './listParts.ts';

/** How many names stand in the open; the others fold. */
const MOST = 6;

interface Props {
  part: ListPart;
  chosen: string[];
  onToggle: (part: ListPart, name: string) => void;
  counts: Counts | undefined;
}

/**
 * A checkbox for each name that cars of the stock have, those of most cars first and numbers in their order, and for each
 * that is chosen.
 */
export const NamesFilter = memo(function NamesFilter({ part, chosen, onToggle, counts }: Props) {
  const text = useMessages(filterMessages);
  const names = namesOf(counts ?? [], chosen);
  // It stays open: what was chosen in it may be taken back.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && names.slice(MOST).some((name) => chosen.includes(name))) setOpen(true);
  const box = (name: string) => (
    <Checkbox
      key={name}
      name={filterTable[part].parameters[0]}
      value={name}
      label={part === 'drives' ? text.driveOf(name) : capitalised(name)}
      note={countIn(counts, name)}
      checked={chosen.includes(name)}
      onChange={() => onToggle(part, name)}
    />
  );
  if (names.length === 0) return <p className="text-ink-3">{text.nothingToChoose}</p>;
  return (
    <>
      {names.slice(0, MOST).map(box)}
      {names.length > MOST && (
        <details open={isOpen}>
          <summary className="link inline-flex min-h-tap items-center">
            {text.more(names.length - MOST)}
          </summary>
          {names.slice(MOST).map(box)}
        </details>
      )}
    </>
  );
});

/** The names in stock, spelled as they are chosen, behind those that are chosen and in stock no more; numbers in their order. */
function namesOf(counts: Counts, chosen: string[]): string[] {
  const has = (names: string[], name: string) =>
    names.some((one) => one.toLowerCase() === name.toLowerCase());
  const inStock = foldedCounts(counts).map(({ name }) => name);
  const known = inStock.map((name) => chosen.find((one) => has([one], name)) ?? name);
  const names = [...chosen.filter((name) => !has(inStock, name)), ...known];
  return names.every((name) => /^\d+$/.test(name)) ? names.sort((a, b) => Number(a) - Number(b)) : names;
}
