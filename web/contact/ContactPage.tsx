import { loadNamedCar } from '../booking/loadNamedCar.ts';
import { NamedCar } from '../booking/NamedCar.tsx';
import { useNamedCar } from '../booking/useNamedCar.ts';
import { dealerData } from '../dealer/dealerData.ts';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.ts';

/** `/contact-us`. A visitor who comes from a car sees that car, and every message to the dealer names it. */
function ContactPage() {
  const text = useMessages(contactMessages);
  const named = useNamedCar();
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.contact()}
      heading={text.heading}
      lead={text.lead}
      more={<ContactCards question={named?.question} />}
    >
      <StructuredData of={dealerData} />
      {named && <NamedCar car={named.car} without={{ label: text.withoutCar, to: paths.contact() }} />}
      <ContactForm named={named} draft={named ? `contact:${named.car.id}` : 'contact'} />
    </FormPage>
  );
}

export { ContactPage as Component, loadNamedCar as load };
