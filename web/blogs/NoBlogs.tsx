import { Link, useRevalidator } from 'react-router-dom';
import { paths } from '../paths.ts';
import { buttonStyle } from '../ui/buttonStyle.ts';
import { useText } from '../ui/useText.ts';
import { blogMessages } from './messages.ts';

/** Stands in the place of an empty list of articles; `failed` when the list could not be reached. */
export function NoBlogs({ failed }: { failed: boolean }) {
  const text = useText(blogMessages);
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-center gap-4 rounded-picture border border-line px-6 py-16 text-center">
      <h2 className="text-title-md">{text.none}</h2>
      {failed ? (
        <>
          <p role="alert" className="text-danger">
            {text.unreachable}
          </p>
          <button
            type="button"
            className={buttonStyle('quiet')}
            disabled={state === 'loading'}
            onClick={() => void revalidate()}
          >
            {text.retry}
          </button>
        </>
      ) : (
        <>
          <p className="max-w-measure text-ink-2">{text.noneHint}</p>
          <Link className={buttonStyle('primary')} to={paths.buy}>
            {text.viewAllCars}
          </Link>
        </>
      )}
    </div>
  );
}
