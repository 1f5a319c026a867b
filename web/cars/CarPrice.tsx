import type { CarPriceFragment } from '../generated/graphql.ts';

const dirhams = new Intl.NumberFormat('en-AE', { maximumFractionDigits: 0 });

/** What is asked now; the original price struck through beside it when there is a discount. */
export function CarPrice({ car: { originalPrice, discountedPrice } }: { car: CarPriceFragment }) {
  const asked = discountedPrice ?? originalPrice;
  if (asked === null) return <span>N/A</span>;
  return (
    <span>
      <span>{inDirhams(asked)}</span>
      {discountedPrice !== null && originalPrice !== null && <s>{inDirhams(originalPrice)}</s>}
    </span>
  );
}

function inDirhams(amount: number): string {
  return `AED\u00a0${dirhams.format(amount)}`;
}
