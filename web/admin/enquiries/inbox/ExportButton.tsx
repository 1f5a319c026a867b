import { Download } from 'lucide';
import { useState } from 'react';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { fetchFile } from '../fetchFile.ts';
import type { InboxFilter } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';

/** How long a file stays in memory, as a browser begins to save it when it sees fit, ms. */
const TIME_TO_SAVE = 60_000;

/** What the export calls views and kinds. */
const wire = new Map<string, string>(
  Object.entries({
    ...{ MINE: 'mine', UNASSIGNED: 'unassigned', DUE_TODAY: 'dueToday', OVERDUE: 'overdue', OPEN: 'open' },
    ...{
      TEST_DRIVE: 'testDrive',
      PURCHASE: 'purchase',
      CAR_OFFER: 'sellCar',
      FINANCE: 'finance',
      CONTACT: 'contact',
    },
  }),
);

/** Downloads the enquiries that the inbox shows, as CSV for spreadsheets. That is written to the log. */
export function ExportButton({ filter: { view, kind, status, assignee, search } }: { filter: InboxFilter }) {
  const text = useMessages(inboxMessages);
  const [busy, setBusy] = useState(false);

  async function download() {
    if (busy) return;
    setBusy(true);
    const chosen = { view: wire.get(view ?? ''), kind: wire.get(kind ?? ''), status, assignee, q: search };
    const given = Object.entries(chosen).flatMap(([name, value]) => (value ? [[name, value]] : []));
    try {
      const url = URL.createObjectURL(
        await fetchFile(`/enquiries.csv?${new URLSearchParams(given).toString()}`),
      );
      Object.assign(document.createElement('a'), { href: url, download: 'enquiries.csv' }).click();
      setTimeout(() => URL.revokeObjectURL(url), TIME_TO_SAVE);
    } catch {
      void showToast({ tone: 'danger', text: text.exportFailed });
    }
    setBusy(false);
  }

  return (
    <IconButton label={text.export} title={text.export} aria-disabled={busy} onClick={() => void download()}>
      <Icon node={Download} size={18} />
    </IconButton>
  );
}
