import { useMessages } from '../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';

interface Props {
  /** What is kept; without it: what is entered, for a day. */
  kept?: string;
  onClear: () => void;
}

/** Says that what is entered is kept on this device, and lets the visitor remove it. */
export function DraftNote({ kept, onClear }: Props) {
  const text = useMessages(enquiryMessages);
  return (
    <p className="-mb-3 text-sm text-ink-2">
      {kept ?? text.drafted}{' '}
      <button type="button" className="link -my-2.5 py-2.5" onClick={onClear}>
        {text.clear}
      </button>
    </p>
  );
}
