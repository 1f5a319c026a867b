import { useRef } from 'react';
import { Switch } from '../../ui/control/Switch.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { useShortcutSetting } from '../page/useShortcuts.ts';
import { enquiryMessages } from './messages.ts';

/** All keys of the enquiries, and the switch that turns them off. */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const text = useMessages(enquiryMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useShortcutSetting();
  return (
    <Dialog ref={dialog} heading={text.keys} closeLabel={text.closeKeys} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {Object.entries(text.keyWords).map(([key, words]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="num rounded-control border border-line-2 px-2 py-0.5 text-xs">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4">
        <Switch label={text.useKeys} checked={on} onChange={({ target }) => setOn(target.checked)} />
      </div>
    </Dialog>
  );
}
