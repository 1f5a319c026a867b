import { dealership } from '../dealer/dealership.ts';
import { ExampleTag } from '../ui/page/ExampleTag.tsx';
import { OpeningStatus } from '../ui/page/OpeningStatus.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { showroomMessages } from './messages.ts';
import { Person } from './Person.tsx';

interface Props {
  /** The name of who sells the car; null or undefined if the car names nobody. */
  name: string | null | undefined;
  /** Whether the car is still loading: then nobody is shown, so that nobody is taken for the seller by mistake. */
  waiting: boolean;
  /** The initial text of a message, which names the car. */
  question: string;
}

/**
 * Whom to talk to about a car, and whether the showroom is open: the car's own salesperson if that is one of the dealer's people,
 * else the first of them.
 */
export function Seller({ name, waiting, question }: Props) {
  const text = useMessages(showroomMessages);
  const { people } = dealership;
  const person = people.find((one) => one.name.toLowerCase() === name?.toLowerCase()) ?? people[0];
  if (!person) return <OpeningStatus className="text-sm text-ink-2 print:hidden" />;
  return (
    <section aria-labelledby="seller" className="grid gap-4 border-t border-line pt-6 print:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h2 id="seller" className="font-text text-sm font-[550] tracking-normal text-ink-2">
          {text.contact}
        </h2>
        <ExampleTag fact="people" />
      </div>
      <div className={waiting ? 'invisible' : undefined}>
        <Person person={person} question={question} />
      </div>
      <OpeningStatus className="text-sm text-ink-2" />
    </section>
  );
}
