import { useMessages } from '../../ui/text/useMessages.ts';
import { ExampleBadge } from './ExampleBadge.tsx';
import { settingsMessages } from './messages.ts';

/** Says of a fact that the demonstration has made it up. */
export function ExampleNote() {
  const text = useMessages(settingsMessages);
  return (
    <p className="mb-3 flex flex-wrap items-center gap-2 text-sm text-ink-2">
      <ExampleBadge />
      <span>{text.exampleHint}</span>
    </p>
  );
}
