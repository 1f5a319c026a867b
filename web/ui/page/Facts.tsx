import { dealership } from '../../dealer/dealership.ts';
import { ExampleTag } from './ExampleTag.tsx';

interface Props {
  heading: string;
  /** The name of the facts in the dealer's record. */
  of: 'waysToPay' | 'testDriveBring';
}

/** A few facts of the dealer behind their heading; nothing where there are none. It opens without a script. */
export function Facts({ heading, of }: Props) {
  const facts = dealership[of];
  if (facts.length === 0) return null;
  return (
    <details className="text-sm text-ink-2 print:hidden">
      <summary className="flex min-h-11 w-fit cursor-pointer items-center underline underline-offset-4">
        {heading}
      </summary>
      <ul className="list-disc ps-5 pb-2">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <ExampleTag fact={of} className="mb-2" />
    </details>
  );
}
