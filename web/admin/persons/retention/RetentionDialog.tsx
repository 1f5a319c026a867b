import { useRef } from 'react';
import { useFormMutation } from '../../../enquiries/useFormMutation.ts';
import type { RetentionFieldsFragment } from '../../../generated/RetentionFields.ts';
import { useUpdateRetentionMutation } from '../../../generated/UpdateRetention.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { Field } from '../../../ui/form/Field.tsx';
import { Form } from '../../../ui/form/Form.tsx';
import { FormEnd } from '../../../ui/form/FormEnd.tsx';
import { SubmitButton } from '../../../ui/form/SubmitButton.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { wholeNumber } from '../../../ui/text/wholeNumber.ts';
import { pageMessages } from '../../page/messages.ts';
import { countWords } from './countWords.ts';
import { personsMessages } from '../messages.ts';
import { retentionKinds } from './retentionKinds.ts';

interface Props {
  retention: RetentionFieldsFragment;
  onClose: () => void;
}

/** Changes how long data are kept, and says what the next run erases then. */
export function RetentionDialog({ retention: { revision, months }, onClose }: Props) {
  const text = useMessages(personsMessages);
  const page = useMessages(pageMessages);
  const dialog = useRef<HTMLDialogElement>(null);
  const [update] = useUpdateRetentionMutation();
  const { form } = useFormMutation({
    fields: retentionKinds.map(fieldOf),
    send: (typed, context) => {
      const numbers = retentionKinds.map((kind) => [kind, wholeNumber(typed[fieldOf(kind)])] as const);
      const changed = Object.fromEntries(numbers.filter(([kind, number]) => number !== months[kind]));
      return update({ variables: { input: { revision, months: changed } }, context });
    },
    onStored: ({ retention }) => {
      dialog.current?.close();
      if (!retention) return;
      const next = text.nextRun(countWords(retention.due, text));
      void showToast({ tone: 'success', text: next, duration: 10_000 });
    },
  });
  return (
    <Dialog ref={dialog} heading={text.changeRetention} closeLabel={page.close} onClose={onClose}>
      <p className="mt-3 mb-6 text-sm text-ink-2">{text.changeRetentionHint}</p>
      <Form {...form} loadAdvice={undefined}>
        <div className="grid grid-cols-2 items-end gap-4">
          {retentionKinds.map((kind) => (
            <Field
              key={kind}
              name={fieldOf(kind)}
              label={text.retentionKinds[kind]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={3}
              initial={String(months[kind])}
            />
          ))}
        </div>
        <FormEnd>
          <SubmitButton className="flex-1!">{text.save}</SubmitButton>
        </FormEnd>
      </Form>
    </Dialog>
  );
}

/** The name of a field, as the graph has it. */
function fieldOf(kind: (typeof retentionKinds)[number]) {
  return `months.${kind}` as const;
}
