import type { DraftMarkFieldsFragment } from '../../../generated/DraftMarkFields.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { draftMessages } from './messages.ts';

interface Props {
  draft: DraftMarkFieldsFragment;
  /** How many pictures the new car has. */
  pictureCount: number;
}

/** What a new car needs before it can be published, and what it should have besides. */
export function DraftNeeds({ draft, pictureCount }: Props) {
  const text = useMessages(draftMessages);
  const { missing } = draft;
  // Pictures that are added since it was saved are counted at once.
  const advice = draft.advice.filter((each) => each !== 'NO_PICTURES' || pictureCount === 0);
  return (
    <div className="grid gap-1 text-sm">
      <p className="font-[550]">
        {missing.length > 0
          ? text.missing(missing.map((field) => text.missingFields[field]).join(', '))
          : text.ready}
      </p>
      {advice.length > 0 && (
        <div className="overflow-clip">
          <p className="dotted text-ink-2">
            {advice.map((each) => (
              <span key={each}>{text.advice[each]}</span>
            ))}
          </p>
        </div>
      )}
    </div>
  );
}
