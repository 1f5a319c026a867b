import { useState } from 'react';
import { forgetLastContact } from '../enquiries/lastContact.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { legalMessages } from './messages.ts';

/** Removes from this device who has sent the last form. */
export function ForgetContact() {
  const text = useMessages(legalMessages);
  const [isDone, setDone] = useState(false);
  return (
    <div className="mt-4 no-script:hidden">
      <button
        type="button"
        className={buttonStyle('quiet', 'min-h-tap! px-5 text-sm')}
        onClick={() => {
          forgetLastContact();
          setDone(true);
        }}
      >
        {text.forget}
      </button>
      <output className="mt-2 block min-h-6 text-sm text-ink-2">{isDone && text.forgotten}</output>
    </div>
  );
}
