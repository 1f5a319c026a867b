import { useEffect } from 'react';
import { Link, useParams } from 'react-router-dom';
import { usePartnerPageSuspenseQuery } from '../../../generated/PartnerPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { lastOpened } from '../../list/lastOpened.ts';
import { Failure } from '../../page/Failure.tsx';
import { Statement } from '../../page/Statement.tsx';
import { recordMessages } from './messages.ts';
import { PartnerRecord } from './PartnerRecord.tsx';

/** `/admin/partners/:id`: one partner, with its keys, webhooks, documents and enquiries. For owners. */
function PartnerPage() {
  const text = useMessages(recordMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = usePartnerPageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const partner = data?.partnerAccount;
  const found = partner?.id;
  useEffect(() => {
    if (found) lastOpened.set(found);
  }, [found]);
  if (partner) return <PartnerRecord key={partner.id} partner={partner} documents={data.partnerDocuments} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/partners">
        {text.toList}
      </Link>
    </Statement>
  );
}

export { PartnerPage as Component };
