import type { Article } from '../Article.ts';

export const consignOrSell: Article = {
  title: 'Sell it, exchange it or consign it? Three ways to part with a car',
  postedBy: 'Layla Haddad',
  published: '2026-04-22',
  description: `
<p>There are three ways to hand a car to a dealer, and they suit different people. The right one depends on two things only: how soon you need the money, and how unusual the car is. We do all three, so we have no reason to push you towards one.</p>
<h2>Selling outright</h2>
<p>You bring the car, we look at it, we agree on a figure, you are paid and go home by taxi. It is the quickest way and the one with the fewest surprises. The price is lower than the one you see in advertisements, for a plain reason: from then on the dealer carries the risk. The car may need work nobody saw, it may stand for three months, and the market may move.</p>
<p>Sell outright if you are leaving the country, if the loan has to be settled by a date, if the car is a common one in a common colour, or if you simply do not want to think about it again.</p>
<h2>Exchanging</h2>
<p>An exchange sets the value of your car against the next one, and you pay or receive the difference. Two handovers become one visit, you are never without a car, and there is a single set of papers. Pay attention to the <em>difference</em> rather than to either price. A generous figure for your old car and a firm one for the new car can be the same offer as two modest ones.</p>
<p>It works best when you already know what you want next, and when both cars are in the same part of the market.</p>
<h2>Consigning</h2>
<p>With consignment the car stays yours. It stands in our showroom, we photograph it, show it, answer the questions and accompany the test drives; when it is sold you receive the agreed price less the agreed commission. You usually end with more than from an outright sale, and you wait for it.</p>
<p>It is the right way for cars whose buyer has to be found rather than met: a manual Ferrari, a Bentley in a bespoke colour, a classic Land Cruiser. For a white three-year-old saloon the extra rarely pays for the time.</p>
<ul>
<li>Agree on the lowest price you will accept, in writing, and on the commission.</li>
<li>Agree on a period. Two or three months are usual; then either side may stop.</li>
<li>Keep the insurance and the registration valid. You are the owner until the transfer.</li>
<li>Ask who drives the car, and how far.</li>
</ul>
<h2>What moves the price</h2>
<p>Preparation does more than bargaining. Find the second key, the books, the charger cable, the wheel lock. Have the small things done that a buyer sees in the first minute: a dead bulb, a cracked glass, a warning lamp. Leave the large ones alone; a dealer repairs at better prices than you do and would not pay you back the difference. Do not have it repainted. Fresh paint on an old car raises the very question you hoped to avoid.</p>
<p>Season matters too. Convertibles and sports cars sell from October, when people think about driving again. Family cars move in August, before school begins. Model changes count more than months: when the successor is on posters, your car is already last year’s.</p>
<blockquote>A fair offer can be explained. Ask any dealer, us included, how the figure came about: what similar cars sold for, what yours needs, what is left for the work.</blockquote>
<h2>How to begin</h2>
<p>The form on our Sell page asks for make, model, year, mileage, origin and the price you have in mind, and takes your photographs. Good ones help: daylight, all four corners, the seats, the dashboard with the mileage, and any damage from near by. You will hear from us within 24 to 48 hours. If you are unsure which of the three ways is yours, write it into the description and we will talk it through.</p>
`.trim(),
};
