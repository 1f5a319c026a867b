import { Printer, Share2 } from 'lucide';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { showToast } from '../../ui/dialog/showToast.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { printSheet } from './printSheet.ts';

interface Props {
  name: string;
  /** The whole address of the car's page. */
  address: string;
}

/** Passes the car on by what the device has for that, or else by its link, and prints its sheet. */
export function ShareCar({ name, address }: Props) {
  const text = useMessages(carPageMessages);

  async function share() {
    if ('share' in navigator) {
      // Whoever closes the sheet has changed their mind.
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
