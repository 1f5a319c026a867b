import { expect, it } from 'vitest';
import type { Car } from '../../rest/cars/car.ts';
import { carWords } from '../../rest/cars/search/carWords.ts';
import { claimsOf } from '../../search/claims.ts';
import { knownMakes } from '../../search/knownNames.ts';
import { searchWords } from '../../search/searchWords.ts';
import { synonyms } from '../../search/synonyms.ts';
import { understandSearch } from '../../search/understandSearch.ts';
import { WordList } from '../../search/WordList.ts';
import { demoCars as importDemoCars } from '../stock/demoCars.ts';

const demoCars = await importDemoCars();
const list = new WordList();
for (const car of demoCars) for (const word of carWords(car).split(' ')) list.add(word);

const make =
  (...names: string[]) =>
  (car: Car) =>
    names.includes(car.manufacturerId?.brandName ?? '');
const model = (name: RegExp) => (car: Car) => name.test(car.vehicleTypeId?.modelName ?? '');
const body =
  (...names: string[]) =>
  (car: Car) =>
    names.includes(car.bodyType ?? '');
/** What people call an SUV. */
const suv = body('SUV', 'Cross Over');
const paint = (name: RegExp) => (car: Car) => name.test(car.exteriorColor ?? '');
const priceOf = (car: Car) => car.discountedPrice ?? car.originalPrice ?? 0;
const between = (min: number, max: number) => (car: Car) => priceOf(car) >= min && priceOf(car) <= max;
const monthlyUpTo = (max: number) => (car: Car) =>
  car.monthlyInstallment !== null && car.monthlyInstallment <= max;
const driven = (max: number) => (car: Car) => car.mileage !== null && car.mileage <= max;
const built =
  (min: number, max = 9999) =>
  (car: Car) =>
    car.year !== null && car.year >= min && car.year <= max;
const engine = (name: RegExp) => (car: Car) => name.test(`${car.engine} ${car.title}`);
const oneOwner = (car: Car) => car.owners === 1;
const hasServiceHistory = (car: Car) => car.serviceHistory !== null;
const hasWarranty = (car: Car) => ![null, 'None'].includes(car.warranty);
const offersTestDrive = (car: Car) => car.testDrive === 'yes' && car.saleStatus !== 'sold';
const all =
  (...tests: ((car: Car) => boolean)[]) =>
  (car: Car) =>
    tests.every((passes) => passes(car));

/** What visitors type, and the cars that they mean. */
const searches: [string, (car: Car) => boolean][] = [
  ['mercedes', make('Mercedes')],
  ['mercedes benz', make('Mercedes')],
  ['Mercedes-Benz', make('Mercedes')],
  ['benz', make('Mercedes')],
  ['merc', make('Mercedes')],
  ['mercdes', make('Mercedes')],
  ['porche', make('Porsche')],
  ['porsch', make('Porsche')],
  ['Pörsche', make('Porsche')],
  ['بورش', make('Porsche')],
  ['lambo', make('Lamborghini')],
  ['lamborgini', make('Lamborghini')],
  ['ferari', make('Ferrari')],
  ['rolls royce', make('Rolls-Royce')],
  ['rollsroyce', make('Rolls-Royce')],
  ['landrover', make('Land Rover')],
  ['range rover', model(/^Range Rover/)],
  ['g class', model(/^G-Class/)],
  ['g-class', model(/^G-Class/)],
  ['gclass', model(/^G-Class/)],
  ['g wagon', model(/^G-Class/)],
  ['gwagon', model(/^G-Class/)],
  ['s class', model(/^S-Class/)],
  ['mercedes s-class', model(/^S-Class/)],
  ['tesla model 3', model(/^Model 3/)],
  ['x 5', model(/^X5$/)],
  ['bmw x5', all(make('BMW'), model(/^X5$/))],
  ['white suv', all(paint(/White/), suv)],
  ['red ferrari', all(paint(/Red|Burgundy/), make('Ferrari'))],
  ['black sedan', all(paint(/Black/), body('Sedan'))],
  ['black saloon', all(paint(/Black/), body('Sedan'))],
  ['gray 4x4', all(paint(/Grey|Gun/), body('SUV'))],
  ['2021 porsche', all((car) => car.year === 2021, make('Porsche'))],
  ['porsche 2021', all((car) => car.year === 2021, make('Porsche'))],
  ['911 turbo', all(model(/^911/), (car) => /turbo/i.test(`${car.trimId?.trimName} ${car.title}`))],
  ['electric', (car) => car.fuelType === 'Electric'],
  ['ev', (car) => car.fuelType === 'Electric'],
  ['used bmw for sale', make('BMW')],
  ['suv under 200k', all(suv, (car) => priceOf(car) <= 200_000)],
  ['under AED 100,000', (car) => priceOf(car) <= 100_000],
  ['over 1 million', (car) => priceOf(car) >= 1_000_000],
  ['gcc', (car) => car.regionalSpecs === 'GCC'],
  ['spaceship', () => false],
  // Typing errors: swapped letters, and two errors in a longer word.
  ['bwm', make('BMW')],
  ['lexsu', make('Lexus')],
  ['mastung', model(/^Mustang/)],
  // One word or two.
  ['mercedes s500', all(model(/^S-Class/), (car) => (car.trimId?.trimName ?? '').startsWith('S 500'))],
  ['mercedes s 500', all(model(/^S-Class/), (car) => (car.trimId?.trimName ?? '').startsWith('S 500'))],
  ['7 seater', (car) => /seven (.* )?seats/i.test(car.title ?? '')],
  // Bounds of year, price and mileage.
  ['50k km', (car) => car.mileage !== null && car.mileage <= 50_000],
  [
    'suv under 40,000 km under 500k',
    all(suv, (car) => car.mileage !== null && car.mileage <= 40_000 && priceOf(car) <= 500_000),
  ],
  ['2019-2021', (car) => car.year !== null && car.year >= 2019 && car.year <= 2021],
  [
    'porsche 2021 to 2019',
    all(make('Porsche'), (car) => car.year !== null && car.year >= 2019 && car.year <= 2021),
  ],
  ['suv 200k', all(suv, (car) => priceOf(car) <= 200_000)],
  ['between 100k and 150k', between(100_000, 150_000)],
  ['from 200k to 300k', between(200_000, 300_000)],
  ['100k-150k', between(100_000, 150_000)],
  ['100-150k', between(100_000, 150_000)],
  ['100k to 150k', between(100_000, 150_000)],
  ['suv 250,000 - 100,000', all(suv, between(100_000, 250_000))],
  ['over 100k and under 200k', between(100_000, 200_000)],
  ['porsche 911 - 800k', all(make('Porsche'), model(/^911/), between(0, 800_000))],
  ['1.2 million', between(0, 1_200_000)],
  ['1.2m', between(0, 1_200_000)],
  ['under 1.5 million', between(0, 1_500_000)],
  ['between 1 and 1.5 million', between(1_000_000, 1_500_000)],
  ['aed 129,000', between(0, 129_000)],
  ['dhs 200,000', between(0, 200_000)],
  ['Dhs. 200000', between(0, 200_000)],
  ['200000 aed', between(0, 200_000)],
  ['200k max', between(0, 200_000)],
  ['budget 150000', between(0, 150_000)],
  ['around 150k', between(127_500, 172_500)],
  ['suv about 300,000', all(suv, between(255_000, 345_000))],
  ['150000', between(0, 150_000)],
  ['150,000', between(0, 150_000)],
  ['suv 150000', all(suv, between(0, 150_000))],
  ['suv 2021 250000', all(suv, built(2021, 2021), between(0, 250_000))],
  ['between 100000 and 150000', between(100_000, 150_000)],
  ['100000-150000', between(100_000, 150_000)],
  // An SUV may be a crossover.
  ['suv', suv],
  ['suvs', suv],
  ['electric suv', all((car) => car.fuelType === 'Electric', suv)],
  ['crossover', body('Cross Over')],
  // One of two makes, years, colours, bodies or fuels.
  ['bmw audi', make('BMW', 'Audi')],
  ['bmw or audi', make('BMW', 'Audi')],
  ['audi, bmw and lexus', make('BMW', 'Audi', 'Lexus')],
  ['benz bimmer', make('Mercedes', 'BMW')],
  ['land rover bmw', make('Land Rover', 'BMW')],
  ['bmw honda', make('BMW')],
  ['2020 2021', built(2020, 2021)],
  ['porsche 2020 or 2021', all(make('Porsche'), built(2020, 2021))],
  ['white or black suv', all(paint(/White|Black/), suv)],
  ['red blue ferrari lamborghini', all(paint(/Red|Burgundy|Blue/), make('Ferrari', 'Lamborghini'))],
  ['sedan hatchback', body('Sedan', 'HatchBack')],
  ['suv or crossover', suv],
  ['electric or hybrid', (car) => /electric|hybrid/i.test(car.fuelType ?? '')],
  ['midnight blue', paint(/Midnight Blue/)],
  // One of two models.
  ['patrol or yukon', model(/^(Patrol|Yukon)/)],
  ['patrol yukon', model(/^(Patrol|Yukon)/)],
  ['x5 or defender', model(/^(X5|Defender)/)],
  ['bmw x5 or land rover defender', model(/^(X5|Defender)/)],
  ['bmw x5 or nissan patrol or porsche', (car) => model(/^(X5|Patrol)/)(car) || make('Porsche')(car)],
  ['bmw x5 land rover defender', model(/^(X5|Defender)/)],
  ['bmw x5 nissan patrol porsche', (car) => model(/^(X5|Patrol)/)(car) || make('Porsche')(car)],
  ['porsche or patrol', (car) => make('Porsche')(car) || model(/^Patrol/)(car)],
  ['bmw x5 or 5 series', all(make('BMW'), model(/^(X5|5 Series)/))],
  [
    'white patrol or defender under 300k',
    all(model(/^(Patrol|Defender)/), paint(/White/), between(0, 300_000)),
  ],
  // Owners, service history and warranty.
  ['one owner', oneOwner],
  ['first owner', oneOwner],
  ['bmw 1 owner', all(make('BMW'), oneOwner)],
  ['single-owner suv', all(suv, oneOwner)],
  ['warranty', hasWarranty],
  ['under warranty', hasWarranty],
  ['porsche with manufacturer warranty', all(make('Porsche'), hasWarranty)],
  ['warrenty', hasWarranty],
  ['full service history', hasServiceHistory],
  ['service history', hasServiceHistory],
  ['FSH under warranty', all(hasServiceHistory, hasWarranty)],
  ['تحت الضمان', hasWarranty],
  ['مالك واحد', oneOwner],
  // Spellings.
  ['لاند كروزر', model(/^Land Cruiser/)],
  ['نيسان باترول', model(/^Patrol/)],
  // In Arabic.
  ['بورشه تحت ٥٠٠ ألف', all(make('Porsche'), between(0, 500_000))],
  ['سيارة أقل من ٢٠٠٬٠٠٠ درهم', between(0, 200_000)],
  ['من ١٠٠ إلى ١٥٠ ألف', between(100_000, 150_000)],
  ['موديل ٢٠٢١', built(2021, 2021)],
  ['دفع رباعي', body('SUV')],
  // Lengthened by tatweel, and with vowel marks.
  ['بـــورشه تحـت ٥٠٠ ألــف', all(make('Porsche'), between(0, 500_000))],
  ['نِيسان بَاتـرول', model(/^Patrol/)],
  ['تَحْتَ ۵۰۰ أَلْف دِرهَم', between(0, 500_000)],
  ['تحت الضّـمان', hasWarranty],
  ['من ٢٠٠ إلى ٣٠٠ آلاف', between(200_000, 300_000)],
  ['اقل من ٥٠ الف كم', driven(50_000)],
  // An instalment.
  ['under 2000 a month', monthlyUpTo(2_000)],
  ['2000 per month', monthlyUpTo(2_000)],
  ['2000/month', monthlyUpTo(2_000)],
  ['suv 2000 monthly', all(suv, monthlyUpTo(2_000))],
  ['monthly payment under aed 2,500', monthlyUpTo(2_500)],
  ['1500-2000 per month', all(monthlyUpTo(2_000), (car) => (car.monthlyInstallment ?? 0) >= 1_500)],
  // Mileage.
  ['low mileage', driven(40_000)],
  ['low-mileage suv', all(suv, driven(40_000))],
  ['under 50,000 km', driven(50_000)],
  ['less than 50000km', driven(50_000)],
  ['mileage under 50,000', driven(50_000)],
  ['30-50k km', all(driven(50_000), (car) => (car.mileage ?? 0) >= 30_000)],
  // Years.
  ['2019 or newer', built(2019)],
  ['porsche from 2020', all(make('Porsche'), built(2020))],
  ['2018-2021', built(2018, 2021)],
  ['from 2018 to 2021', built(2018, 2021)],
  ['between 2018 and 2021', built(2018, 2021)],
  ['newer than 2020', built(2021)],
  ['around 2019', built(2018, 2020)],
  ['older than 2015', built(0, 2014)],
  ['2015 or older', built(0, 2015)],
  ['2020+ under 150k', all(built(2020), between(0, 150_000))],
  ['under 150k and 2019 or newer', all(built(2019), between(0, 150_000))],
  // The engine, by its cylinders.
  ['v8', engine(/V8/)],
  ['V 8', engine(/V8/)],
  ['v6 engine', engine(/V6/)],
  ['v12', engine(/V12/)],
  ['w12', engine(/W12/)],
  ['flat 6', engine(/Flat-6/)],
  // What a dealer offers with a car, and its purpose.
  ['test drive', offersTestDrive],
  ['bmw test drive available', all(make('BMW'), offersTestDrive)],
  ['available for a test-drive', offersTestDrive],
  ['sports car', body('Sports')],
  ['family car', body('SUV')],
  ['family SUV', suv],
  ['family sedans', body('Sedan')],
  ['red sports cars', all(paint(/Red|Burgundy/), body('Sports'))],
  // Opinions about a car, and filler words.
  ['luxury suv', suv],
  ['cheap bmw', make('BMW')],
  ['best car', () => true],
  ['bmw best', make('BMW')],
  ['cheap luxury suv under 200k', all(suv, (car) => priceOf(car) <= 200_000)],
  ['premium sedan', body('Sedan')],
  ['mustang premium', all(model(/^Mustang/), (car) => /Premium/.test(car.trimId?.trimName ?? ''))],
  ['small car', body('HatchBack')],
  ['small bmw', make('BMW')],
  ['small red car', paint(/Red|Burgundy/)],
  ['supercar', body('Sports')],
  ['bmw x5 price', all(make('BMW'), model(/^X5$/))],
  ['bmw from', make('BMW')],
  ['من bmw', make('BMW')],
  ['من ١٠٠ الف', (car) => priceOf(car) >= 100_000],
  ['مرسيدس بنز فخمة', make('Mercedes')],
  ['بي ام دبليو رخيصة', make('BMW')],
  ['رنج روفر للبيع', model(/^Range Rover/)],
  ['سيارة صغيرة', body('HatchBack')],
  // The last word is not complete, and no car has it as it is.
  ['porche 9', all(make('Porsche'), model(/^9/))],
  ['porsche 9', all(make('Porsche'), model(/^9/))],
  ['white su', all(paint(/White/), suv)],
  ['rolls r', make('Rolls-Royce')],
  ['land ro', make('Land Rover')],
  ['mercedes be', make('Mercedes')],
];

/** The cars of the likeliest meaning that matches any. */
function carsFound(text: string): Car[] {
  const within = (value: number, bounds?: { min: number; max: number }) =>
    !bounds || (value >= bounds.min && value <= bounds.max);
  const found = understandSearch(text, list).map(({ meant, ...bounds }) =>
    demoCars.filter((car) => {
      const words = ` ${carWords(car)} `;
      const has = (word: string, asStart: boolean) => words.includes(asStart ? ` ${word}` : ` ${word} `);
      return (
        within(priceOf(car), bounds.price) &&
        within(car.year ?? NaN, bounds.year) &&
        within(car.mileage ?? NaN, bounds.mileage) &&
        within(car.monthlyInstallment ?? NaN, bounds.instalment) &&
        (!bounds.offersTestDrive || offersTestDrive(car)) &&
        meant.every((one) => one.words.some((word) => has(word, one.asStart)))
      );
    }),
  );
  return found.find((cars) => cars.length > 0) ?? [];
}

it.each(searches)('whoever types "%s" finds the cars that are meant', (text, isMeant) => {
  const found = carsFound(text);
  const names = (cars: Car[]) =>
    cars
      .map(({ vehicleTypeId, exteriorColor, title, year }) =>
        [vehicleTypeId?.modelName, exteriorColor, year, title].join(', '),
      )
      .sort();
  expect(names(found)).toEqual(names(demoCars.filter(isMeant)));
});

it.each([
  ['مرسيدس', 'mercedes'],
  ['مرسيدس بنز', 'mercedes benz'],
  ['مَرْسِيدِس', 'mercedes'],
  ['مرســيدس', 'mercedes'],
  ['مرسیدس', 'mercedes'],
  ['المرسيدس', 'mercedes'],
  ['بي ام دبليو', 'bmw'],
  ['بى إم دبليو', 'bmw'],
  ['بورشة', 'porsche'],
  ['بورشه', 'porsche'],
  ['البورش', 'porsche'],
  ['أودي', 'audi'],
  ['اودى', 'audi'],
  ['رنج روفر', 'range rover'],
  ['رينج روفر', 'range rover'],
  ['لاند روفر', 'land rover'],
  ['لاند كروزر', 'land cruiser'],
  ['اللاند كروزر', 'land cruiser'],
  ['باترول بيضاء', 'white patrol'],
  ['سيارة صغيره', 'small car'],
  ['مرسيدس إلى ٣٠٠ ألف', 'mercedes under 300k'],
  ['مرسيدس حتى ۳۰۰ الف', 'mercedes up to 300k'],
])('AR-12 whoever types "%s" finds what "%s" finds', (arabic, latin) => {
  expect(carsFound(latin)).not.toEqual([]);
  expect(carsFound(arabic)).toEqual(carsFound(latin));
});

it('AR-12 every make that searches know has an Arabic name', () => {
  const named = new Set(
    [...synonyms].flatMap(([word, meant]) => (/\p{Script=Arabic}/u.test(word) ? meant : [])),
  );
  expect([...knownMakes].filter((name) => !named.has(name))).toEqual([]);
});

it.each(['camry', 'camry*', 'camr', 'camr*', 'camri', 'toyota camry', 'كامري', 'sedan camry'])(
  'whoever types "%s" is shown no Maserati that costs as much as a Camry',
  (text) => {
    expect(demoCars.filter((car) => /camry/i.test(car.title ?? '')).map(make('Maserati'))).toEqual([true]);
    expect(carsFound(text)).toEqual([]);
  },
);

it('the stock has cars for what people type', () => {
  const without = searches.filter(([, isMeant]) => !demoCars.some(isMeant)).map(([text]) => text);
  expect(without).toEqual(['spaceship']);
});

/** Tells the words of the likeliest meaning in a stock that has `words`. */
function meaningIn(...words: string[]) {
  const stock = new WordList();
  for (const word of words) stock.add(word);
  return (text: string) => understandSearch(text, stock)[0]?.meant.map((one) => one.words);
}

it('finds the make also where a headline has the same typing error', () => {
  const stock = new WordList();
  for (const word of ['=porsche', '~porche', '~full']) stock.add(word);
  const wordsOf = (text: string) => understandSearch(text, stock)[0]?.meant.map(({ words }) => words);
  expect(wordsOf('porche')).toEqual([['~porche', '=porsche']]);
  expect(wordsOf('full')).toEqual([['~full']]);
});

it('takes a model in a headline for one of its make, and any other word in a headline for what it says', () => {
  const wordsOf = meaningIn('=toyota', '~toyota', 'camry', '~camry', '~corolla', '~gxr', '=maserati');
  const orToyota = ['=toyota', '~toyota'];
  expect(wordsOf('camry')).toEqual([
    ['=camry', 'camry', '~camry'],
    ['=camry', 'camry', ...orToyota],
  ]);
  expect(wordsOf('corolla')).toEqual([
    ['=corolla', 'corolla', '~corolla'],
    ['=corolla', 'corolla', ...orToyota],
  ]);
  expect(wordsOf('gxr')).toEqual([['~gxr']]);
});

it('knows makes and models also by their Arabic names and a usual spelling', () => {
  const wordsOf = meaningIn('=volkswagen', '=toyota', 'camry', 'landcruiser', 'land', 'cruiser', 'sunny');
  expect(wordsOf('wolkswagen')).toEqual([['=volkswagen']]);
  expect(wordsOf('فولكس واجن')).toEqual([['=volkswagen']]);
  expect(wordsOf('كامري')?.[0]).toContain('camry');
  expect(wordsOf('تويوتا كورولا')?.slice(0, 2)).toEqual([['=toyota'], expect.arrayContaining(['~corolla'])]);
  expect(wordsOf('لاند كروزر')?.[0]).toContain('landcruiser');
  expect(wordsOf('صني')).toEqual([['sunny']]);
});

it('takes two names of one fact for alternatives, unless a car may have both or something stands between them', () => {
  const stock = ['=bmw', '=audi', 'x5', 'q7', '=peugeot', '2008', '2019', '=blue', '=navy', '=dodge', 'ram'];
  const wordsOf = meaningIn(...stock);
  expect(wordsOf('bmw audi')).toEqual([['=bmw', '=audi']]);
  expect(wordsOf('bmw x5 audi q7')).toEqual([['=bmw'], ['x5'], ['=audi'], ['q7']]);
  expect(wordsOf('peugeot 2008 2019')).toEqual([['=peugeot'], ['2008'], ['2019']]);
  expect(wordsOf('dodge ram')).toEqual([['=dodge'], ['ram']]);
  expect(wordsOf('navy blue')).toEqual([['=navy'], ['=blue', '=navy']]);
  expect(wordsOf('navy or blue')).toEqual([['=navy', '=blue', '=navy']]);
  expect(wordsOf('x5 or q7')).toEqual([['x5', 'q7']]);
  expect(wordsOf('bmw x5 او q7 2019')).toEqual([['=bmw'], ['x5', 'q7'], ['2019']]);
});

it('takes two models for the names of one where a car has both, unless somebody wants either', () => {
  const stock = new WordList();
  for (const word of ['=toyota', '=nissan', 'landcruiser', 'land', 'cruiser', 'prado', 'patrol'])
    stock.add(word);
  const readings = (text: string) => understandSearch(text, stock).map(({ meant }) => meant.length);
  expect(readings('land cruiser prado').slice(0, 2)).toEqual([4, 2]);
  expect(readings('patrol or land cruiser')[0]).toBe(2);
  const [either] = understandSearch('patrol or land cruiser', stock);
  expect(either?.meant.map(({ words }) => words)).toEqual([
    ['=patrol', 'patrol', '~patrol', '=landcruiser', 'landcruiser', '~landcruiser'],
    ['=patrol', 'patrol', '=nissan', '~nissan', '=landcruiser', 'landcruiser', '=toyota', '~toyota'],
  ]);
});

it('takes any number of alternatives of several words, and means no more by them than can be searched at once', () => {
  const alternatives = [
    'bmw x5',
    'land rover defender',
    'nissan patrol',
    'gmc yukon',
    'ferrari 458',
    'porsche cayenne',
  ];
  for (let count = 2; count <= 20; count += 1) {
    const text = Array.from({ length: count }, (_, i) => alternatives[i % alternatives.length]).join(' or ');
    const [first] = understandSearch(text, list);
    expect(first?.meant.length).toBeGreaterThan(1);
    expect(first?.meant.length).toBeLessThanOrEqual(32);
  }
});

it("tells a dealer's claims by the facts of a car, and by its headline only where there are none", () => {
  const unknown = { headline: null, owners: null, serviceHistory: null, warranty: null, warrantyUntil: null };
  const headline = 'FSH, single lady owner, agency warranty';
  expect(claimsOf(unknown)).toEqual([]);
  expect(claimsOf({ ...unknown, headline })).toEqual(['oneowner', 'servicehistory', 'warranty']);
  const denied = { ...unknown, headline, owners: 2, serviceHistory: 'None' };
  for (const warranty of ['Expired in 2024', 'Out of warranty', 'Until June 2020', 'بدون ضمان']) {
    expect([warranty, claimsOf({ ...denied, warranty })]).toEqual([warranty, []]);
  }
  expect(claimsOf({ ...denied, warrantyUntil: '2020-06' })).toEqual([]);
  expect(claimsOf({ ...denied, warrantyUntil: '2099-06' })).toEqual(['warranty']);
  expect(claimsOf({ ...unknown, owners: 1, serviceHistory: 'At the agency' })).toEqual([
    'oneowner',
    'servicehistory',
  ]);
  for (const other of ['No warranty', 'Second owner', 'Direct from owner', 'No accident history'])
    expect([other, claimsOf({ ...unknown, headline: other })]).toEqual([other, []]);
});

it('finds what headlines write as one word or as two under both', () => {
  const stock = new WordList();
  for (const word of ['=ford', '~f150', '~f', '~150']) stock.add(word);
  const wordsOf = (text: string) => understandSearch(text, stock)[0]?.meant.map(({ words }) => words);
  const either = [
    ['~f', '~f150'],
    ['~150', '~f150'],
  ];
  expect(wordsOf('f150')).toEqual(either);
  expect(wordsOf('F-150')).toEqual(either);
  expect(wordsOf('f 150 ford')).toEqual([...either, ['=ford']]);
});

it('knows an engine by its cylinders, but by no word that is a model or a number of seats as well', () => {
  const wordsOf = (engine: string) =>
    searchWords({ kinds: [], names: [], headline: null, year: null, engine });
  expect(wordsOf('3.8 L V8 twin-turbo')).toBe('v8');
  expect(wordsOf('4.4 L V-8')).toBe('v8');
  expect(wordsOf('3.0 L Flat 6')).toBe('flat6');
  expect(wordsOf('2.0 L I4 and electric motor')).toBe('');
});

it('takes the last word for the beginning of any where it is still being typed', () => {
  const found = (text: string) => understandSearch(text, list)[0]?.meant.at(-1);
  expect(found('white s')).toEqual({ words: ['s', '~s'], asStart: false });
  expect(found('white s*')).toEqual({ words: ['=s', 's'], asStart: true });
  expect(found('mercedes be*')?.words).toContain('=mercedes');
  expect(found('land criuser*')?.words).toContain('cruiser');
});

it('takes no make for the beginning of an everyday name of something else', () => {
  const stock = new WordList();
  for (const word of ['=jeep', '=suv', '~jeep', '=mercedes']) stock.add(word);
  const wordsOf = (text: string) => understandSearch(text, stock).map(({ meant }) => meant[0]?.words);
  expect(wordsOf('jeep*')).toEqual([['=jeep', 'jeep']]);
  // If no Jeep costs that much, nothing is found, rather than all off-roaders that do.
  expect(wordsOf('jeep over 500k')).toEqual([['=jeep'], ['=jeep', 'jeep']]);
  expect(wordsOf('jeeps')[0]).toEqual(['=suv']);
});

it('takes an amount for what can be spent, but no distance and no year', () => {
  const amountIn = (text: string) => understandSearch(text, list)[0]?.price;
  expect(amountIn('50k')).toEqual({ min: 0, max: 50_000 });
  expect(amountIn('aed 150,000 sedan')).toEqual({ min: 0, max: 150_000 });
  expect(amountIn('70000')).toEqual({ min: 0, max: 70_000 });
  expect(amountIn('1.5 million')).toEqual({ min: 0, max: 1_500_000 });
  for (const text of ['50k km', 'under 50k km', '2021', '70000 km', 'under 2021', 's500']) {
    expect([text, amountIn(text)]).toEqual([text, undefined]);
  }
});

it('takes a distance for the most that a car may have run, unless it says over', () => {
  const mileageIn = (text: string) => understandSearch(text, list)[0]?.mileage;
  expect(mileageIn('50k km')).toEqual({ min: 0, max: 50_000 });
  expect(mileageIn('porsche under 30,000km')).toEqual({ min: 0, max: 30_000 });
  expect(mileageIn('max 100000 kilometers')).toEqual({ min: 0, max: 100_000 });
  expect(mileageIn('over 100k kms')?.min).toBe(100_000);
  expect(mileageIn('over 20k km under 50k km')).toEqual({ min: 20_000, max: 50_000 });
  expect(mileageIn('10,000 miles')?.max).toBeCloseTo(16_093, 0);
  for (const text of ['x5 m', '500 mm', '911', '720s'])
    expect([text, mileageIn(text)]).toEqual([text, undefined]);
});
