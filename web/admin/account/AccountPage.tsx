import type { ReactNode } from 'react';
import { useAccountPageSuspenseQuery } from '../../generated/AccountPage.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { PageHead } from '../../ui/page/PageHead.tsx';
import { EmailAddress } from '../../ui/text/EmailAddress.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { Failure } from '../page/Failure.tsx';
import { pageMessages } from '../page/messages.ts';
import { useStaff } from '../page/staffContext.ts';
import { useLeave } from '../page/useLeave.ts';
import { accountMessages } from './messages.ts';
import { OneTimeCodes } from './OneTimeCodes.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { Sessions } from './Sessions.tsx';

/** `/admin/account`: who is signed in, what they may do, where they are signed in, and their password. */
function AccountPage() {
  const text = useMessages(accountMessages);
  const page = useMessages(pageMessages);
  const { member } = useStaff();
  const leave = useLeave();
  const { data, error, refetch } = useAccountPageSuspenseQuery();
  if (!data?.mySessions) return <Failure error={error} retry={refetch} />;
  return (
    <>
      <PageHead title={text.title} />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-title-md">{text.title}</h1>
        <button type="button" className={buttonStyle('quiet', 'min-h-tap! px-4! text-sm')} onClick={leave}>
          {page.logOut}
        </button>
      </div>
      <dl className="mt-6 grid gap-4 md:flex md:gap-16">
        <Fact label={text.name}>{member.name}</Fact>
        <Fact label={text.email}>
          <EmailAddress address={member.email} />
        </Fact>
        <Fact label={text.role}>{page.roles[member.role]}</Fact>
      </dl>
      <p className="mt-4 max-w-measure text-sm text-ink-2">{text.rights[member.role]}</p>
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[repeat(2,minmax(0,1fr))] lg:gap-16">
        <section>
          <h2 className="text-title-sm">{text.devices}</h2>
          <Sessions sessions={data.mySessions} />
          {data.oneTimeCodes && <OneTimeCodes codes={data.oneTimeCodes} />}
        </section>
        <section>
          <h2 className="mb-4 text-title-sm">{text.password}</h2>
          <PasswordForm />
        </section>
      </div>
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
