import { useMessages } from '../../ui/text/useMessages.ts';
import { settingsMessages } from './messages.ts';

/** Marks what the demonstration has made up. */
export function ExampleBadge() {
  const text = useMessages(settingsMessages);
  return (
    <span className="rounded-control border border-line px-1.5 text-xs font-normal text-ink-2">
      {text.example}
    </span>
  );
}
