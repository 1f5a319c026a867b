const months = 60;
const downPayment = 0.2;
/** A year, on the amount at the start: the flat rate in which car loans are quoted here. */
const flatRate = 0.029;
/** Banks seldom lend on older cars, nor is anything this dear bought in instalments. */
const oldest = 2018;
const dearest = 900_000;

/** The instalment a month for a car, AED in round tens; null for a car that is bought outright. */
export function instalmentOf(price: number, year: number): number | null {
  if (year < oldest || price > dearest) return null;
  const loan = price * (1 - downPayment);
  const cost = loan * flatRate * (months / 12);
  return Math.round((loan + cost) / months / 10) * 10;
}
