import { Printer, Share2 } from 'lucide';
import { useSharing } from '../../sharing/useSharing.tsx';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useMessages } from '../../ui/text/useMessages.ts';
import { carPageMessages } from './messages.ts';
import { printSheet } from './printSheet.ts';

interface Props {
  name: string;
  /** The absolute address of the car's page. */
  address: string;
}

/** Buttons that share the car, and that print its page. */
export function ShareCar({ name, address }: Props) {
  const text = useMessages(carPageMessages);
  const { share, offer } = useSharing(name, address);
  return (
    <>
      <button type="button" className={buttonStyle('plain', 'no-script:hidden')} onClick={() => void share()}>
        <Icon node={Share2} />
        <span>{text.share}</span>
      </button>
      <button
        type="button"
        className={buttonStyle('plain', 'no-script:hidden')}
        onClick={() => void printSheet()}
      >
        <Icon node={Printer} />
        <span>{text.print}</span>
      </button>
      {offer}
    </>
  );
}
