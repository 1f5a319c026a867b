import { clsx } from 'clsx';
import { isExample } from '../../dealer/dealership.ts';
import { useMessages } from '../text/useMessages.ts';
import { pageMessages } from './messages.ts';

interface Props {
  fact: Parameters<typeof isExample>[0];
  className?: string;
}

/** The word `Example` beside a fact that the demonstration has made up; nothing beside a dealer's own. */
export function ExampleTag({ fact, className }: Props) {
  const text = useMessages(pageMessages);
  if (!isExample(fact)) return null;
  return (
    <span
      className={clsx(
        'inline-block rounded-control border border-line px-1.5 font-text text-xs leading-normal font-normal tracking-normal whitespace-nowrap text-ink-2',
        className,
      )}
    >
      {text.example}
    </span>
  );
}
