import { clsx } from 'clsx';
import { Plus } from 'lucide';
import { useEffect, useState } from 'react';
import { usePartnersPageSuspenseQuery } from '../../../generated/PartnersPage.ts';
import { paths } from '../../../paths.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { EmptyList } from '../../list/EmptyList.tsx';
import { lastOpened } from '../../list/lastOpened.ts';
import { RecordList } from '../../list/RecordList.tsx';
import { Failure } from '../../page/Failure.tsx';
import { partnerMessages } from '../messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { AddPartnerDialog } from './AddPartnerDialog.tsx';
import { columns } from './columns.ts';
import { listMessages } from './messages.ts';
import { PartnerRow } from './PartnerRow.tsx';

/** `/admin/partners`: whose programs use the API, and what they may do. For owners. */
function PartnersPage() {
  const text = useMessages(listMessages);
  const words = useMessages(partnerMessages);
  const { data, error, refetch } = usePartnersPageSuspenseQuery({ fetchPolicy: 'cache-and-network' });
  const [adding, setAdding] = useState(false);
  /** A key that is shown once. */
  const [made, setMade] = useState<{ name: string; key: string }>();
  useEffect(() => lastOpened.focus(), []);
  if (!data?.partnerAccounts) return <Failure error={error} retry={refetch} />;
  const partners = data.partnerAccounts;
  return (
    <>
      <PageHead title={words.title} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title-md">{words.title}</h1>
        <button
          type="button"
          className={buttonStyle('primary', 'min-h-tap! px-4! text-sm')}
          onClick={() => setAdding(true)}
        >
          <Icon node={Plus} />
          <span>{text.add}</span>
        </button>
      </div>
      {partners.length === 0 ? (
        <EmptyList className="mt-6" heading={text.none} hint={text.noneHint}>
          <a className={buttonStyle('quiet')} href={paths.developers}>
            {text.offers}
          </a>
        </EmptyList>
      ) : (
        <>
          <p className="mt-2 mb-6 flex flex-wrap items-baseline gap-x-2 text-sm text-ink-2">
            <span>{text.lead}</span>
            <a className="link inline-flex min-h-tap items-center md:min-h-0" href={paths.developers}>
              {text.offers}
            </a>
          </p>
          <RecordList label={text.list} headings={text.columns} headingStyle={clsx('lg:grid', columns)}>
            {partners.map((partner) => (
              <PartnerRow key={partner.id} partner={partner} />
            ))}
          </RecordList>
        </>
      )}
      {adding && <AddPartnerDialog onClose={() => setAdding(false)} onKey={setMade} />}
      {made && (
        <SecretDialog
          heading={words.keyOf(made.name)}
          label={words.key}
          secret={made.key}
          onClose={() => setMade(undefined)}
        />
      )}
    </>
  );
}

export { PartnersPage as Component };
