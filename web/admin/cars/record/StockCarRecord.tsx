import { useState } from 'react';
import type { CarPicturesFieldsFragment } from '../../../generated/CarPicturesFields.ts';
import type { StockCarFieldsFragment } from '../../../generated/StockCarFields.ts';
import { PageHead } from '../../../ui/page/PageHead.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { BackLink } from '../../list/BackLink.tsx';
import { useWayBack } from '../../list/useWayBack.ts';
import { ShortcutHelp } from '../../page/ShortcutHelp.tsx';
import { useStaff } from '../../page/staffContext.ts';
import { useShortcuts } from '../../page/useShortcuts.ts';
import { carsMessages } from '../messages.ts';
import { draftMessages } from '../drafts/messages.ts';
import { PicturesSection } from '../pictures/PicturesSection.tsx';
import { FieldsForm } from './FieldsForm.tsx';
import { FieldValues } from './FieldValues.tsx';
import { recordMessages } from './messages.ts';
import { Publication } from './Publication.tsx';
import { RecordHead } from './RecordHead.tsx';

/** One car: what is known of it, and its values, which editors may change. */
export function StockCarRecord({ car }: { car: StockCarFieldsFragment & CarPicturesFieldsFragment }) {
  const text = useMessages(recordMessages);
  const words = useMessages(carsMessages);
  const drafts = useMessages(draftMessages);
  const { may } = useStaff();
  const back = useWayBack('/cars');
  const [help, setHelp] = useState(false);
  const isNew = car.draft?.isNew ?? false;
  useShortcuts({ '?': () => setHelp(true), Escape: back });
  return (
    <>
      <PageHead title={car.name || drafts.newCar} />
      {help && <ShortcutHelp keys={words.keyWords} onClose={() => setHelp(false)} />}
      <BackLink to="/cars" label={text.back} onBack={back} />
      <RecordHead car={car} />
      {/* The revisions of a draft are none of the car that it becomes, which may keep its id. */}
      <PicturesSection
        key={isNew ? 'draft' : 'car'}
        {...{ car, isNew }}
        isWithdrawn={car.withdrawnAt !== null}
      />
      {may('saveCarDraft') ? <FieldsForm car={car} /> : <FieldValues values={car.values ?? []} />}
      {may('withdrawCar') && !isNew && <Publication car={car} />}
    </>
  );
}
