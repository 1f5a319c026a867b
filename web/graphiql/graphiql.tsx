import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { GraphiQL } from 'graphiql';
import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { examples } from './examples.ts';
import './graphiql.css';

const root = document.getElementById('graphiql');
if (root) {
  const fetcher = createGraphiQLFetcher({ url: '/graphql' });
  createRoot(root).render(<GraphiQL fetcher={fetcher} defaultTabs={examples} shouldPersistHeaders={false} />);
}
