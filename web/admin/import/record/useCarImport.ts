import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useCancelCarImportMutation } from '../../../generated/CancelCarImport.ts';
import { useCheckCarImportMutation } from '../../../generated/CheckCarImport.ts';
import { usePrepareCarImportMutation } from '../../../generated/PrepareCarImport.ts';
import { useStartCarImportMutation } from '../../../generated/StartCarImport.ts';
import { showToast } from '../../../ui/dialog/showToast.ts';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { pageMessages } from '../../page/messages.ts';
import { refusalSentence } from '../../page/refusalSentence.ts';
import { useChange } from '../../page/useChange.ts';
import type { CarImport, ImportFieldName } from '../importParts.ts';
import { importMessages } from '../messages.ts';

/** What somebody has chosen for an import. */
export interface ImportDraft {
  meanings: readonly (ImportFieldName | null)[];
  complete: boolean;
  force: boolean;
  overwrite: readonly ImportFieldName[];
}

export type CarImportActions = ReturnType<typeof useCarImport>;

/** What can be done with an import. What is chosen stays on the page until the file is checked. */
export function useCarImport(run: CarImport) {
  const text = useMessages(importMessages);
  const page = useMessages(pageMessages);
  const navigate = useNavigate();
  const [prepare] = usePrepareCarImportMutation();
  const [check] = useCheckCarImportMutation();
  const [start] = useStartCarImportMutation();
  const [cancel] = useCancelCarImportMutation();
  const [problem, setProblem] = useState<string>();
  const { busy, change } = useChange((refusal) => setProblem(refusalSentence(refusal, page)));
  const [chosen, setChosen] = useState<Partial<ImportDraft>>({});
  const { id, complete, force, overwrite } = run;
  const stored: ImportDraft = {
    meanings: run.columns.map(({ meaning }) => meaning),
    complete,
    force,
    overwrite,
  };
  const draft: ImportDraft = { ...stored, ...chosen };
  const isChanged = JSON.stringify(draft) !== JSON.stringify(stored);

  async function checkFile() {
    setProblem(undefined);
    let { revision } = run;
    const { meanings, ...options } = draft;
    const input = {
      id,
      revision,
      meanings: [...meanings],
      options: { ...options, overwrite: [...options.overwrite] },
    };
    // The meanings that were suggested are remembered too.
    const prepared = await change(() => prepare({ variables: { input } }));
    if (!prepared?.carImport) return;
    ({ revision } = prepared.carImport);
    setChosen({});
    await change(() => check({ variables: { input: { id, revision } } }));
  }

  return {
    busy,
    problem,
    draft,
    isChanged,
    choose: (choice: Partial<ImportDraft>) => setChosen((before) => ({ ...before, ...choice })),
    checkFile,
    async startImport() {
      setProblem(undefined);
      await change(() => start({ variables: { input: { id, revision: run.revision } } }));
    },
    async cancelImport() {
      setProblem(undefined);
      const done = await change(() => cancel({ variables: { input: { id, revision: run.revision } } }));
      if (!done || done.carImport) return;
      void showToast({ tone: 'plain', text: text.removed });
      await navigate('/import');
    },
  };
}
