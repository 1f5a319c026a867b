import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { uploadRequest } from './uploadRequest.ts';

/**
 * The fetcher of GraphiQL for the graph at `url`. It sends uploads with the files that were last passed to `choose`.
 * After each answer, `onTrust` is told whether the graph runs typed operations: without a key it may run the site's
 * operations only.
 */
export function uploadingFetcher(url: string, onTrust: (trusted: boolean) => void) {
  let files: readonly File[] = [];
  const send: typeof fetch = async (address, init) => {
    const response = await sendWithFiles(address, init);
    const refused =
      response.status === 403 && (await response.clone().text()).includes('DOCUMENT_NOT_TRUSTED');
    onTrust(!refused);
    return response;
  };
  const sendWithFiles: typeof fetch = (address, init) => {
    const form = uploadRequest(JSON.parse(init?.body as string), files);
    if (!form) return fetch(address, init);
    const headers = new Headers(init?.headers);
    // The browser sets the content type itself, with the boundary of the parts.
    headers.delete('content-type');
    headers.set('apollo-require-preflight', 'true');
    return fetch(address, { ...init, headers, body: form });
  };
  return {
    fetcher: createGraphiQLFetcher({ url, fetch: send }),
    choose: (chosen: readonly File[]) => {
      files = chosen;
    },
  };
}
