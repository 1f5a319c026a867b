import { ApolloProvider } from '@apollo/client/react';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { BackOfficeDocument } from '../../generated/BackOffice.ts';
import { paths } from '../../paths.ts';
import { supportBack } from '../../delivery/backCloses.ts';
import { supportPanels } from '../../delivery/panels.ts';
import { sendAsWanted } from '../../photos/sendWithProgress.ts';
import { preparePurifier } from '../../ui/page/loadPurifier.ts';
import { withOfficePolicy } from '../page/officePolicy.ts';
import { readToken } from '../token.ts';
import './backOffice.css';
import { createStaffClient } from './createStaffClient.ts';
import { createStaffRoutes } from './staffRoutes.tsx';

supportPanels(supportBack());
preparePurifier(withOfficePolicy);
// An operation with files in its variables is sent as a multipart request, which needs this header (CSRF).
const headers = { 'apollo-require-preflight': 'true' };
const client = createStaffClient(new UploadHttpLink({ headers, fetch: sendAsWanted }));
// The frame asks the same: its answer comes while the code of the page is loaded.
if (readToken() !== null) client.query({ query: BackOfficeDocument }).catch(() => undefined);
const router = createBrowserRouter(createStaffRoutes(), { basename: paths.admin });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <RouterProvider router={router} />
    </ApolloProvider>
  </StrictMode>,
);
