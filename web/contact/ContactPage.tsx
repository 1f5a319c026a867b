import { dealerData } from '../layout/dealerData.ts';
import { paths } from '../paths.ts';
import { FormPage } from '../ui/FormPage.tsx';
import { StructuredData } from '../ui/StructuredData.tsx';
import { useText } from '../ui/useText.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContactForm } from './ContactForm.tsx';
import { contactMessages } from './messages.ts';

/** `/contact-us` */
export function ContactPage() {
  const text = useText(contactMessages);
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
