import 'graphiql/style.css';
import { createRoot } from 'react-dom/client';
import { Explorer } from './Explorer.tsx';
import './graphiql.css';

const root = document.getElementById('graphiql');
if (root) createRoot(root).render(<Explorer />);
