import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { forgetDraft } from '../enquiries/drafts.ts';
import type { Receipt } from '../enquiries/receipt.ts';
import { useFormDraft } from '../enquiries/useFormDraft.ts';
import { type FormMutationOptions, type Payload, useFormMutation } from '../enquiries/useFormMutation.ts';
import { BookingFormDocument } from '../generated/BookingForm.ts';
import type { FormProps } from '../ui/form/Form.tsx';
import type { FieldTexts } from '../ui/form/formContext.ts';
import { useMessages } from '../ui/text/useMessages.ts';
import { forgetCar } from '../cars/actions/forgetCar.ts';
import { isNotFound } from '../data/isNotFound.ts';
import { renewQuery } from '../data/renewQuery.ts';
import { carToBook } from './carToBook.ts';
import { forgetChosenCar } from '../cars/actions/chosenCar.ts';
import { bookingMessages } from './messages.ts';
import { readCarToBook } from './readCarToBook.ts';

interface Options<Name extends string, Answer extends Payload> extends Pick<
  FormMutationOptions<Name | 'carId', Answer>,
  'send'
> {
  /** Names the form among the drafts of this device. */
  draft: string;
  /** The names of the form's fields; the car comes from the address or from this device. */
  fields: readonly Name[];
  /** Returns a sentence for each field that cannot be sent as it is. The browser has checked the required fields before. */
  refuse?: (filled: FormData) => FieldTexts | undefined;
  /** Where cars are chosen. */
  choose: string;
  /** Where to go once the request is stored. */
  confirmation: string;
  /** Takes what the confirmation shows from the answer. */
  receiptOf: (answer: Answer) => Pick<Receipt, 'id' | 'slot' | 'bid'>;
}

/**
 * The state of a form about the chosen car, for a `BookingPage`. Without a car nothing is sent (TD-7). The choice of the
 * car is removed once the request is stored (TD-8), and kept where storing fails (TD-9).
 */
export function useBooking<Name extends string, Answer extends Payload>(options: Options<Name, Answer>) {
  const { draft, fields, send, refuse, choose, confirmation, receiptOf } = options;
  const text = useMessages(bookingMessages);
  const navigate = useNavigate();
  const client = useApolloClient();
  const typed = useFormDraft(draft);
  const [address] = useSearchParams();
  const [refused, setRefused] = useState<Pick<FormProps, 'errors' | 'notice'>>();
  const [gone, setGone] = useState<string>();
  // After the page has let go of it.
  useEffect(() => void (gone && forgetCar(client, gone)), [client, gone]);
  const { form } = useFormMutation<Name | 'carId', Answer>({
    fields: [...fields, 'carId'],
    send,
    onStored(answer) {
      const car = readCarToBook(client, address);
      const state: Receipt = { ...receiptOf(answer), sentAt: Date.now(), car };
      forgetChosenCar();
      forgetDraft(draft);
      void navigate(confirmation, { state });
      return undefined;
    },
    onFailed({ errors, filled: { carId } }) {
      if (errors.carId && carId) void renew(carId);
    },
    // No field of the form could show an error of the car.
    describe: ({ message, errors }) => message ?? (errors.carId && leadOn(errors.carId, text.chooseAnother)),
  });

  /** Reads a car that was sold or withdrawn meanwhile: this page says so, and so do the pages that are opened next. */
  async function renew(id: string) {
    const error = await renewQuery(client, BookingFormDocument, { id }, true);
    if (isNotFound(error)) setGone(id);
  }

  const leadOn = (sentence: string, label: string) => (
    <>
      <p>{sentence}</p>
      <Link className="link inline-flex min-h-tap items-center" to={choose}>
        {label}
      </Link>
    </>
  );

  function onSubmit(filled: FormData) {
    const carId = carToBook(address);
    const errors = refuse?.(filled);
    if (!carId) return setRefused({ notice: { tone: 'danger', text: leadOn(text.noCar, text.chooseCar) } });
    if (errors) return setRefused({ errors });
    setRefused(undefined);
    filled.set('carId', carId);
    form.onSubmit(filled);
  }

  return {
    version: typed.version,
    form: { ...form, ...typed.form, ...refused, onSubmit } satisfies FormProps,
    draft,
    gone,
    onClear: typed.clear,
  };
}
