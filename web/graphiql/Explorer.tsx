import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { examples } from './examples.ts';
import { FilePicker } from './FilePicker.tsx';
import { linkedTab } from './linkedTab.ts';
import { uploadingFetcher } from './uploadingFetcher.ts';

/** GraphiQL with the examples, or with the operation of the link that led here. */
export function Explorer() {
  const [linked] = useState(() => linkedTab(location.search));
  const [{ fetcher, choose }] = useState(() => uploadingFetcher('/graphql'));
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <GraphiQL
      fetcher={fetcher}
      defaultTabs={linked ? [linked, ...examples] : examples}
      query={linked?.query}
      variables={linked?.variables}
      operationName={linked?.operationName}
      schemaDescription
      shouldPersistHeaders={false}
    >
      <GraphiQL.Toolbar>
        {({ prettify, merge, copy }) => (
          <>
            {prettify}
            {merge}
            {copy}
            <FilePicker
              files={files}
              onChange={(chosen) => {
                choose(chosen);
                setFiles(chosen);
              }}
            />
          </>
        )}
      </GraphiQL.Toolbar>
    </GraphiQL>
  );
}
