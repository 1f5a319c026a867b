import type { ComponentProps, ReactNode } from 'react';
import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { DraftNote } from '../enquiries/DraftNote.tsx';
import { Form, type FormProps } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { FormPage } from '../ui/form/FormPage.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { ChosenCar } from './ChosenCar.tsx';

interface Props {
  text: Record<'formTitle' | 'formDescription' | 'formHeading' | 'formLead' | 'submit', string>;
  path: string;
  assurances: ComponentProps<typeof FormPage>['assurances'];
  /** Where cars are chosen. */
  choose: string;
  /** The result of `useBooking`. */
  booking: { version: number; form: FormProps; draft: string; gone?: string; onClear: () => void };
  /** The fields. */
  children: ReactNode;
}

/** The page of a form about the chosen car. */
export function BookingPage({ text, path, assurances, choose, booking, children }: Props) {
  return (
    <FormPage
      title={text.formTitle}
      description={text.formDescription}
      path={path}
      indexed={false}
      heading={text.formHeading}
      lead={text.formLead}
      assurances={assurances}
      aside={<ChosenCar choose={choose} gone={booking.gone} />}
    >
      <Form key={booking.version} {...booking.form}>
        {children}
        <DraftNote draft={booking.draft} onClear={booking.onClear} />
        <ConsentNote />
        <FormEnd>
          <SubmitButton>{text.submit}</SubmitButton>
        </FormEnd>
      </Form>
    </FormPage>
  );
}
