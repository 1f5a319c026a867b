import { MapPin } from 'lucide';
import { Link } from 'react-router-dom';
import { directions, showroomAddress } from '../dealer/dealership.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';
import { OpeningStatus } from '../ui/page/OpeningStatus.tsx';
import { OpeningLines } from '../ui/page/OpeningLines.tsx';
import { PhoneLink } from '../ui/page/PhoneLink.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

/** Where the showroom is, when it is open, and the way there. */
export function Showroom() {
  const text = useMessages(homeMessages);
  return (
    <section
      aria-labelledby="showroom"
      className="wrap grid gap-x-[clamp(3rem,7vw,8rem)] gap-y-6 pt-section md:grid-cols-2"
    >
      <div>
        <h2 id="showroom">{text.showroom}</h2>
        <p className="mt-4 text-ink-2">{text.showroomLead}</p>
      </div>
      <div className="grid content-start justify-items-start gap-1">
        <p className="font-[550]">{showroomAddress}</p>
        <OpeningStatus className="font-[550]" />
        <OpeningLines className="text-ink-2 tabular-nums" />
        <PhoneLink />
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">
          <a className={buttonStyle('quiet')} href={directions} target="_blank" rel="noreferrer">
            <Icon node={MapPin} />
            <span>{text.directions}</span>
          </a>
          <Link className={buttonStyle('quiet')} to={paths.contact()}>
            {text.writeToUs}
          </Link>
        </div>
      </div>
    </section>
  );
}
