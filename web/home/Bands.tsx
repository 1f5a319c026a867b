import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { homeMessages } from './messages.ts';

const bands = [
  { key: 'sell', to: paths.sell },
  { key: 'finance', to: paths.finance() },
] as const;

/** For those who have a car to sell, and those who pay in instalments. */
export function Bands() {
  const text = useMessages(homeMessages);
  return (
    <div className="wrap grid gap-4 pt-section md:grid-cols-2 md:gap-6 print:hidden">
      {bands.map(({ key, to }) => (
        <section
          key={key}
          aria-labelledby={`band-${key}`}
          className="flex flex-col items-start rounded-picture bg-paper-2 p-6 md:p-10"
        >
          <h2 id={`band-${key}`} className="text-title-md">
            {text.bands[key].title}
          </h2>
          <p className="mt-3 mb-6 max-w-96 text-ink-2">{text.bands[key].body}</p>
          <Link className={buttonStyle('quiet', 'mt-auto')} to={to}>
            {text.bands[key].link}
          </Link>
        </section>
      ))}
    </div>
  );
}
