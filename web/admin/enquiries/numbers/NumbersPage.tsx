import { useNumbersPageSuspenseQuery } from '../../../generated/NumbersPage.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import { Failure } from '../../page/Failure.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { enquiryMessages } from '../messages.ts';
import { medianWords } from './medianWords.ts';
import { FigureTable } from './FigureTable.tsx';
import { numbersMessages } from './messages.ts';

/** The days that are counted. */
const DAYS = 30;

/** `/admin/numbers`: how enquiries were answered, by kind, and for owners by person of the staff; nothing about a visitor. */
function NumbersPage() {
  const text = useMessages(numbersMessages);
  const words = useMessages(enquiryMessages);
  const { member } = useStaff();
  const { data, error, refetch } = useNumbersPageSuspenseQuery({
    variables: { days: DAYS },
    fetchPolicy: 'cache-and-network',
  });
  const numbers = data?.enquiryNumbers;
  if (!numbers) return <Failure error={error} retry={refetch} />;
  const { total, byKind, byPerson } = numbers;
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md!">{text.title}</h1>
      <p className="mt-2 text-ink-2">{text.period(DAYS)}</p>
      {total.received === 0 ? (
        <EmptyList className="mt-8" heading={text.none} hint={text.noneHint} />
      ) : (
        <>
          <dl className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-6 md:max-lg:grid-cols-2">
            <Fact label={text.received} value={String(total.received)} />
            <Fact label={text.inTime} value={text.share(total.answeredInTime, total.received)} />
            <Fact
              label={text.median}
              value={medianWords(total, words) ?? text.noAnswer}
              hint={text.medianHint}
            />
            <Fact label={text.won} value={String(total.won)} />
          </dl>
          <FigureTable
            heading={text.byKind}
            rows={byKind.map(({ kind, figures }) => ({ name: words.kinds[kind], figures }))}
          />
          {member.role === 'OWNER' && (
            <FigureTable
              heading={text.byPerson}
              rows={byPerson.map(({ name, figures }) => ({ name: name ?? text.nobody, figures }))}
            />
          )}
        </>
      )}
    </>
  );
}

function Fact({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd className="num font-display text-title-md">{value}</dd>
      {hint && <dd className="text-xs text-ink-3">{hint}</dd>}
    </div>
  );
}

export { NumbersPage as Component };
