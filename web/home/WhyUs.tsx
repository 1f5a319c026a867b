import { CalendarCheck, CarFront, Handshake, KeyRound, type IconNode } from 'lucide';
import { promises } from '../dealer/dealership.ts';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

const rows = [
  { key: 'booking', icon: CalendarCheck, promise: promises.testDriveConfirmation },
  { key: 'drive', icon: KeyRound, promise: promises.testDriveLength },
  { key: 'answer', icon: Handshake, promise: promises.financeReply },
  { key: 'selling', icon: CarFront, promise: promises.sellReply },
] as const;

/** What the dealer promises, each promise with its time (spec §1). */
export function WhyUs() {
  const text = useMessages(homeMessages);
  return (
    <section
      aria-labelledby="why"
      className="wrap grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-6 py-12 md:gap-y-10 md:py-section lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)]"
    >
      <div>
        <h2 id="why">{text.why}</h2>
        <p className="mt-3 md:mt-6 max-w-96 text-ink-2">{text.whyLead}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 border-b border-line md:block">
        {rows.map(({ key, ...row }) => (
          <Row key={key} {...row} {...text.whyRows[key]} />
        ))}
      </ul>
    </section>
  );
}

function Row({
  icon,
  promise,
  title,
  body,
}: {
  icon: IconNode;
  promise: string;
  title: string;
  body: string;
}) {
  return (
    <li className="items-baseline gap-x-2 border-t border-line py-3 md:grid md:py-6 md:grid-cols-[2.5rem_minmax(0,14rem)_1fr] md:gap-x-4">
      <Icon node={icon} size={24} className="text-accent max-md:hidden" />
      <Promise time={promise} />
      <div className="mt-1 md:mt-0">
        <h3 className="max-md:text-md">{title}</h3>
        {/* A phone shows the first car sooner. */}
        <p className="mt-1 text-ink-2 max-md:hidden">{body}</p>
      </div>
    </li>
  );
}

/** A time such as `20-30 minutes`: the number large, the unit small. */
function Promise({ time }: { time: string }) {
  const [number, ...unit] = time.split(' ');
  return (
    <p className="num flex flex-wrap items-baseline gap-x-2">
      <span className="font-display text-title-lg leading-none tracking-[-0.02em]">{number}</span>{' '}
      <span className="text-ink-2">{unit.join(' ')}</span>
    </p>
  );
}
