import type { ApolloCache } from '@apollo/client';
import { useRef, useState } from 'react';
import type { PartnerDocumentFieldsFragment } from '../../../generated/PartnerDocumentFields.ts';
import { PartnerPageDocument } from '../../../generated/PartnerPage.ts';
import { useRemovePartnerDocumentsMutation } from '../../../generated/RemovePartnerDocuments.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { focusPlace } from '../../../ui/page/focusPlace.ts';
import { formatDate } from '../../../ui/text/formatDate.ts';
import { inSentence } from '../../../ui/text/inSentence.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { AskDialog } from '../../page/AskDialog.tsx';
import { useChange } from '../../page/useChange.ts';
import { DocumentFile } from './DocumentFile.tsx';
import { recordMessages } from './messages.ts';

interface Props {
  partnerId: string;
  documents: readonly PartnerDocumentFieldsFragment[];
}

/** The documents that are registered for a partner: which there are, those of another file, and the end of one or of all. */
export function Documents({ partnerId, documents }: Props) {
  const text = useMessages(recordMessages);
  const place = useRef<HTMLDivElement>(null);
  /** What is to be removed: a document, or all. */
  const [asked, setAsked] = useState<{ document?: PartnerDocumentFieldsFragment }>();
  const { change } = useChange();
  const show = showDocuments(partnerId);
  const [remove] = useRemovePartnerDocumentsMutation({
    update: (cache, { data }) => show(cache, data?.removePartnerDocuments?.documents),
  });

  async function removeAsked(document: PartnerDocumentFieldsFragment | undefined) {
    const input = { partnerId, hash: document?.hash };
    if (!(await change(() => remove({ variables: { input } })))) return;
    await showToast({ tone: 'success', text: document ? text.removed(nameOf(document)) : text.allRemoved });
  }

  function endAsking() {
    setAsked(undefined);
    // The button that has asked may be gone with its document.
    if (place.current) focusPlace(place.current);
  }

  return (
    <div ref={place} className="outline-none">
      <p className="text-sm text-ink-2">{text.documentsHint}</p>
      {documents.length === 0 ? (
        <p className="mt-3 rounded-picture border border-line px-4 py-4 text-ink-2">{text.noDocuments}</p>
      ) : (
        <ul className="mt-3 overflow-clip rounded-picture border border-line bg-card">
          {documents.map((document) => (
            <li
              key={document.hash}
              className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-4 py-2 first:border-t-0"
            >
              <div className="min-w-0 flex-1 basis-60">
                <p translate="no" className="font-[550] wrap-anywhere">
                  {nameOf(document)}
                </p>
                <p className="flex flex-wrap gap-x-4 text-sm text-ink-2">
                  <bdi dir="ltr" translate="no" title={document.hash} className="font-mono text-xs leading-6">
                    {`${document.hash.slice(0, 12)}…`}
                  </bdi>
                  <span>{text.added(formatDate(document.createdAt))}</span>
                </p>
              </div>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={text.removeThis(nameOf(document))}
                className={buttonStyle('plain', '-mx-2 min-h-tap! text-sm!')}
                onClick={() => setAsked({ document })}
              >
                {text.remove}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-3 text-sm text-ink-2">{text.fileHint}</p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <DocumentFile partnerId={partnerId} show={show} />
        {documents.length > 1 && (
          <button
            type="button"
            className={buttonStyle('quiet', 'min-h-tap! px-5! text-sm max-md:flex-1')}
            onClick={() => setAsked({})}
          >
            {text.removeAll}
          </button>
        )}
      </div>
      {asked && (
        <AskDialog
          heading={asked.document ? text.removeThis(nameOf(asked.document)) : text.removeAll}
          hint={text.removeHint}
          label={asked.document ? text.remove : text.removeAll}
          isFinal
          onYes={() => removeAsked(asked.document)}
          onClose={endAsking}
        />
      )}
    </div>
  );
}

const nameOf = ({ operations }: PartnerDocumentFieldsFragment) => inSentence(operations);

/** Returns a function that shows the documents of a partner as a change has left them. */
function showDocuments(id: string) {
  return (cache: ApolloCache, documents: readonly PartnerDocumentFieldsFragment[] | null | undefined) => {
    if (!documents) return;
    cache.updateQuery({ query: PartnerPageDocument, variables: { id } }, (page) =>
      page ? { ...page, partnerDocuments: [...documents] } : undefined,
    );
  };
}
