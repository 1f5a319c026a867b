import { CircleAlert, X } from 'lucide';
import { IconButton } from '../../ui/control/IconButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { enquiryMessages } from './messages.ts';
import type { Problem } from './useEnquiryChange.ts';

/** Says why a change was not made, and what to do; stands beside the control that was used. */
export function ProblemNote({ problem, onDismiss }: { problem: Problem | undefined; onDismiss: () => void }) {
  const text = useMessages(enquiryMessages);
  if (!problem) return null;
  return (
    <div role="alert" className="flex gap-3 rounded-control border border-danger bg-card py-1 ps-3 text-sm">
      <Icon node={CircleAlert} className="mt-2.5 flex-none text-danger" />
      <div className="min-w-0 flex-1 py-2">
        {problem.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <IconButton label={text.dismiss} onClick={onDismiss} className="flex-none">
        <Icon node={X} />
      </IconButton>
    </div>
  );
}
