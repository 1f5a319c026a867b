import { Printer, Share2 } from 'lucide';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { printSheet } from './printSheet.ts';

interface Props {
  name: string;
  /** The absolute address of the car's page. */
  address: string;
}

/** Buttons that share the car through the device's share sheet, or else copy its link, and that print its page. */
export function ShareCar({ name, address }: Props) {
  const text = useMessages(carPageMessages);

  async function share() {
    if ('share' in navigator) {
      // Closing the sheet rejects too: the visitor has changed their mind.
      return navigator.share({ title: name, url: address }).catch(() => undefined);
    }
    try {
      await (navigator as Navigator).clipboard.writeText(address);
      await showToast({ tone: 'success', text: text.linkCopied });
    } catch {
      await showToast({ tone: 'plain', text: text.notCopied });
    }
  }

  return (
    <>
      <button type="button" className={buttonStyle('plain', 'no-script:hidden')} onClick={() => void share()}>
        <Icon node={Share2} />
        {text.share}
      </button>
      <button
        type="button"
        className={buttonStyle('plain', 'no-script:hidden')}
        onClick={() => void printSheet()}
      >
        <Icon node={Printer} />
        {text.print}
      </button>
    </>
  );
}
