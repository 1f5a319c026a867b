import { Bell, BellOff } from 'lucide';
import { IconButton } from '../../../ui/control/IconButton.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { newsMessages } from './messages.ts';
import { playTone } from './playTone.ts';

interface Props {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Lets new enquiries sound on this device, or not. It sounds when it is switched on, so that people know what they will hear. */
export function SoundToggle({ isOn, onChange }: Props) {
  const text = useMessages(newsMessages);
  function change() {
    onChange(!isOn);
    // The touch also lets the browser play it later.
    if (!isOn) playTone();
  }
  return (
    <IconButton
      label={text.sound}
      title={text.sound}
      aria-pressed={isOn}
      className="aria-pressed:text-accent"
      onClick={change}
    >
      <Icon node={isOn ? Bell : BellOff} size={18} />
    </IconButton>
  );
}
