import { useApolloClient } from '@apollo/client/react';
import { Clock, ShieldCheck } from 'lucide';
import { useSearchParams } from 'react-router-dom';
import { BookingPage } from '../booking/BookingPage.tsx';
import { loadBookingForm } from '../booking/loadBookingForm.ts';
import { readCarToBook } from '../booking/readCarToBook.ts';
import { useBooking } from '../booking/useBooking.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { useOfferPriceMutation } from '../generated/OfferPrice.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/form/Field.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { priceOfferMessages } from './messages.ts';
import { withPriceIn } from './withPriceIn.ts';

const fields = ['fullName', 'mobileNumber', 'offer'] as const;

/** The form to offer a price for the chosen car. */
function MyOfferPage() {
  const text = useMessages(priceOfferMessages);
  const client = useApolloClient();
  const [address] = useSearchParams();
  const [offer] = useOfferPriceMutation();
  const booking = useBooking({
    draft: 'priceOffer',
    fields,
    send: (input, context) => offer({ variables: { input }, context }),
    choose: paths.buy,
    confirmation: paths.myOfferConfirm,
    receiptOf: ({ priceOffer }) => ({ id: priceOffer?.id ?? null, bid: priceOffer?.offer }),
  });
  const priceNow = () => readCarToBook(client, address)?.price ?? null;
  const { loadAdvice } = booking.form;
  const form = {
    ...booking.form,
    loadAdvice: async () => withPriceIn(await loadAdvice(), priceNow, text),
  };
  return (
    <BookingPage
      text={text}
      path={paths.myOffer()}
      assurances={[
        { icon: Clock, text: text.contacts },
        { icon: ShieldCheck, text: text.notBinding },
      ]}
      choose={paths.buy}
      booking={{ ...booking, form }}
    >
      <Field name="offer" label={text.offer} affix={text.currency} inputMode="numeric" autoComplete="off" />
      <LastContactOffer>
        <Field name="fullName" label={text.fullName} autoComplete="name" />
      </LastContactOffer>
      <MobileNumberField />
    </BookingPage>
  );
}

export { MyOfferPage as Component, loadBookingForm as load };
