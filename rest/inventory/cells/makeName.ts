import { capitalised } from './spellings.ts';
import { nameKey } from './nameKey.ts';

/** The names of makes as they write them; the first line has the makes that the site always lists. */
const makes = [
  'BMW,Audi,Bentley,GMC,Jaguar,Mercedes,Ford,Tesla,Nissan,Mitsubishi,Land Rover,Chevrolet,Dodge,Lamborghini,Porsche',
  'Abarth,Acura,Alfa Romeo,Aston Martin,BAIC,Bestune,Bugatti,Buick,BYD,Cadillac,Changan,Chery,Chrysler,Citroën',
  'Cupra,Daewoo,Daihatsu,DFSK,Dongfeng,DS,FAW,Ferrari,Fiat,Foton,GAC,Geely,Genesis,Great Wall,Haval,Honda,Hongqi',
  'Hummer,Hyundai,INEOS,Infiniti,Isuzu,JAC,Jaecoo,Jeep,Jetour,Kia,Koenigsegg,Lancia,LEVC,Lexus,Lincoln,Lotus,Lucid',
  'Mahindra,Maserati,Maxus,Maybach,Mazda,McLaren,Mercedes-Maybach,Mercury,MG,MINI,Morgan,NIO,Omoda,Opel,Pagani',
  'Peugeot,Polestar,Pontiac,RAM,Renault,Rivian,Rolls-Royce,Rover,Saab,SEAT,Škoda,Smart,SsangYong,Subaru,Suzuki',
  'Tank,Tata,Toyota,UAZ,VGV,Volkswagen,Volvo,Xpeng,Zeekr',
].flatMap((line) => line.split(','));

const knownMakes = new Map([
  ...makes.map((make) => [nameKey(make), make] as const),
  ['mercedesbenz', 'Mercedes'],
  ['chevy', 'Chevrolet'],
  ['vw', 'Volkswagen'],
]);

/**
 * Turns a make in any spelling into its name as the make writes it. An unknown make keeps the dealer's spelling; if that
 * is all lower case ('westfield-sportscars'), its words get capitals and spaces.
 */
export function makeName(text: string): string {
  const known = knownMakes.get(nameKey(text));
  if (known || text !== text.toLowerCase()) return known ?? text;
  return capitalised(text.replace(/[-_]/g, ' '));
}
