import { useRef } from 'react';
import { Switch } from '../../ui/control/Switch.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { pageMessages } from './messages.ts';
import { useShortcutSetting } from './useShortcuts.ts';

interface Props {
  /** What each key does. */
  keys: Readonly<Record<string, string>>;
  onClose: () => void;
}

/** The keys of some pages, and the switch that turns them off. */
export function ShortcutHelp({ keys, onClose }: Props) {
  const text = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useShortcutSetting();
  return (
    <Dialog ref={dialog} heading={text.keys} closeLabel={text.close} onClose={onClose}>
      <dl className="mt-4 grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-2 text-sm">
        {Object.entries(keys).map(([key, words]) => (
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
