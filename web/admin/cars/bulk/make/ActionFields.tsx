import { useMessages } from '../../../../ui/text/useMessages.ts';
import { carsMessages } from '../../messages.ts';
import type { ActionDraft } from './actionDraft.ts';
import { Choices } from './Choices.tsx';
import { bulkMessages } from '../messages.ts';
import { PriceFields } from './PriceFields.tsx';

interface Props {
  draft: ActionDraft;
  error: string | undefined;
  onChange: (changes: Partial<ActionDraft>) => void;
}

/** What else must be said of the chosen change. */
export function ActionFields({ draft, error, onChange }: Props) {
  const text = useMessages(bulkMessages);
  const words = useMessages(carsMessages);
  const { kind } = draft;
  if (kind === 'PRICE') return <PriceFields draft={draft} error={error} onChange={onChange} />;
  if (kind === 'STATUS') {
    return (
      <Choices
        label={text.status}
        options={words.statuses}
        value={draft.status}
        onChoose={(status) => onChange({ status })}
      />
    );
  }
  if (kind === 'WITHDRAW' || kind === 'RELIST') {
    return <p className="text-sm text-ink-2">{kind === 'WITHDRAW' ? text.withdrawHint : text.relistHint}</p>;
  }
  return (
    <Choices
      label={kind === 'FEATURED' ? text.featured : text.testDrive}
      options={{ yes: text.yes, no: text.no }}
      value={draft.on}
      onChoose={(on) => onChange({ on })}
    />
  );
}
