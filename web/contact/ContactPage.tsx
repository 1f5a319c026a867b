import { useSearchParams } from 'react-router-dom';
import { loadNamedCar } from '../booking/loadNamedCar.ts';
import { NamedCar } from '../booking/NamedCar.tsx';
import { useNamedCar } from '../booking/useNamedCar.ts';
import { dealerData } from '../dealer/dealerData.ts';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { People } from '../showroom/People.tsx';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.ts';

/** How much of a wish stands in the message, characters. */
const MOST = 200;

/**
 * `/contact-us`. A visitor who comes from a car sees that car, and every message to the dealer names it. One who comes from a list
 * without a car finds his wish in the message.
 */
function ContactPage() {
  const text = useMessages(contactMessages);
  const named = useNamedCar();
  const [query] = useSearchParams();
  const wished = (query.get('wish') ?? '').trim().slice(0, MOST);
  const wish = wished ? text.wish(wished) : undefined;
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.contact()}
      heading={text.heading}
      lead={text.lead}
      more={
        <>
          <ContactCards question={named?.question ?? wish} />
          <People question={named?.question} className="mt-12" />
        </>
      }
    >
      <StructuredData of={import.meta.env.SSR ? dealerData : undefined} />
      {named && <NamedCar car={named.car} without={{ label: text.withoutCar, to: paths.contact() }} />}
      <ContactForm named={named} wish={wish} draft={named ? `contact:${named.car.id}` : 'contact'} />
    </FormPage>
  );
}

export { ContactPage as Component, loadNamedCar as load };
