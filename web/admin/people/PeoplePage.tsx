import { UserPlus } from 'lucide';
import { useState } from 'react';
import { usePeoplePageSuspenseQuery } from '../../generated/PeoplePage.ts';
import { LinkDialog } from '../../sharing/LinkDialog.tsx';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { Account } from './Account.tsx';
import { Invitation } from './Invitation.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { peopleMessages } from './messages.ts';

/** `/admin/people`: who may use the back office, and as what. For owners. */
function PeoplePage() {
  const text = useMessages(peopleMessages);
  const { data, error, refetch } = usePeoplePageSuspenseQuery();
  const [inviting, setInviting] = useState(false);
  /** A link that is told once, for whoever sends it by hand. */
  const [link, setLink] = useState<string>();
  if (!data?.staff || !data.invitations) return <Failure error={error} retry={refetch} />;
  return (
    <>
      <PageHead title={text.title} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title-md">{text.title}</h1>
        <button
          type="button"
          className={buttonStyle('primary', 'min-h-tap! px-4! text-sm')}
          onClick={() => setInviting(true)}
        >
          <Icon node={UserPlus} size={18} />
          <span>{text.invite}</span>
        </button>
      </div>
      <h2 className="mt-8 text-title-sm">{text.accounts}</h2>
      <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
        {data.staff.map((account) => (
          <Account key={account.id} account={account} onLink={setLink} />
        ))}
      </ul>
      <h2 className="mt-10 text-title-sm">{text.invitations}</h2>
      {data.invitations.length === 0 ? (
        <p className="mt-3 text-ink-2">{text.noInvitations}</p>
      ) : (
        <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
          {data.invitations.map((invitation) => (
            <Invitation key={invitation.id} invitation={invitation} onLink={setLink} />
          ))}
        </ul>
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} onLink={setLink} />}
      {link !== undefined && <LinkDialog address={link} onClose={() => setLink(undefined)} />}
    </>
  );
}

export { PeoplePage as Component };
