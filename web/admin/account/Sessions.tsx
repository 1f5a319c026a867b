import type { AccountPageQuery } from '../../generated/AccountPage.ts';
import { useEndSessionMutation } from '../../generated/EndSession.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Moment } from '../page/Moment.tsx';
import { useChange } from '../page/useChange.ts';
import { accountMessages } from './messages.ts';

type Session = NonNullable<AccountPageQuery['mySessions']>[number];

/** The own sessions; each of another device can be ended from here. */
export function Sessions({ sessions }: { sessions: readonly Session[] }) {
  const text = useMessages(accountMessages);
  const { busy, change } = useChange();
  const [endSession] = useEndSessionMutation({
    update: (cache, { data }) => {
      const { id } = data?.endSession ?? {};
      if (id) cache.evict({ id: cache.identify({ __typename: 'StaffSession', id }) });
    },
  });

  async function end(id: string) {
    if (await change(() => endSession({ variables: { input: { id } } }))) {
      await showToast({ tone: 'success', text: text.ended });
    }
  }

  return (
    <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
      {sessions.map(({ id, device, address, lastUsedAt, current }) => (
        <li
          key={id}
          className="flex min-h-16 flex-wrap items-center gap-x-4 border-t border-line px-4 py-3 first:border-t-0"
        >
          <div className="min-w-0 flex-1 basis-48">
            <p className="font-[550]">{device ?? text.unknownDevice}</p>
            <p className="flex flex-wrap gap-x-3 text-sm text-ink-2">
              <span className="flex flex-wrap gap-x-1">
                <span>{text.lastUsed}</span>
                <Moment at={lastUsedAt} />
              </span>
              {address && <bdi dir="ltr">{address}</bdi>}
            </p>
          </div>
          {current ? (
            <p className="flex-none text-sm text-success">{text.thisDevice}</p>
          ) : (
            <button
              type="button"
              className={buttonStyle('plain', 'min-h-tap! flex-none text-sm! aria-disabled:opacity-60')}
              aria-disabled={busy}
              onClick={() => void end(id)}
            >
              {text.end}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
