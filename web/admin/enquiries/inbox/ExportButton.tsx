import { Download } from 'lucide';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useFile } from '../../page/files/useFile.ts';
import type { InboxFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** What the export calls views and kinds. */
const wire = new Map<string, string>(
  Object.entries({
    ...{ MINE: 'mine', UNASSIGNED: 'unassigned', DUE_TODAY: 'dueToday', OVERDUE: 'overdue', OPEN: 'open' },
    ...{
      TEST_DRIVE: 'testDrive',
      PURCHASE: 'purchase',
      PRICE_OFFER: 'priceOffer',
      CAR_OFFER: 'sellCar',
      FINANCE: 'finance',
      CONTACT: 'contact',
    },
  }),
);

/** Downloads the enquiries that the inbox shows, as CSV for spreadsheets. That is written to the log. */
export function ExportButton({ filter: { view, kind, status, assignee, search } }: { filter: InboxFilter }) {
  const text = useMessages(inboxMessages);
  const { busy, take } = useFile(text.exportFailed);

  function download() {
    const chosen = { view: wire.get(view ?? ''), kind: wire.get(kind ?? ''), status, assignee, q: search };
    const given = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
    void take(`/enquiries.csv?${new URLSearchParams(given).toString()}`, 'enquiries.csv');
  }

  return (
    <IconButton label={text.export} title={text.export} aria-disabled={busy} onClick={download}>
      <Icon node={Download} size={18} />
    </IconButton>
  );
}
