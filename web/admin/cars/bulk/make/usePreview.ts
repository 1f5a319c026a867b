import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { type BulkPreviewQueryVariables, BulkPreviewDocument } from '../../../../generated/BulkPreview.ts';
import type { BulkChangeFieldsFragment } from '../../../../generated/BulkChangeFields.ts';
import { useMessages } from '../../../../ui/text/useMessages.ts';
import { pageMessages } from '../../../page/messages.ts';
import { refusalSentence } from '../../../page/refusalSentence.ts';

/** Asks what a bulk change would do. `forget`: what was asked is no longer what is entered. */
export function usePreview() {
  const page = useMessages(pageMessages);
  const client = useApolloClient();
  const [preview, setPreview] = useState<BulkChangeFieldsFragment>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  /** Counts what was asked: only the last answer is shown. */
  const asked = useRef(0);

  function forget() {
    asked.current += 1;
    setPreview(undefined);
    setProblem(undefined);
    setBusy(false);
  }

  async function ask(variables: BulkPreviewQueryVariables) {
    forget();
    setBusy(true);
    const number = asked.current;
    const query = { query: BulkPreviewDocument, variables, fetchPolicy: 'no-cache' } as const;
    const { data, error } = await client
      .query(query)
      .catch((reason: unknown) => ({ data: undefined, error: reason }));
    if (number !== asked.current) return;
    setBusy(false);
    const { change, userErrors = [] } = data?.bulkPreview ?? {};
    if (change) setPreview(change);
    else setProblem(refusalSentence({ userErrors, error }, page));
  }

  return { preview, problem, busy, ask, forget };
}
