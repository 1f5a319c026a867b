import type { RecordFieldsFragment } from '../../../generated/RecordFields.ts';
import { useSensitiveFieldsLazyQuery } from '../../../generated/SensitiveFields.ts';
import { paths } from '../../../paths.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { enquiryMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';
import { Photos } from './Photos.tsx';
import { Section } from '../../page/Section.tsx';

/** A day as forms send it. */
const ISO_DAY = /^\d{4}-\d\d-\d\d$/;

/** What the visitor has sent: the fields of the form, its photos, where it came from. */
export function SentFields({ record }: { record: RecordFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  // Not kept in the cache: each time is logged.
  const [reveal, { data, dataState, loading, error }] = useSensitiveFieldsLazyQuery({
    fetchPolicy: 'no-cache',
  });
  const { id, fields, withheld, source, consent, photoNames } = record;
  const revealed = (dataState === 'complete' && data.enquiry?.sensitiveFields) || [];
  return (
    <Section heading={text.details}>
      <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2">
        {[...fields.filter(isForPeople), ...revealed].map(({ name, title, value }) => (
          <div key={name} className={value.length > 60 ? 'md:col-span-2' : undefined}>
            <dt className="text-xs text-ink-3">{title}</dt>
            <dd className="max-w-measure whitespace-pre-line wrap-anywhere rtl:text-right" dir="auto">
              {ISO_DAY.test(value) ? formatDate(value) : value}
            </dd>
          </div>
        ))}
      </dl>
      {withheld.length > 0 && revealed.length === 0 && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1">
          <button
            type="button"
            className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm aria-disabled:opacity-60')}
            aria-disabled={loading}
            onClick={() => !loading && void reveal({ variables: { id } })}
          >
            {text.withheld(withheld.join(', ').toLowerCase())}
          </button>
          <p className="text-sm text-ink-2">{text.withheldHint}</p>
          {error && (
            <p role="alert" className="text-sm text-danger">
              {words.unreachable}
            </p>
          )}
        </div>
      )}
      {photoNames.length > 0 && <Photos id={id} names={photoNames} />}
      <dl className="mt-4 grid gap-1 text-xs text-ink-3">
        {source && <Small label={text.source} value={source === paths.home ? text.homePage : source} />}
        {consent && <Small label={text.consent} value={consent} />}
      </dl>
    </Section>
  );
}

/** The id of the car says nothing: the car is shown below. */
const isForPeople = ({ name }: { name: string }) => name !== 'carId';

function Small({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-wrap gap-x-1">
      <dt>{label}</dt>
      <dd className="wrap-anywhere">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </div>
  );
}
