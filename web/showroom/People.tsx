import { dealership } from '../dealer/dealership.ts';
import { ExampleTag } from '../ui/page/ExampleTag.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { showroomMessages } from './messages.ts';
import { Person } from './Person.tsx';

interface Props {
  /** The initial text of a message to one of them. */
  question?: string;
  className?: string;
}

/** Everybody who sells cars; nothing where the dealer names nobody. */
export function People({ question, className }: Props) {
  const text = useMessages(showroomMessages);
  const { people } = dealership;
  if (people.length === 0) return null;
  return (
    <section aria-labelledby="people" className={className}>
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="people" className="text-title-md">
          {text.people}
        </h2>
        <ExampleTag fact="people" />
      </div>
      <ul className="mt-6 grid grid-cols-[repeat(auto-fill,minmax(min(100%,16rem),1fr))] gap-x-8 gap-y-6">
        {people.map((person) => (
          <li key={person.name}>
            <Person person={person} question={question} />
          </li>
        ))}
      </ul>
    </section>
  );
}
