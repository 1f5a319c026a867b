import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { examples } from './examples.ts';
import { FilePicker } from './FilePicker.tsx';
import { messages } from './messages.ts';
import { linkedTab } from './linkedTab.ts';
import { uploadingFetcher } from './uploadingFetcher.ts';

/** GraphiQL with the examples, and with the operation of the link that was opened, if it has one. */
export function Explorer() {
  const [linked] = useState(() => linkedTab(location.search));
  const [isTrusted, setTrusted] = useState(true);
  const [{ fetcher, choose }] = useState(() => uploadingFetcher('/graphql', setTrusted));
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <>
      <p className="key-notice" role="status">
        {!isTrusted && messages.needsKey}
      </p>
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
    </>
  );
}
