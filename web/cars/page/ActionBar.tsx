import { MessageCircle, Phone } from 'lucide';
import { Link } from 'react-router-dom';
import { chooseCar } from '../actions/chosenCar.ts';
import { dealership, telephone, whatsApp } from '../../dealer/dealership.ts';
import { paths } from '../../paths.ts';
import { buttonStyle } from '../../ui/control/buttonStyle.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTellQuestion } from '../../ui/page/pageQuestion.ts';
import { useMessages } from '../../ui/text/useMessages.ts';
import './actionBar.css';
import { carPageMessages } from './messages.ts';

interface Props {
  car: { id: string; sold: boolean };
  /** The initial text of a message to the dealer, which names the car; the page's other links to the dealer have it too. */
  question: string;
}

/** On phones and tablets: the buyer's next steps, in a bar that stays within the thumb's reach while the page scrolls. */
export function ActionBar({ car: { id, sold }, question }: Props) {
  const text = useMessages(carPageMessages);
  useTellQuestion(question);
  const icon = buttonStyle('quiet', 'min-h-12! px-3! max-2xs:px-2!', sold && 'flex-1');
  const word = sold ? undefined : 'sr-only md:not-sr-only';
  return (
    <div className="action-bar" data-testid="action-bar">
      <a className={icon} href={telephone(dealership.phones[0] ?? '')}>
        <Icon node={Phone} />
        <span className={word}>{text.callNow}</span>
      </a>
      <a className={icon} href={whatsApp(question)} target="_blank" rel="noopener noreferrer">
        <Icon node={MessageCircle} />
        <span className={word}>{text.whatsApp}</span>
      </a>
      {!sold && (
        <Link
          className={buttonStyle('primary', 'min-h-12! flex-1 px-3! max-2xs:px-1! max-2xs:text-sm')}
          to={paths.testDriveForm(id)}
          onClick={() => chooseCar(id)}
        >
          {text.bookTestDrive}
        </Link>
      )}
    </div>
  );
}
