import { ChevronDown } from 'lucide';
import { useCreateResetLinkMutation } from '../../generated/CreateResetLink.ts';
import { useDisableAdminMutation } from '../../generated/DisableAdmin.ts';
import { useEnableAdminMutation } from '../../generated/EnableAdmin.ts';
import { useRequireOneTimeCodesMutation } from '../../generated/RequireOneTimeCodes.ts';
import type { StaffAccountFieldsFragment } from '../../generated/StaffAccountFields.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Switch } from '../../ui/control/Switch.tsx';
import { showToast } from '../../ui/dialog/showToast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { EmailAddress } from '../../ui/text/EmailAddress.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from '../page/messages.ts';
import { useStaff } from '../page/staffContext.ts';
import { useChange } from '../page/useChange.ts';
import { peopleMessages } from './messages.ts';
import { RoleForm } from './RoleForm.tsx';

interface Props {
  account: StaffAccountFieldsFragment;
  /** Shows a link that was made. */
  onLink: (url: string) => void;
}

/** An account in the list; opened, it shows what an owner can do with it. */
export function Account({ account, onLink }: Props) {
  const text = useMessages(peopleMessages);
  const page = useMessages(pageMessages);
  const { member: me } = useStaff();
  const { id, member, disabledAt, oneTimeCodes } = account;
  return (
    <li className="border-t border-line first:border-t-0">
      <details className="group">
        <summary className="flex min-h-16 items-center gap-4 px-4 py-2 hover:bg-accent-wash/40">
          <span className="grid min-w-0 flex-1">
            <span className="truncate font-[550]">{member.name}</span>
            <span className="truncate text-sm text-ink-2">
              <EmailAddress address={member.email} />
            </span>
          </span>
          <span className="flex flex-none flex-wrap items-center justify-end gap-x-4 gap-y-1 text-sm max-md:flex-col max-md:items-end">
            {id === me.id && <span className="text-ink-2">{text.you}</span>}
            {oneTimeCodes && <span className="text-ink-2 max-md:hidden">{text.codesOn}</span>}
            {disabledAt && <span className="text-danger">{text.disabled}</span>}
            <span className="md:w-16 md:text-end">{page.roles[member.role]}</span>
          </span>
          <Icon
            node={ChevronDown}
            className="flex-none text-ink-3 transition-transform duration-quick group-open:rotate-180"
          />
        </summary>
        <Actions account={account} onLink={onLink} />
      </details>
    </li>
  );
}

function Actions({ account, onLink }: Props) {
  const text = useMessages(peopleMessages);
  const { busy, change } = useChange();
  const [disable] = useDisableAdminMutation();
  const [enable] = useEnableAdminMutation();
  const [requireCodes] = useRequireOneTimeCodesMutation();
  const [createLink] = useCreateResetLinkMutation();
  const { id, revision, member, disabledAt, oneTimeCodesRequired } = account;

  async function toggle() {
    const variables = { input: { id, revision } };
    const done = await change(() => (disabledAt ? enable({ variables }) : disable({ variables })));
    const said = disabledAt ? text.enabledNow(member.name) : text.disabledNow(member.name);
    if (done) await showToast({ tone: 'success', text: said });
  }

  async function makeLink() {
    const done = await change(() => createLink({ variables: { input: { id } } }));
    if (done?.url) onLink(done.url);
  }

  return (
    <div className="grid gap-6 border-t border-line bg-paper px-4 py-5">
      <RoleForm account={account} />
      <Switch
        label={text.requireCodes}
        checked={oneTimeCodesRequired}
        aria-disabled={busy}
        onChange={({ target }) =>
          void change(() =>
            requireCodes({ variables: { input: { id, revision, required: target.checked } } }),
          )
        }
      />
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className={buttonStyle('quiet', 'aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void makeLink()}
        >
          {text.resetLink}
        </button>
        <button
          type="button"
          className={buttonStyle('quiet', 'aria-disabled:opacity-60')}
          aria-disabled={busy}
          onClick={() => void toggle()}
        >
          {disabledAt ? text.enable : text.disable}
        </button>
      </div>
    </div>
  );
}
