import type { Car } from '../../cars/car.ts';
import type { Paint } from './paints.ts';

/** Leather and cloth reflect light like a plain lacquer. */
const plain = (base: string): Paint => ({ base, flake: base, metal: 0 });

/** The colours of seats. */
export const upholsteries = {
  black: plain('#161617'),
  anthracite: plain('#2c2e30'),
  grey: plain('#6a6c6d'),
  navy: plain('#18213a'),
  'truffle brown': plain('#3a261b'),
  bronze: plain('#573a26'),
  sienna: plain('#633820'),
  tan: plain('#754b2b'),
  mandarin: plain('#8c3a14'),
  macchiato: plain('#9c8468'),
  linen: plain('#b5ab9a'),
  cream: plain('#cfc3ad'),
  white: plain('#d9d6d0'),
  red: plain('#580e14'),
  'dark red': plain('#450c12'),
};

type Upholstery = keyof typeof upholsteries;

/** The colours of seats that the texts of the demonstration stock mention. */
const told = new Map<string, Upholstery>([
  ['Aston Martin Vantage', 'dark red'],
  ['BMW Z4', 'red'],
  ['Bentley Bentayga', 'linen'],
  ['Bentley Continental GTC', 'linen'],
  ['Bentley Flying Spur', 'tan'],
  ['Ferrari Portofino', 'cream'],
  ['Lamborghini Urus', 'sienna'],
  ['Land Rover Range Rover', 'cream'],
  ['Land Rover Range Rover Velar', 'linen'],
  ['Lexus LS', 'red'],
  ['Mercedes E-Class', 'black'],
  ['Mercedes G-Class', 'macchiato'],
  ['Mercedes GLC', 'red'],
  ['Mercedes S-Class', 'black'],
  ['Mercedes SL-Class', 'sienna'],
  ['Nissan Patrol', 'bronze'],
  ['Porsche 911', 'truffle brown'],
  ['Rolls-Royce Cullinan', 'navy'],
  ['Rolls-Royce Ghost', 'mandarin'],
  ['Tesla Model 3', 'white'],
  ['Toyota Land Cruiser', 'macchiato'],
  ['Volvo XC60', 'grey'],
]);

/** The seats that suit an exterior colour, if the text mentions none; all other cars have black seats. */
const suits = new Map<string, Upholstery>([
  ['Midnight Blue', 'cream'],
  ['Burgundy', 'linen'],
  ['Racing Green', 'sienna'],
  ['Deep Teal', 'sienna'],
  ['Copper Bronze', 'truffle brown'],
]);

/** The colour of a demonstration car's seats, for its interior. */
export function upholsteryOf(
  car: Pick<Car, 'manufacturerId' | 'vehicleTypeId' | 'exteriorColor' | 'specifications'>,
): Paint {
  const known = told.get(`${car.manufacturerId?.brandName} ${car.vehicleTypeId?.modelName}`);
  if (known) return upholsteries[known];
  if (car.specifications?.['Leather seats'] === false) return upholsteries.anthracite;
  return upholsteries[suits.get(car.exteriorColor ?? '') ?? 'black'];
}
