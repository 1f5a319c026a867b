import { useParams } from 'react-router-dom';
import { useEffect } from 'react';
import { useEnquiryPageSuspenseQuery } from '../../../generated/EnquiryPage.ts';
import { Link } from 'react-router-dom';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { Statement } from '../../page/Statement.tsx';
import { lastOpened } from '../lastOpened.ts';
import { useInboxNews } from '../useInboxNews.ts';
import { EnquiryRecord } from './EnquiryRecord.tsx';
import { recordMessages } from './messages.ts';

/** When this page began to look for news: an enquiry that is opened is read at once. */
const since = new Date().toISOString();

/** `/admin/enquiries/:id`, and `/admin/e/:id` with the reference of a notice: one enquiry. It follows what others do with it. */
function EnquiryPage() {
  const text = useMessages(recordMessages);
  const { id = '' } = useParams();
  const { data, error, refetch } = useEnquiryPageSuspenseQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const record = data?.enquiry;
  const found = record?.id;
  useInboxNews(since, (ids) => {
    if (found && ids.includes(found)) void refetch();
  });
  useEffect(() => {
    if (found) lastOpened.set(found);
  }, [found]);
  if (record) return <EnquiryRecord key={record.id} record={record} />;
  if (error || !data) return <Failure error={error} retry={refetch} />;
  return (
    <Statement heading={text.none} hint={text.noneHint}>
      <Link className={buttonStyle('primary')} to="/enquiries">
        {text.toInbox}
      </Link>
    </Statement>
  );
}

export { EnquiryPage as Component };
