import { useRef, useState } from 'react';
import type { PartnerAccountFieldsFragment } from '../../../generated/PartnerAccountFields.ts';
import { useRevokePartnerKeysMutation } from '../../../generated/RevokePartnerKeys.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { focusPlace } from '../../../ui/page/focusPlace.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
import { useChange } from '../../page/useChange.ts';
import { partnerMessages } from '../messages.ts';
import { SecretDialog } from '../SecretDialog.tsx';
import { Key } from './Key.tsx';
import { KeyDialog } from './KeyDialog.tsx';
import { recordMessages } from './messages.ts';

/** How many keys a partner has at most. */
const MOST_KEYS = 2;

/** The keys of a partner: which there are, another one, and the end of one or of all. */
export function Keys({ partner }: { partner: PartnerAccountFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(partnerMessages);
  const place = useRef<HTMLDivElement>(null);
  const [making, setMaking] = useState(false);
  /** A key that is shown once. */
  const [made, setMade] = useState<string>();
  /** What is to be revoked: the first characters of a key, or all. */
  const [asked, setAsked] = useState<{ prefix?: string }>();
  const { change } = useChange();
  const [revokeKeys] = useRevokePartnerKeysMutation();
  const { id, revision, keys, name } = partner;

  async function revoke(prefix: string | undefined) {
    const done = await change(() => revokeKeys({ variables: { input: { id, revision, prefix } } }));
    if (!done) return;
    await showToast({ tone: 'success', text: prefix ? text.revoked(prefix) : text.allRevoked });
  }

  function endAsking() {
    setAsked(undefined);
    // The button that has asked may be gone with its key.
    if (place.current) focusPlace(place.current);
  }

  const small = buttonStyle('quiet', 'min-h-tap! px-5! text-sm max-md:flex-1');
  return (
    <div ref={place} className="outline-none">
      <p className="text-sm text-ink-2">{text.keysHint}</p>
      {keys.length === 0 ? (
        <p className="mt-3 rounded-picture border border-line px-4 py-4 text-danger">{text.noKeys}</p>
      ) : (
        <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
          {keys.map((key) => (
            <Key key={key.prefix} stored={key} onRevoke={() => setAsked({ prefix: key.prefix })} />
          ))}
        </ul>
      )}
      {keys.length >= MOST_KEYS && <p className="mt-3 text-sm text-ink-2">{text.twoKeys}</p>}
      <div className="mt-4 flex flex-wrap gap-3">
        {keys.length < MOST_KEYS && (
          <button type="button" className={small} onClick={() => setMaking(true)}>
            {keys.length === 0 ? text.makeFirstKey : text.makeKey}
          </button>
        )}
        {keys.length > 0 && (
          <button type="button" className={small} onClick={() => setAsked({})}>
            {text.revokeAll}
          </button>
        )}
      </div>
      {making && <KeyDialog partner={partner} onClose={() => setMaking(false)} onKey={setMade} />}
      {made !== undefined && (
        <SecretDialog
          heading={words.keyOf(name)}
          label={words.key}
          secret={made}
          onClose={() => setMade(undefined)}
        />
      )}
      {asked && (
        <AskDialog
          heading={asked.prefix === undefined ? text.revokeAll : text.revokeThis(asked.prefix)}
          hint={asked.prefix === undefined ? text.revokeAllHint : text.revokeHint}
          label={asked.prefix === undefined ? text.revokeAll : text.revoke}
          isFinal
          onYes={() => revoke(asked.prefix)}
          onClose={endAsking}
        />
      )}
    </div>
  );
}
