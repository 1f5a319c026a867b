import type { Article } from '../Article.ts';

export const usedElectricCars: Article = {
  title: 'Buying a used electric car: the battery, the heat and the cable',
  postedBy: 'Layla Haddad',
  published: '2026-08-20',
  description: `
<p>Electric cars lose value quickly in their first years, which is unpleasant for the first owner and an opportunity for the second. There is less to wear out than in a petrol car, and one thing that matters more than all the rest together. Here is how to judge it.</p>
<h2>The battery ages in two ways</h2>
<p>A battery loses capacity with every cycle and with every hot month. The first loss is quick, a few per cent in the first year or two, after which the curve flattens. What makes it steeper is heat combined with a full charge: a car that stands at 100 per cent in the sun through July ages faster than one that is kept between 20 and 80 in a shaded garage. That is why the best question to ask an owner is not how far he drove, but <em>where he charged and to what level</em>.</p>
<p>Nearly all current models cool their batteries with liquid, and they cope with our summers well. Some early ones, the first generations of the Nissan Leaf among them, relied on air. For those the history of parking matters more than the kilometres.</p>
<h2>Measuring instead of guessing</h2>
<ul>
<li><strong>The state of health</strong> is a percentage of the capacity when new. Some cars show it in a menu, others give it to a tester through the diagnostic socket. Ask for the report, with its date.</li>
<li><strong>The range at a full charge</strong>, compared with the same model when new, is a rough second opinion. The display learns from the last driver’s habits, so do not treat it as a measurement.</li>
<li><strong>A fast charge</strong> tells the most. Plug in at 20 per cent and watch the power. If it climbs to the figure the maker promises and stays there for some minutes, the cells are well.</li>
</ul>
<p>Most manufacturers guarantee the battery of a new car for eight years, with a limit of distance, and promise that it keeps around 70 per cent of its capacity in that time. Whether that promise passes to a second owner, and whether it holds for a car imported from another market, is written in the booklet. Read it for the very car you are looking at.</p>
<h2>What else wears</h2>
<p>Tyres, first of all. The cars are heavy and their torque arrives at once, so a set may last 25,000 to 35,000 km. Brakes, by contrast, last very long because the motor does most of the slowing; what harms them is rust from lack of use. Look at the suspension bushes, the half shafts and the charging flap, and listen for a whine that changes with speed. The small 12-volt battery is a wear part as in any other car, and when it fails nothing opens.</p>
<h2>Which market was it built for?</h2>
<p>Cars sold officially here have the European type of socket: Type 2 for alternating current and CCS2 for fast charging. A car built for America or China has another one. Adapters exist, some are slow, and a public charger will not always accept them. Software is the second trap: an imported car may get no updates, no maps and no connected services. The price should say so.</p>
<blockquote>If you can charge at home or at work, an electric car is the easier car. If you cannot, borrow one for a week before you decide.</blockquote>
<h2>Does the sum work?</h2>
<p>Charged at home, a hundred kilometres take somewhere between 15 and 22 kWh. Air conditioning adds less than people fear at speed, and more than they expect in a traffic jam. Services are fewer and shorter. Insurance can be dearer, so ask early. Put these beside what you spend today, add the years you mean to keep the car, and the answer is usually clear in one direction or the other.</p>
<p>Then drive one. The first kilometre in silence, past a queue at a petrol station, is not an argument, but it has ended many discussions.</p>
`.trim(),
};
