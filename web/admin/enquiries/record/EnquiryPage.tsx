import type { ApolloClient } from '@apollo/client';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { EnquiryPageDocument, useEnquiryPageSuspenseQuery } from '../../../generated/EnquiryPage.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { lastOpened } from '../../list/lastOpened.ts';
import { Statement } from '../../page/Statement.tsx';
import { failureSentence } from '../failureSentence.ts';
import { type EnquiryMessages, enquiryMessages } from '../messages.ts';
import { useInboxNews } from '../news/useInboxNews.ts';
import { EnquiryRecord } from './EnquiryRecord.tsx';
import { recordMessages } from './messages.ts';

/** `/admin/enquiries/:id`, and `/admin/e/:id` with the reference of a notice: one enquiry. It follows what others do with it. */
function EnquiryPage() {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  const { id = '' } = useParams();
  // An enquiry that is opened is read at once: news are what comes from now on.
  const [since] = useState(() => new Date().toISOString());
  const { data, error, refetch, client } = useEnquiryPageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.enquiry;
  const found = record?.id;
  const { viewers } = useInboxNews({
    since,
    open: found,
    onChange: (ids) => {
      if (found && ids.includes(found)) renew(client, id, { text, words });
    },
  });
  useEffect(() => {
    if (found) lastOpened.set(found);
  }, [found]);
  if (record) return <EnquiryRecord key={record.id} record={record} viewers={viewers} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/enquiries">
        {text.toInbox}
      </Link>
    </Statement>
  );
}

/** Loads what others have changed. The page stays as it is meanwhile and where that fails, with all that is typed. */
function renew(
  client: ApolloClient,
  id: string,
  messages: { text: typeof recordMessages.en; words: EnquiryMessages },
) {
  const query = { query: EnquiryPageDocument, variables: { id } };
  client.query({ ...query, fetchPolicy: 'network-only', errorPolicy: 'none' }).catch((error: unknown) =>
    showToast({
      tone: 'danger',
      text: failureSentence(error, messages.words),
      action: { label: messages.text.loadAgain, onClick: () => renew(client, id, messages) },
      duration: 10_000,
    }),
  );
}

export { EnquiryPage as Component };
