import { Checkbox } from '../../../ui/control/Checkbox.tsx';
import { grouped } from '../../../ui/text/grouped.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import type { FilterState } from '../FilterState.ts';
import { filterTable } from '../filterTable.ts';
import { filterMessages } from '../messages.ts';
import { type ClaimPart, claimParts } from './listParts.ts';

interface Props {
  filter: FilterState;
  onChange: (part: ClaimPart, wanted: boolean) => void;
  counts: Partial<Record<ClaimPart, number | null>> | null | undefined;
}

/** What a visitor may want the record of a car to say. */
export function ClaimsFilter({ filter, onChange, counts }: Props) {
  const text = useMessages(filterMessages);
  return claimParts.map((part) => {
    const count = counts?.[part];
    return (
      <Checkbox
        key={part}
        name={filterTable[part].parameters[0]}
        value="true"
        label={text.claims[part]}
        note={typeof count === 'number' ? grouped(count) : undefined}
        checked={filter[part]}
        onChange={({ target }) => onChange(part, target.checked)}
      />
    );
  });
}
