import { CalendarPlus } from 'lucide';
import type { TestDriveSlot } from '../../rest/dealership/testDriveEvent.ts';
import { dealership } from '../dealer/dealership.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Icon } from '../ui/Icon.tsx';

/** Downloads the test drive as a file for the device's calendar. */
export function CalendarButton({ slot, label }: { slot: TestDriveSlot; label: string }) {
  return (
    <button type="button" className={buttonStyle('quiet', 'px-4!')} onClick={() => void download(slot)}>
      <Icon node={CalendarPlus} />
      <span>{label}</span>
    </button>
  );
}

async function download(slot: TestDriveSlot) {
  const { testDriveEvent } = await import('../../rest/dealership/testDriveEvent.ts');
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([testDriveEvent(slot, dealership)], { type: 'text/calendar' }));
  link.download = 'test-drive.ics';
  link.click();
  // Some browsers read the file a moment later.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
