import { ShieldCheck } from 'lucide';
import { Link, useNavigate } from 'react-router-dom';
import type { LoanTerms } from '../dealer/instalments.ts';
import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { DraftNote } from '../enquiries/DraftNote.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import type { Receipt } from '../enquiries/receipt.ts';
import { RecoveryBar } from '../enquiries/RecoveryBar.tsx';
import { useRecovery } from '../enquiries/useRecovery.ts';
import { useApplyForFinanceMutation } from '../generated/ApplyForFinance.ts';
import type { ChosenCarFragment } from '../generated/ChosenCar.ts';
import type { FinanceCarFragment } from '../generated/FinanceCar.ts';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/control/buttonStyle.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { FormNote } from '../ui/form/FormNote.tsx';
import { RadioField } from '../ui/form/RadioField.tsx';
import { RetryButton } from '../ui/control/RetryButton.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { CarChoice } from './CarChoice.tsx';
import { financeMessages } from './messages.ts';

const fields = [
  ...(['manufacturer', 'vehicleType', 'fullName', 'mobileNumber', 'email'] as const),
  ...(['salary', 'hasExistingLoans'] as const),
];

interface Props {
  /** Null or undefined where they could not be loaded. */
  cars: readonly FinanceCarFragment[] | null | undefined;
  onMake: (make: string) => void;
  /** The car that the finance is for, where it is one of the stock. */
  car?: ChosenCarFragment;
  /** The terms that the buyer has chosen for its loan. */
  terms?: LoanTerms;
}

/** The application form. All fields are emptied after each attempt, successful or not (spec §4). */
export function FinanceForm({ cars, onMake, car, terms }: Props) {
  const text = useMessages(financeMessages);
  const navigate = useNavigate();
  const [apply] = useApplyForFinanceMutation();
  const { version, form, bar, draft, onClear } = useRecovery({
    form: car ? `finance:${car.id}` : 'finance',
    fields,
    unwritten: ['salary'],
    send: ({ manufacturer: make, vehicleType: model, ...input }, context) =>
      apply({
        variables: {
          input: {
            make,
            model,
            ...input,
            carId: car?.id,
            downPayment: terms?.down,
            loanMonths: terms?.months,
          },
        },
        context,
      }),
    onStored({ application }) {
      const state: Receipt = { id: application?.id ?? null, sentAt: Date.now(), car, terms };
      void navigate(paths.financeConfirm, { state });
    },
  });
  return (
    <>
      {bar && <RecoveryBar failed={text.failed} kept={text.kept} {...bar} />}
      <Form key={version} {...form}>
        {!cars && <NoCars />}
        <CarChoice cars={cars ?? []} onMake={onMake} chosen={car} />
        <LastContactOffer>
          <Field name="fullName" label={text.fullName} autoComplete="name" />
        </LastContactOffer>
        <FieldRow>
          <MobileNumberField />
          <EmailField />
        </FieldRow>
        <Field
          name="salary"
          label={text.salary}
          affix={text.currency}
          inputMode="numeric"
          autoComplete="off"
          hint={text.salaryHint}
        />
        <RadioField
          name="hasExistingLoans"
          label={text.loans}
          options={[
            { value: 'yes', label: text.yes },
            { value: 'no', label: text.no },
          ]}
        />
        <FormNote icon={ShieldCheck}>{text.note}</FormNote>
        <DraftNote draft={draft} kept={text.drafted} onClear={onClear} />
        <ConsentNote />
        <FormEnd>
          <Link className={buttonStyle('quiet')} to={paths.home}>
            {text.cancel}
          </Link>
          <SubmitButton>{text.submit}</SubmitButton>
        </FormEnd>
      </Form>
    </>
  );
}

function NoCars() {
  const text = useMessages(financeMessages);
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 text-danger">
      <p>{text.noCars}</p>
      <RetryButton kind="plain" byHand />
    </div>
  );
}
