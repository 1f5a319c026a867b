import type { ReactNode } from 'react';
import { useStaff } from '../page/staffContext.ts';
import { useLeave } from '../page/useLeave.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { EmailAddress } from '../../ui/text/EmailAddress.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { accountMessages } from './messages.ts';

/** `/admin/account`: who is signed in, and what they may do. */
function AccountPage() {
  const text = useMessages(accountMessages);
  const page = useMessages(pageMessages);
  const { member } = useStaff();
  const leave = useLeave();
  return (
    <>
      <PageHead title={text.title} />
      <h1 className="text-title-md">{text.title}</h1>
      <dl className="mt-6 grid gap-4">
        <Fact label={text.name}>{member.name}</Fact>
        <Fact label={text.email}>
          <EmailAddress address={member.email} />
        </Fact>
        <Fact label={text.role}>{page.roles[member.role]}</Fact>
      </dl>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{text.rights[member.role]}</p>
      <button type="button" className={buttonStyle('quiet', 'mt-8')} onClick={leave}>
        {page.logOut}
      </button>
    </>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export { AccountPage as Component };
