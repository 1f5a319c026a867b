import type { ApolloCache } from '@apollo/client';
import { useRef } from 'react';
import type { PartnerDocumentFieldsFragment } from '../../../generated/PartnerDocumentFields.ts';
import { useRegisterPartnerDocumentsMutation } from '../../../generated/RegisterPartnerDocuments.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { useChange } from '../../page/useChange.ts';
import { recordMessages } from './messages.ts';

/** The largest file, bytes: an operation of the gateway may have 128 kB with its variables. */
const LARGEST = 100_000;

interface Props {
  partnerId: string;
  /** Shows the documents as they are then. */
  show: (cache: ApolloCache, documents: readonly PartnerDocumentFieldsFragment[] | null | undefined) => void;
}

/** Registers the documents of a file. */
export function DocumentFile({ partnerId, show }: Props) {
  const text = useMessages(recordMessages);
  const input = useRef<HTMLInputElement>(null);
  const { busy, change } = useChange();
  const [register] = useRegisterPartnerDocumentsMutation({
    update: (cache, { data }) => show(cache, data?.registerPartnerDocuments?.documents),
  });

  async function take(file: File | undefined) {
    if (!file) return;
    if (file.size > LARGEST) {
      await showToast({ tone: 'danger', text: text.tooLarge, duration: 10_000 });
      return;
    }
    const content = await file.text().catch(() => undefined);
    if (content === undefined) {
      await showToast({ tone: 'danger', text: text.unreadable });
      return;
    }
    const variables = { input: { partnerId, name: file.name.slice(0, 200), content } };
    const done = await change(() => register({ variables }));
    if (done) await showToast({ tone: 'success', text: text.registered(done.documents?.length ?? 0) });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".graphql,.gql,.json,.txt"
        hidden
        aria-label={text.addFile}
        onChange={({ target }) => {
          void take(target.files?.[0]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <button
        type="button"
        aria-disabled={busy}
        className={buttonStyle('quiet', 'min-h-tap! px-5! text-sm aria-disabled:opacity-60 max-md:flex-1')}
        onClick={() => input.current?.click()}
      >
        {text.addFile}
      </button>
    </>
  );
}
