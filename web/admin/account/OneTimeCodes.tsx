import { useState } from 'react';
import { AccountPageDocument, type AccountPageQuery } from '../../generated/AccountPage.ts';
import { usePrepareOneTimeCodesMutation } from '../../generated/PrepareOneTimeCodes.ts';
import { useTurnOffOneTimeCodesMutation } from '../../generated/TurnOffOneTimeCodes.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useChange } from '../page/useChange.ts';
import { CodesDialog } from './CodesDialog.tsx';
import { accountMessages } from './messages.ts';

/** Whether one-time codes are on, and the way to turn them on or off. */
export function OneTimeCodes({ codes }: { codes: NonNullable<AccountPageQuery['oneTimeCodes']> }) {
  const text = useMessages(accountMessages);
  const { busy, change } = useChange();
  const [prepare] = usePrepareOneTimeCodesMutation();
  const [turnOff] = useTurnOffOneTimeCodesMutation({
    update: (cache, { data }) => {
      if (data?.turnOffOneTimeCodes?.userErrors.length !== 0) return;
      cache.updateQuery({ query: AccountPageDocument }, (page) =>
        page?.oneTimeCodes ? { ...page, oneTimeCodes: { ...page.oneTimeCodes, on: false } } : undefined,
      );
    },
  });
  const [prepared, setPrepared] = useState<{ secret: string; uri: string }>();

  async function begin() {
    const { secret, uri } = (await change(() => prepare())) ?? {};
    if (secret && uri) setPrepared({ secret, uri });
  }

  async function end() {
    if (await change(() => turnOff())) await showToast({ tone: 'success', text: text.turnedOff });
  }

  return (
    <div className="mt-10">
      <h2 className="mb-4 text-title-sm">{text.codes}</h2>
      <p className="mb-4 text-sm text-ink-2">{codes.on ? text.codesOn : text.codesOff}</p>
      {codes.on && <p className="mb-4 text-sm text-ink-2">{text.recoveryLeft(codes.recoveryCodesLeft)}</p>}
      {codes.required && !codes.on && <p className="mb-4 text-sm font-[550]">{text.codesRequired}</p>}
      <button
        type="button"
        className={buttonStyle(codes.on ? 'quiet' : 'primary', 'aria-disabled:opacity-60')}
        aria-disabled={busy}
        onClick={() => void (codes.on ? end() : begin())}
      >
        {codes.on ? text.turnOff : text.setUp}
      </button>
      {prepared && <CodesDialog prepared={prepared} onClose={() => setPrepared(undefined)} />}
    </div>
  );
}
