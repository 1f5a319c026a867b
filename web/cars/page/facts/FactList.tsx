import { FactValue } from './FactValue.tsx';

/** Facts and their labels, in two columns where there is room. A value that is undefined has not arrived yet. */
export function FactList({ rows }: { rows: [label: string, value: string | number | null | undefined][] }) {
  return (
    <dl className="grid md:grid-cols-2 md:gap-x-12 print:grid-cols-2 print:gap-x-12">
      {rows.map(([label, value]) => (
        <div
          key={label}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3.5 print:py-1"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className="min-w-0 flex-[1_1_8rem] text-end font-medium tabular-nums wrap-anywhere">
            <FactValue value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
