import type { Article } from '../Article.ts';

export const readingServiceHistory: Article = {
  title: 'Reading mileage and service history like a dealer',
  postedBy: 'Tom Ashworth',
  published: '2026-09-16',
  description: `
<p>Buyers look at the odometer first. Dealers look at it last. A number on a dial is easy to read and easy to misread; the folder in the glove box takes ten minutes longer and tells you more. This is how we go through it when somebody offers us a car.</p>
<h2>What mileage means here</h2>
<p>Distances in the Emirates are long and fast. Somebody who lives in Sharjah and works in Jebel Ali drives 35,000 km a year without trying, almost all of it at a steady speed on a smooth road. Such kilometres are kind to an engine. Ten thousand a year between the school, the mall and the valet parking are not: the engine is seldom warm, the gearbox never rests, and every stop costs brake pads.</p>
<p>So 20,000 to 25,000 km a year is ordinary, and a three-year-old car with 70,000 is not tired. A ten-year-old car with 20,000 deserves as many questions as one with 300,000. Rubber, fluids and seals age by the calendar, and a car that stood still in the heat for two summers needs work before it needs driving.</p>
<h2>Start with a line</h2>
<p>Take a sheet of paper and write down every date and reading you can find: service invoices, stamps, the annual registration test, tyre receipts, the sticker in the door frame. Draw them as a line. It should rise without a step and without a gap. Where the line flattens for a year, ask where the car was. Where it goes down, hand the keys back.</p>
<ul>
<li>The agency can read the whole record from the chassis number, including visits that never made it into the book.</li>
<li>Modern cars store the distance in several control units. A workshop with the right tester can compare them.</li>
<li>Wear has its own opinion: a shiny steering wheel, a hollow seat bolster and worn pedal rubbers do not belong to 40,000 km.</li>
</ul>
<h2>Stamps are good, invoices are better</h2>
<p>A stamp says that somebody had a stamp. An invoice says what was done, with which oil, at which distance and for how much. Look for the big items that cost money and are easily postponed: gearbox oil, brake fluid every two years, spark plugs, coolant, the battery. Look also for the same complaint appearing twice. A car that visited three times for the same warning lamp has probably not been cured by the third visit.</p>
<p>Intervals matter more here than the handbook suggests. Many manufacturers shorten them for hot and dusty countries, often to 10,000 km or six months. A car serviced every 20,000 km has followed the European plan, and missed every second oil change it should have had.</p>
<h2>Agency or specialist</h2>
<p>A full agency history is the easiest to sell and the easiest to verify. It is not the only good one. From the fifth year on, many careful owners move to an independent specialist of the brand, pay a third less and get the same mechanic each time. We value such a folder highly if the invoices name parts and their numbers. What we do not value is a sentence: “always serviced by a friend”.</p>
<blockquote>A gap in the history is not a crime. A gap together with a story about it is a reason to look for another car.</blockquote>
<h2>The police record and the paint</h2>
<p>Accidents reported to the police leave a record that can be looked up by the chassis number. Small repairs do not, and a thickness gauge finds those: original paint reads much the same on all panels, a refinished one two or three times as thick. One repainted bumper is city life. Two neighbouring panels and a roof pillar are something else.</p>
<h2>If you are the seller</h2>
<p>Everything above also works in your favour. Collect the invoices, sort them by date, put the second key with them. A car with a folder sells faster and for more than the same car without, and it is the only preparation for a sale that costs nothing.</p>
`.trim(),
};
