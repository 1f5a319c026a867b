const makes = ['BMW', 'Audi', 'Porsche', 'Toyota', 'Nissan', 'Lexus', 'Mercedes-Benz', 'Land Rover'];
const models = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const colors = ['Black', 'White', 'Silver', 'Blue', 'Red'];

export const header = 'Stock No,Make,Model,Year,Price,Mileage,Colour,Description';

/** A row of a dealer's sheet; every value follows from its number. */
export function aRow(number: number, price = 90_000 + (number % 1000) * 100): string {
  const of = (list: readonly string[]) => list[number % list.length] ?? '';
  const description = `Car ${number} of the yard with one owner and a full service history at the agency`;
  return [
    ...[`S-${number}`, of(makes), of(models), 2010 + (number % 15), price, 1_000 + number, of(colors)],
    description,
  ].join(',');
}

/** A sheet of so many cars, in which each of `wrong` has a mileage in words. */
export function manyRows(count: number, wrong: readonly number[] = []): string {
  const rows = Array.from({ length: count }, (_, i) => {
    const row = aRow(i + 1);
    return wrong.includes(i + 1) ? row.replace(/,\d+,(\w+),Car/, ',plenty,$1,Car') : row;
  });
  return [header, ...rows].join('\n');
}
