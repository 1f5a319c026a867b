import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide';
import { useState } from 'react';
import {
  ImportRowsDocument,
  type ImportRowsQuery,
  useImportRowsSuspenseQuery,
} from '../../../generated/ImportRows.ts';
import { buttonStyle } from '../../../ui/control/buttonStyle.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useMessages } from '../../../ui/text/useMessages.ts';
import { Failure } from '../../page/Failure.tsx';
import { MoreButton } from '../../page/MoreButton.tsx';
import { useFile } from '../../page/files/useFile.ts';
import { ImportRow } from './ImportRow.tsx';
import { type CarImport, isBegun, type RowKind } from '../importParts.ts';
import { importMessages } from '../messages.ts';

type Row = NonNullable<ImportRowsQuery['carImportRows']>[number];

interface Props {
  run: CarImport;
  kind: RowKind;
  /** How many rows there are. */
  count: number;
  label: string;
}

/** The rows of one kind, a page at a time; the refused ones as a file too. */
export function ImportRows({ run, kind, count, label }: Props) {
  const text = useMessages(importMessages);
  const client = useApolloClient();
  /** The rows behind the first page. */
  const [further, setFurther] = useState<readonly Row[]>([]);
  const [pages, setPages] = useState(1);
  const { busy, take } = useFile(text.downloadFailed);
  const { id } = run;

  const { data, error, refetch } = useImportRowsSuspenseQuery({
    variables: { id, kind, page: 1 },
    fetchPolicy: 'network-only',
  });
  const first = data?.carImportRows;

  async function loadMore() {
    const variables = { id, kind, page: pages + 1 };
    const answer = await client.query({ query: ImportRowsDocument, variables, fetchPolicy: 'network-only' });
    const found = answer.data?.carImportRows;
    if (!found) throw new Error('The rows are not there');
    setFurther([...further, ...found]);
    setPages(pages + 1);
  }

  if (!first) return <Failure error={error} retry={refetch} />;
  const rows = [...first, ...further];
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
      {kind === 'REFUSED' && (
        <button
          type="button"
          aria-disabled={busy}
          className={buttonStyle('quiet', 'min-h-tap! justify-self-start px-5! text-sm')}
          onClick={() => void take(`/imports/${encodeURIComponent(id)}/refused.csv`, 'refused.csv')}
        >
          <Icon node={Download} size={18} />
          <span>{text.download}</span>
        </button>
      )}
      <ol
        aria-label={text.rowsOf(label)}
        className="overflow-clip rounded-picture border border-line bg-card text-sm"
      >
        {rows.map((row, at) => (
          // Rows have no ids, and stay where they are.
          <ImportRow key={at} row={row} hasCar={isBegun(run) || kind !== 'ADDED'} />
        ))}
      </ol>
      {rows.length < count && <MoreButton load={loadMore} className="justify-self-start" />}
    </div>
  );
}
