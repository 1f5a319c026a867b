import { ConsentNote } from '../enquiries/ConsentNote.tsx';
import { DraftNote } from '../enquiries/DraftNote.tsx';
import { EmailField } from '../enquiries/EmailField.tsx';
import { LastContactOffer } from '../enquiries/LastContactOffer.tsx';
import { MobileNumberField } from '../enquiries/MobileNumberField.tsx';
import { RecoveryBar } from '../enquiries/RecoveryBar.tsx';
import { Field } from '../ui/form/Field.tsx';
import { FieldRow } from '../ui/form/FieldRow.tsx';
import { Form } from '../ui/form/Form.tsx';
import { FormEnd } from '../ui/form/FormEnd.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { SubmitButton } from '../ui/form/SubmitButton.tsx';
import { useMessages } from '../ui/text/useMessages.ts';
import { PhotoPicker } from './PhotoPicker.tsx';
import { sellMessages } from './sellMessages.ts';
import { UploadProgress } from './UploadProgress.tsx';
import { useOffer } from './useOffer.ts';

/** The exact values that the dealer's API accepts. */
const origins = ['gcc', 'US', 'EU', 'CAD', 'Korean', 'Others'];
const emirates = ['dubai', 'abu dhabi', 'sharjah'];
const answers = ['yes', 'no'];

interface Props {
  /** The id of the car of the stock that the offered one is to be valued against. */
  wantedCar?: string;
}

/** The form to offer a car to the dealer, with photos. Emptied after every attempt; input that could not be sent is kept. */
export function SellForm({ wantedCar }: Props) {
  const text = useMessages(sellMessages);
  const { version, form, bar, draft, onClear, upload, sent, photos, photoErrors, changePhotos } =
    useOffer(wantedCar);
  return (
    <>
      {bar && <RecoveryBar {...bar} failed={text.failed} />}
      <Form
        key={version}
        {...form}
        sendingLabel={upload.progress === 1 ? text.arrived : text.sending(sent)}
        progress={<UploadProgress {...upload} />}
      >
        <h2 className="text-title-sm">{text.theCar}</h2>
        <FieldRow>
          <Field name="manufacturer" label={text.manufacturer} placeholder={text.manufacturerHint} />
          <Field name="vehicleType" label={text.vehicleType} placeholder={text.vehicleTypeHint} />
        </FieldRow>
        <FieldRow>
          <Field name="year" inputMode="numeric" label={text.year} />
          <Field name="mileage" inputMode="numeric" label={text.mileage} />
        </FieldRow>
        <Field name="price" inputMode="numeric" label={text.price} affix="AED" />
        <FieldRow>
          <SelectField name="origin" label={text.origin} placeholder={text.originPlaceholder}>
            {origins.map((value) => (
              <Option key={value} value={value} />
            ))}
          </SelectField>
          <SelectField
            name="emirates"
            label={text.emirates}
            placeholder={text.emiratesPlaceholder}
            hint={text.emiratesHint}
          >
            {emirates.map((value) => (
              <Option key={value} value={value} />
            ))}
          </SelectField>
        </FieldRow>
        {/* Who wants a car in exchange has answered. */}
        {!wantedCar && (
          <SelectField
            name="tradeIn"
            required={false}
            label={text.tradeIn}
            placeholder={text.tradeInPlaceholder}
          >
            {answers.map((value) => (
              <Option key={value} value={value} />
            ))}
          </SelectField>
        )}
        <Field name="description" label={text.details} hint={text.detailsHint} rows={5} />
        <PhotoPicker photos={photos} onChange={changePhotos} errors={photoErrors} />
        <input type="hidden" name="photos" value={photos.map(({ id }) => id).join(' ')} />
        <h2 className="mt-6 text-title-sm">{text.you}</h2>
        <LastContactOffer>
          <Field name="fullName" label={text.fullName} autoComplete="name" />
        </LastContactOffer>
        <FieldRow>
          <MobileNumberField />
          <EmailField />
        </FieldRow>
        <DraftNote draft={draft} kept={text.drafted} onClear={onClear} />
        <ConsentNote />
        <FormEnd>
          <SubmitButton>{text.submit}</SubmitButton>
        </FormEnd>
      </Form>
    </>
  );
}

/** A value of the API as an option with a readable label. */
function Option({ value }: { value: string }) {
  const labels = new Map<string, string>(Object.entries(useMessages(sellMessages).options));
  return <option value={value}>{labels.get(value) ?? value}</option>;
}
