import { FactRow } from './FactRow.tsx';
import { FactValue } from './FactValue.tsx';

/** Facts and their labels, in two columns where there is room. A value that is undefined has not arrived yet. */
export function FactList({ rows }: { rows: [label: string, value: string | number | null | undefined][] }) {
  return (
    <dl className="grid md:grid-cols-2 md:gap-x-12 print:grid-cols-2 print:gap-x-12">
      {rows.map(([label, value]) => (
        <FactRow key={label} label={label}>
          <FactValue value={value} />
        </FactRow>
      ))}
    </dl>
  );
}
