import { Check } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Tabs } from '../ui/control/Tabs.tsx';
import { Icon } from '../ui/Icon.tsx';
import { IllustrationCaption } from '../ui/picture/IllustrationCaption.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { aboutMessages } from './messages.ts';
import { ServicePicture } from './ServicePicture.tsx';

/** The four services (spec §2), and where each begins. */
const services = [
  { key: 'sell', to: paths.sell },
  { key: 'buy', to: paths.buy },
  { key: 'exchange', to: paths.sell },
  { key: 'consignment', to: paths.contact() },
] as const;

type Service = (typeof services)[number];

/** What the dealer does, one service at a time. */
export function Services() {
  const text = useMessages(aboutMessages);
  return (
    <section aria-labelledby="services" className="wrap pb-section">
      <Tabs
        name="services"
        label={text.services}
        heading={<h2 id="services">{text.services}</h2>}
        tabs={services.map((service) => ({
          key: service.key,
          label: text.service[service.key].name,
          content: <Panel key={service.key} service={service} />,
        }))}
      />
    </section>
  );
}

function Panel({ service: { key, to } }: { service: Service }) {
  const { name, lead, facts, picture, action } = useMessages(aboutMessages).service[key];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-center gap-x-[clamp(2rem,5.5vw,6rem)] gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <div className="relative aspect-[16/10] overflow-clip rounded-picture bg-stage max-md:-mx-gutter max-md:rounded-none">
        <ServicePicture service={key} alt={picture} />
        <IllustrationCaption />
      </div>
      <div>
        <h3 className="font-display text-title-md leading-[1.1] font-normal tracking-[-0.015em]">{name}</h3>
        <p className="mt-4 text-ink-2">{lead}</p>
        <ul className="mt-6 border-b border-line">
          {facts.map((fact) => (
            <li key={fact} className="flex gap-3 border-t border-line py-3">
              <Icon node={Check} className="mt-1 flex-none text-accent" />
              <span>{fact}</span>
            </li>
          ))}
        </ul>
        <Link className={buttonStyle('primary', 'mt-8')} to={to}>
          {action}
        </Link>
      </div>
    </div>
  );
}
