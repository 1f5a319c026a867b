import { dealerData } from '../dealerData.ts';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/form/FormPage.tsx';
import { StructuredData } from '../ui/page/StructuredData.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.ts';

/** `/contact-us` */
function ContactPage() {
  const text = useMessages(contactMessages);
  return (
    <FormPage
      title={text.title}
      description={text.description}
      path={paths.contact}
      heading={text.heading}
      lead={text.lead}
      more={<ContactCards />}
    >
      <StructuredData of={dealerData} />
      <ContactForm />
    </FormPage>
  );
}

export { ContactPage as Component };
