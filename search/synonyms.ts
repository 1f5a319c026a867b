import { arabicNames } from './arabicNames.ts';
import { wordsIn } from '../text/foldText.ts';

// Each line: what people write, and the words of the stock that they mean, one of which a car must have. A word with `=`
// in front counts only as a kind, such as a body type: an SUV of the trim Coupé is no sports car.
const lines = `
benz mercedesbenz merc = mercedes
bimmer beemer beamer = bmw
vw wolkswagen = volkswagen
chevy chev = chevrolet
lambo = lamborghini
caddy = cadillac
rr rolls = rollsroyce rolls
aston = astonmartin aston
alfa = alfaromeo alfa
gwagon gwagen geländewagen = gclass g
vette = corvette
landcruiser lc = landcruiser
suv suvs = suv crossover
4x4 4wd jeeps offroad offroader = suv
saloon = sedan
coupe = coupe sports
sportscar sportscars supercar supercars = =sports =coupe
familycar familycars = =suv =minivan =van =mpv
smallcar smallcars citycar citycars compactcar compactcars سيارةصغيرة = =hatchback
familysuv familysuvs = =suv =crossover
familysedan familysedans familysaloon = =sedan
cabrio cabriolet roadster spider spyder convertable drophead = convertible cabriolet spider spyder roadster
hatch = hatchback
cuv = crossover
gas gasoline = petrol
ev = electric
phev = hybrid plug
auto = automatic
stick = manual
red = red burgundy maroon rosso bordeaux
white = white bianco ivory
black = black nero noir
grey gray = grey gray graphite gun anthracite
silver = silver argento
blue = blue blu navy
green = green verde teal
yellow = yellow giallo
brown = brown bronze copper
beige = beige sand champagne
gold golden = gold golden
7 = seven
seater seaters = seats seat
khaleeji gulf = gcc
american us usa = american usa
`;

/** The words of the stock that each word means, such as `mercedes` for `benz`. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  (lines + arabicNames)
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [written = '', meant = ''] = line.split(' = ');
      return wordsIn(written).map((word) => [word, meant.split(' ')] as const);
    }),
);

/** The words between alternatives. */
export const orWords: ReadonlySet<string> = new Set(['or', 'او']);

/** Words that say nothing about a car. */
export const fillers: ReadonlySet<string> = new Set([
  ...orWords,
  ...wordsIn(
    'a an and any buy car cars class color colour colored coloured engine for from i in like model models new of one price prices sale second hand show spec specs the to used want with سيارة سيارات موديل للبيع مستعملة مستعمل في',
  ),
]);

/**
 * Opinions of cars. The data of most cars that people mean does not mention them, so they count only as names, such as
 * the trim `Luxury`.
 */
export const opinions: ReadonlySet<string> = new Set(
  wordsIn(
    'affordable beautiful best big cheap cheapest compact expensive fancy fast good great inexpensive large luxurious luxury nice premium reliable small فخمة فخم فاخرة فاخر رخيصة رخيص ارخص افضل احسن صغيرة صغير كبيرة كبير نظيفة نظيف',
  ),
);
