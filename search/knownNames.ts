// The makes of this market, each with those of its models whose names mean nothing else: `city` or `focus` may stand in
// any headline. A make of several words is written as one. Makes that are models of others as well (Genesis, Ram) and
// ordinary words (Smart, Seat) are left out.
const lines = `
toyota: avalon avanza camry corolla fortuner hiace highlander hilux innova landcruiser prado previa rav4 sequoia supra tundra yaris
nissan: altima armada maxima murano navara pathfinder patrol qashqai sentra tiida xterra xtrail
honda: accord civic
hyundai: creta elantra sonata tucson veloster
kia: cerato picanto sorento sportage telluride
mitsubishi: attrage lancer montero outlander pajero
mazda:
suzuki: jimny vitara
lexus:
infiniti:
subaru: forester impreza
isuzu:
ford: bronco ecosport mustang taurus
lincoln:
chevrolet: camaro captiva corvette impala malibu silverado tahoe trailblazer
gmc: acadia yukon
cadillac: escalade
dodge: durango
chrysler:
jeep: gladiator wrangler
tesla: cybertruck
mercedes:
bmw:
audi:
porsche: boxster cayenne cayman macan panamera taycan
volkswagen: jetta passat teramont tiguan touareg
mini: countryman
renault: duster koleos
peugeot:
citroen:
fiat:
alfaromeo: giulia stelvio
volvo:
skoda: kodiaq octavia
opel:
landrover: evoque velar
jaguar:
bentley: bentayga
rollsroyce: cullinan
astonmartin:
mclaren:
lotus:
ferrari: portofino
lamborghini: aventador gallardo huracan urus
maserati: ghibli granturismo levante quattroporte
mg:
geely:
chery:
changan:
haval:
jetour:
byd:
polestar:
`;

const namesByMake = lines
  .trim()
  .split('\n')
  .map((line) => {
    const [make = '', models = ''] = line.split(':');
    return [make, models.split(' ').filter(Boolean)] as const;
  });

/** The makes that are known also where the stock has no car of them. */
export const knownMakes: ReadonlySet<string> = new Set(namesByMake.map(([make]) => make));

/** The make of each model that is known also where the stock has no car of it. */
export const makeOfModel: ReadonlyMap<string, string> = new Map(
  namesByMake.flatMap(([make, models]) => models.map((model) => [model, make] as const)),
);

/** Whether a word is the name of a make or a model, and nothing else. */
export function isKnownName(word: string): boolean {
  return knownMakes.has(word) || makeOfModel.has(word);
}
