import { CalendarCheck, Clock } from 'lucide';
import { type ReactNode, useState } from 'react';
import { holidayOn, hoursOn, weekdayOf } from '../../rest/dealership/hoursOn.ts';
import { BookingPage } from '../booking/BookingPage.tsx';
import { loadBookingForm } from '../booking/loadBookingForm.ts';
import { useBooking } from '../booking/useBooking.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { dealership, dubaiTime } from '../dealer/dealership.ts';
import { useRequestTestDriveMutation } from '../generated/RequestTestDrive.ts';
import { closedDays } from '../dealer/openingHours.ts';
import { paths } from '../paths.ts';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { RadioField } from '../ui/form/RadioField.tsx';
import { Facts } from '../ui/page/Facts.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { formMessages } from './formMessages.ts';
import { promiseMessages } from './promiseMessages.ts';
import { timeSlotsOf } from './timeSlots.ts';
import { useNow } from './useNow.ts';

/** Those of the specification, and two that may stay empty. */
const fields = ['fullName', 'email', 'mobileNumber', 'date', 'time', 'otherTime', 'bringTo'] as const;

/** The form to request a test drive of the chosen car. */
function TestDriveFormPage() {
  const text = useMessages(formMessages);
  const { confirmed, takes } = useMessages(promiseMessages);
  const now = useNow();
  const [request] = useRequestTestDriveMutation();
  const booking = useBooking({
    draft: 'testDrive',
    fields,
    // An origin that knows the specification only need not read what nobody has typed.
    send: ({ otherTime, bringTo, ...input }, context) =>
      request({
        variables: {
          input: { ...input, otherTime: otherTime || undefined, bringTo: bringTo || undefined },
        },
        context,
      }),
    // The browser does not require a choice where all options are disabled.
    refuse: (filled) => (filled.has('time') ? undefined : { date: text.noMoreToday }),
    choose: paths.testDrive,
    confirmation: paths.testDriveConfirm,
    receiptOf: ({ testDrive }) => ({ id: testDrive?.id ?? null, slot: testDrive ?? undefined }),
  });
  const { version, form } = booking;
  const [typed, setTyped] = useState({ version, day: '' });
  const day = typed.version === version ? typed.day : (form.initial?.date ?? '');
  const slots = timeSlotsOf(day, now);
  const dayIsOver = slots.every(({ tooSoon }) => tooSoon);
  const named = holidayOn(day, dealership)?.name ?? weekdayOf(day);
  const hint =
    (named && hoursOn(day, dealership).length === 0 && text.closed(named)) ||
    (dayIsOver && text.noMoreToday) ||
    text.closedOn(closedDays());
  return (
    <BookingPage
      text={text}
      path={paths.testDriveForm()}
      assurances={[
        { icon: CalendarCheck, text: confirmed },
        { icon: Clock, text: takes },
      ]}
      choose={paths.testDrive}
      booking={booking}
    >
      <LastContactOffer>
        <Field name="fullName" label={text.fullName} autoComplete="name" />
      </LastContactOffer>
      <FieldRow>
        <MobileNumberField />
        <EmailField />
      </FieldRow>
      <Field
        name="date"
        type="date"
        label={text.date}
        min={dubaiTime(now).day}
        onType={(chosen) => setTyped({ version, day: chosen })}
        hint={<output>{hint}</output>}
      />
      <RadioField
        name="time"
        label={text.time}
        hint={slots.some(({ tooSoon }) => tooSoon) ? text.dubaiTimeFrom : text.dubaiTime}
        inRows
        options={slots.map(({ time, tooSoon }) => ({ value: time, label: time, disabled: tooSoon }))}
      />
      <div className="-my-3">
        <Wish label={text.otherTime} isOpen={!!form.initial?.otherTime}>
          <Field
            name="otherTime"
            required={false}
            label={text.otherTimeLabel}
            placeholder={text.otherTimePlaceholder}
            hint={text.otherTimeHint}
            maxLength={300}
          />
        </Wish>
        <Wish label={text.bringIt} isOpen={!!form.initial?.bringTo}>
          <Field
            name="bringTo"
            required={false}
            label={text.bringTo}
            placeholder={text.bringToPlaceholder}
            hint={text.bringToHint}
            autoComplete="street-address"
            maxLength={300}
          />
        </Wish>
        <Facts heading={text.bring} of="testDriveBring" />
      </div>
    </BookingPage>
  );
}

/** A field that most visitors leave alone, behind its label. */
function Wish({ label, isOpen, children }: { label: string; isOpen: boolean; children: ReactNode }) {
  return (
    <details open={isOpen}>
      <summary className="link flex min-h-tap w-fit cursor-pointer items-center">{label}</summary>
      <div className="pt-1 pb-4">{children}</div>
    </details>
  );
}

export { TestDriveFormPage as Component, loadBookingForm as load };
