import { clsx } from 'clsx';
import { Check, X } from 'lucide';
import { Icon } from '../ui/Icon.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import type { ComparedValue as Value } from './compareRows.ts';
import { compareMessages } from './messages.ts';

/** A value of a car, or whether it has a feature: as text and icon. */
export function ComparedValue({ value }: { value: Value }) {
  const text = useMessages(compareMessages);
  if (value === null) return <NotStated />;
  if (typeof value === 'string') return <bdi>{value}</bdi>;
  const icon = value ? Check : X;
  return (
    <span className="whitespace-nowrap">
      <Icon
        node={icon}
        className={clsx('me-2 inline-block align-[-0.3em]', value ? 'text-accent' : 'text-ink-3')}
      />
      <span>{value ? text.has : text.hasNot}</span>
    </span>
  );
}

function NotStated() {
  const text = useMessages(compareMessages);
  return (
    <span className="font-normal text-ink-3">
      <span aria-hidden>–</span>
      <span className="sr-only">{text.notStated}</span>
    </span>
  );
}
