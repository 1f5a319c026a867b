import { Eye } from 'lucide';
import type { InboxChangesQuery } from '../../../generated/InboxChanges.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { momentWords } from '../clockWords.ts';
import { enquiryMessages } from '../messages.ts';
import { recordMessages } from './messages.ts';

interface Props {
  viewers: NonNullable<InboxChangesQuery['inboxChanges']>['viewers'];
  now: number;
}

/** Says who else has this enquiry on the screen, so that two people do not answer the same customer. */
export function Viewers({ viewers, now }: Props) {
  const text = useMessages(recordMessages);
  const words = useMessages(enquiryMessages);
  return (
    <div role="status" className="mt-2 grid justify-items-start gap-2 empty:hidden">
      {viewers.map(({ member, since }) => (
        <p
          key={member.id}
          className="flex items-center gap-2 rounded-control bg-accent-wash px-3 py-2 text-sm text-accent"
        >
          <Icon node={Eye} size={18} />
          <span>{text.viewing(member.name, momentWords(since, now, words))}</span>
        </p>
      ))}
    </div>
  );
}
