import { Link } from 'react-router-dom';
import { paths } from '../paths.ts';

export function NotFoundPage() {
  return (
    <main>
      <title>Page not found</title>
      <h1>This page does not exist</h1>
      <p>
        <Link to={paths.buy}>Browse Cars</Link>
      </p>
    </main>
  );
}
