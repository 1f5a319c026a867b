import { X } from 'lucide';
import { Link } from 'react-router-dom';
import { useDeleteViewMutation } from '../../../generated/DeleteView.ts';
import type { SavedViewFieldsFragment } from '../../../generated/SavedViewFields.ts';
import { useSaveViewMutation } from '../../../generated/SaveView.ts';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useChange } from '../../page/useChange.ts';
import { addSavedView } from './addSavedView.ts';
import { addressOf } from './inboxAddress.ts';
import { inboxMessages } from './messages.ts';
import { viewLinkStyle } from '../../list/viewLinkStyle.ts';

interface Props {
  view: SavedViewFieldsFragment;
  isCurrent: boolean;
  /** Called when it is removed, and with it the control that had the focus. */
  onRemoved: () => void;
}

/** A saved view among the views of the inbox. While it is shown, it can be removed. */
export function SavedView({ view, isCurrent, onRemoved }: Props) {
  const text = useMessages(inboxMessages);
  const { busy, change } = useChange();
  const { id, name, view: narrowed, kind, status, assignee, search } = view;
  const [remove] = useDeleteViewMutation({
    variables: { input: { id } },
    update: (cache, { data }) => {
      if (data?.deleteView?.id) cache.evict({ id: cache.identify({ __typename: 'SavedView', id }) });
    },
  });
  const [save] = useSaveViewMutation({
    variables: { input: { name, view: narrowed, kind, status, assignee, search } },
    update: addSavedView,
  });

  async function end() {
    if (busy || !(await change(() => remove()))) return;
    onRemoved();
    await showToast({
      tone: 'plain',
      text: text.viewRemoved(name),
      action: { label: text.undo, onClick: () => void change(() => save()) },
    });
  }

  return (
    <li className="flex">
      <Link
        to={{ search: addressOf(view).toString() }}
        aria-current={isCurrent ? 'page' : undefined}
        className={viewLinkStyle}
      >
        <bdi className="max-w-48 truncate">{name}</bdi>
      </Link>
      {isCurrent && (
        <IconButton
          label={text.removeView(name)}
          title={text.removeView(name)}
          aria-disabled={busy}
          className="text-ink-2"
          onClick={() => void end()}
        >
          <Icon node={X} size={18} />
        </IconButton>
      )}
    </li>
  );
}
