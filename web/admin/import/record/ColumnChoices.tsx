import { useId } from 'react';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { RecordList } from '../../list/RecordList.tsx';
import type { CarImport, ImportFieldName } from '../importParts.ts';
import { importMessages } from '../messages.ts';

interface Props {
  columns: CarImport['columns'];
  meanings: readonly (ImportFieldName | null)[];
  onChoose: (meanings: (ImportFieldName | null)[]) => void;
}

const grid = 'md:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)_14rem]';

/** The columns of the file with the values of its first rows, each with what it means. */
export function ColumnChoices({ columns, meanings, onChoose }: Props) {
  const text = useMessages(importMessages);
  const id = useId();
  // The type of Object.entries loses the names.
  const names = Object.entries(text.fields) as [ImportFieldName, string][];
  const sorted = names.toSorted(([, a], [, b]) => a.localeCompare(b));

  function choose(column: number, chosen: string) {
    const meaning = sorted.find(([name]) => name === chosen)?.[0] ?? null;
    onChoose(meanings.map((before, each) => (each === column ? meaning : before)));
  }

  return (
    <RecordList label={text.columns} headings={text.columnHeadings} headingStyle={`md:grid ${grid}`}>
      {columns.map(({ name, samples }, column) => (
        <li
          // Columns have no ids, and two may have one name.
          key={`${column} ${name}`}
          className={`grid items-center gap-x-3 gap-y-1 border-b border-line px-4 py-3 text-sm last:border-b-0 md:py-2 ${grid}`}
        >
          <label htmlFor={`${id}-${column}`} className="font-medium wrap-anywhere">
            <bdi>{name || text.unnamed}</bdi>
          </label>
          <p className="line-clamp-2 text-ink-2 wrap-anywhere">
            {samples.filter(Boolean).map((sample, row) => (
              <bdi key={`${row} ${sample}`} className="me-3 inline-block max-w-full">
                {sample}
              </bdi>
            ))}
          </p>
          <select
            id={`${id}-${column}`}
            value={meanings[column] ?? ''}
            onChange={({ target }) => choose(column, target.value)}
            className="field min-h-tap! text-sm"
          >
            <option value="">{text.notUsed}</option>
            {sorted.map(([field, label]) => (
              <option key={field} value={field}>
                {label}
              </option>
            ))}
          </select>
        </li>
      ))}
    </RecordList>
  );
}
