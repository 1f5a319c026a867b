import { Clock, ShieldCheck } from 'lucide';
import { BookingPage } from '../booking/BookingPage.tsx';
import { loadBookingForm } from '../booking/loadBookingForm.ts';
import { useBooking } from '../booking/useBooking.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { useRequestPurchaseMutation } from '../generated/RequestPurchase.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { purchaseMessages } from './messages.ts';

const fields = ['firstName', 'lastName', 'email', 'mobileNumber'] as const;

/** The form to request the purchase of the chosen car. */
function BuyNowFormPage() {
  const text = useMessages(purchaseMessages);
  const [request] = useRequestPurchaseMutation();
  const booking = useBooking({
    draft: 'purchase',
    fields,
    send: (input, context) => request({ variables: { input }, context }),
    choose: paths.buy,
    confirmation: paths.buyNowConfirm,
    receiptOf: ({ purchase }) => ({ id: purchase?.id ?? null }),
  });
  return (
    <BookingPage
      text={text}
      path={paths.buyNowForm()}
      assurances={[
        { icon: Clock, text: text.contacts },
        { icon: ShieldCheck, text: text.noPayment },
      ]}
      choose={paths.buy}
      booking={booking}
    >
      <LastContactOffer>
        <FieldRow>
          <Field name="firstName" label={text.firstName} autoComplete="given-name" />
          <Field name="lastName" label={text.lastName} autoComplete="family-name" />
        </FieldRow>
      </LastContactOffer>
      <EmailField />
      <MobileNumberField />
    </BookingPage>
  );
}

export { BuyNowFormPage as Component, loadBookingForm as load };
