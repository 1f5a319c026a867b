import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../ui/text/useMessages.ts';
import { isUnkept, onRemovedElsewhere, useDraft } from './drafts.ts';
import { forgetLastContact } from './lastContact.ts';
import { enquiryMessages } from './messages.ts';

interface Props {
  /** Names the form among the drafts of this device. */
  draft: string;
  /** The sentence about what is stored; the default says: what is entered, for a day. */
  kept?: string;
  onClear: () => void;
}

/**
 * Says what is stored on this device of the visitor's input, where it is, and of who sends it, and lets the visitor remove
 * both. Where another tab has sent or emptied what is still in this form, it says so, as sending it here may send it twice.
 */
export function DraftNote({ draft, kept, onClear }: Props) {
  const text = useMessages(enquiryMessages);
  const ref = useRef<HTMLParagraphElement>(null);
  const [removed, setRemoved] = useState(false);
  const unkept = useDraft(draft) && isUnkept(draft);
  useEffect(
    () =>
      onRemovedElsewhere(draft, ({ filled }) => {
        const form = ref.current?.closest('form');
        const here = form && new FormData(form);
        setRemoved(Object.entries(filled).some(([name, value]) => value && here?.get(name) === value));
      }),
    [draft],
  );
  function clear() {
    forgetLastContact();
    onClear();
  }

  return (
    <p
      ref={ref}
      role={removed ? 'alert' : undefined}
      className={removed ? '-mb-3 text-danger' : '-mb-3 text-sm text-ink-2'}
    >
      <span>{(removed && text.removedElsewhere) || (unkept && text.unkept) || (kept ?? text.drafted)}</span>{' '}
      {!removed && !unkept && <span>{`${text.remembered} `}</span>}
      <button type="button" className="link -my-2.5 py-2.5" onClick={clear}>
        {text.clear}
      </button>
    </p>
  );
}
