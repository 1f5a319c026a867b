import { Clock, ShieldCheck } from 'lucide-react';
import { ChosenCar } from '../booking/ChosenCar.tsx';
import { loadBookingForm } from '../booking/loadBookingForm.ts';
import { useBooking } from '../booking/useBooking.tsx';
import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { useRequestPurchaseMutation } from '../generated/RequestPurchase.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { FormPage } from '../ui/form/FormPage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { purchaseMessages } from './messages.ts';

const fields = ['firstName', 'lastName', 'email', 'mobileNumber'] as const;

/** Asks to buy the chosen car. */
function BuyNowFormPage() {
  const text = useMessages(purchaseMessages);
  const [request] = useRequestPurchaseMutation();
  const form = useBooking({
    fields,
    send: (input, context) => request({ variables: { input }, context }),
    choose: paths.buy,
    confirmation: paths.buyNowConfirm,
  });
  return (
    <FormPage
      title={text.formTitle}
      description={text.formDescription}
      path={paths.buyNowForm()}
      heading={text.formHeading}
      lead={text.formLead}
      assurances={[
        { Icon: Clock, text: text.contacts },
        { Icon: ShieldCheck, text: text.noPayment },
      ]}
      aside={<ChosenCar choose={paths.buy} />}
    >
      <Form {...form}>
        <FieldRow>
          <Field name="firstName" label={text.firstName} autoComplete="given-name" />
          <Field name="lastName" label={text.lastName} autoComplete="family-name" />
        </FieldRow>
        <EmailField />
        <MobileNumberField />
        <ConsentNote />
        <FormEnd>
          <SubmitButton>{text.submit}</SubmitButton>
        </FormEnd>
      </Form>
    </FormPage>
  );
}

export { BuyNowFormPage as Component, loadBookingForm as load };
