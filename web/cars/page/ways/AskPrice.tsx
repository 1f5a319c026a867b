import { MessageCircle } from 'lucide';
import { whatsApp } from '../../../dealer/dealership.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { carPageMessages } from '../messages.ts';

/** Asks the dealer for the price of a car that has none on the site. `address`: the absolute address of its page. */
export function AskPrice({ name, address }: { name: string; address: string }) {
  const text = useMessages(carPageMessages);
  return (
    <a
      className={buttonStyle('quiet', 'px-4! print:hidden')}
      href={whatsApp(text.priceQuestion(name, address))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon node={MessageCircle} />
      <span>{text.askPrice}</span>
    </a>
  );
}
