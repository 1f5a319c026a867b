import { Link } from 'react-router-dom';
import type { RetentionNumberFieldsFragment } from '../../generated/RetentionNumberFields.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { personsMessages } from '../persons/messages.ts';
import { retentionKinds } from '../persons/retention/retentionKinds.ts';
import { settingsMessages } from './messages.ts';

/** How long personal data are kept, and the way to the page where that is changed, which asks for the password. */
export function RetentionNumbers({ months }: { months: RetentionNumberFieldsFragment }) {
  const text = useMessages(settingsMessages);
  const persons = useMessages(personsMessages);
  return (
    <div className="max-w-[36rem]">
      <dl className="overflow-clip rounded-picture border border-line bg-card">
        {retentionKinds.map((kind) => (
          <div
            key={kind}
            className="flex min-h-tap flex-wrap items-center justify-between gap-x-4 border-t border-line px-4 py-2 first:border-t-0"
          >
            <dt>{persons.retentionKinds[kind]}</dt>
            <dd className="num">{persons.months(months[kind])}</dd>
          </div>
        ))}
      </dl>
      <Link to="/persons" className={buttonStyle('quiet', 'mt-6 min-h-tap! px-5! text-sm')}>
        {text.changeRetention}
      </Link>
    </div>
  );
}
