import type { Random } from './Random.ts';

/** Sentences of dealers' texts; each `{…}` is filled in at random. */
const sentences = [
  'The car has been serviced by the agency every {n},000 km, and the book is stamped up to {month} {year}.',
  'It comes with {few} keys, the original manuals and the mats that it was delivered with.',
  'Our workshop in {place} has looked at {n}5 points; the report lies in the car.',
  'The tyres ({tyre}) were changed in {month}, and the brakes have {n}0 per cent of their life in front of them.',
  'The paint is original on all panels: between {n}8 and 1{n} micrometres, measured and photographed.',
  'There is a warranty until {month} {next}, which can be made longer by {few} years.',
  'Bank finance is arranged within {few} working days, with a down payment from AED {n},500.',
  'We take your present car in part exchange and pay out what is owed on it to {bank}.',
  'It was driven by one owner between {place} and {place}, mostly on the motorway.',
  'The cabin in {leather} smells of leather and of nothing else: nobody has smoked in it.',
  'Registration in {place} and insurance can be done in our showroom while you have a coffee.',
  'Call {name} on extension {n}{few} before you come, and it will be washed, cooled and waiting at the door.',
  'The {tyre} wheels have been refurbished, and a full alignment was done at {n}{few},000 km.',
  'A major service with {tyre} brake pads and new fluids was done by {name} in {month} {year}.',
  'The first owner, a family from {place}, ordered it with {leather} and the larger screen.',
  'No paint, no accident, no flood: you are welcome to bring {name} or any inspector you trust.',
  'The price has been lowered by AED {n},000 since {month}, and it will not be lowered again.',
  'It stands in our showroom in {place}, open until {few} in the morning during Ramadan.',
];

/** The same in Arabic. */
const arabicSentences = [
  'السيارة بحالة ممتازة من الداخل والخارج، ومصبوغة بصبغ الوكالة بالكامل، ممشى {n} ألف فقط.',
  'صيانة دورية لدى الوكالة مع سجل خدمة كامل حتى {year}.',
  'يتوفر التمويل عن طريق البنوك بدفعة أولى تبدأ من {n} ألف درهم.',
  'السيارة موجودة في معرضنا، للتواصل مع {name} على الرقم الداخلي {n}{few}.',
];

const fillings: Record<string, readonly string[]> = {
  month: 'January February March April May June July September October November December'.split(' '),
  year: ['2021', '2022', '2023', '2024'],
  next: ['2026', '2027', '2028'],
  few: ['2', '3', '4', '5'],
  place: 'Jumeirah,Al Quoz,Dubai Marina,Abu Dhabi,Sharjah,Al Ain,Mirdif,Ras Al Khaimah,Al Barsha'.split(','),
  tyre: ['Michelin', 'Pirelli', '20-inch', '21-inch', '22-inch', 'Continental', 'Brembo'],
  bank: ['your bank', 'the finance company', 'an Islamic bank', 'whoever has lent on it'],
  leather: 'black Nappa,tan Merino,ivory Valcona,red Bordeaux,brown cognac,grey Alcantara'.split(','),
  name: 'Omar,Layla,Rashid,Hessa,Daniel,Priya,Yousef,Mariam,Sergei,Fatima,Imran,Elena'.split(','),
};

/** A description as dealers write them: two to five paragraphs with empty lines between, about 900 characters. */
export function description(random: Random): string {
  const words = random.chance(0.125) ? arabicSentences : sentences;
  return Array.from({ length: random.whole(2, 5) }, () => {
    const paragraph = random.some(words, random.whole(2, 4)).join(' ');
    return paragraph.replace(/\{(\w+)\}/g, (_, name: string) => {
      const choices = fillings[name];
      return choices ? random.pick(choices) : String(random.whole(2, 79));
    });
  }).join('\n\n');
}
