import { Link } from 'react-router-dom';

/** The name and the stock number of a car, which lead to it. */
export function CarLabel({ car }: { car: { id: string; name: string; stockNumber: string | null } }) {
  const { id, name, stockNumber } = car;
  return (
    <p className="flex min-w-0 flex-1 basis-48 flex-wrap items-baseline gap-x-3">
      <Link
        to={`/cars/${encodeURIComponent(id)}`}
        className="inline-flex min-h-tap items-center font-medium underline-offset-[0.28em] wrap-anywhere hover:underline"
      >
        <bdi>{name}</bdi>
      </Link>
      {stockNumber && (
        <bdi dir="ltr" className="num text-ink-2">
          {stockNumber}
        </bdi>
      )}
    </p>
  );
}
