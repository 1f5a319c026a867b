import type { Article } from '../Article.ts';

export const summerHeat: Article = {
  title: 'Forty-eight degrees: what summer does to tyres, batteries and leather',
  postedBy: 'Imran Qureshi',
  published: '2026-06-11',
  description: `
<p>When the thermometer at the airport says 48, the asphalt of a car park says 70 and the top of a dashboard more than 80. Cars are made for it, but only just, and the parts that suffer do so quietly until the day they give up on the hard shoulder. An hour in May saves most of it.</p>
<h2>Tyres: read the date first</h2>
<p>On the side wall stands the word DOT with a row of letters, and at its end four digits in an oval. They are the week and the year of manufacture: 2323 is the twenty-third week of 2023. Rubber hardens with age and heat, whether the tyre turns or not, and at five years it is finished here no matter how much tread is left. Low-mileage sports cars are the classic trap: a handsome profile, and a compound like wood.</p>
<ul>
<li>Check pressures in the morning, before driving. Air expands on the road, and a correct reading at noon is too low.</li>
<li>Never let air out of a hot tyre because the reading looks high. Too little pressure flexes the side wall, which makes heat, which is what bursts tyres.</li>
<li>Look at the inner shoulders with a lamp. They are the first to go and nobody sees them.</li>
<li>Mind the letter for temperature: A is the best of A, B and C.</li>
</ul>
<h2>The battery: two summers, perhaps three</h2>
<p>Cold countries notice a weak battery in winter because starting is hard. Here it dies in summer, because heat evaporates its fluid and eats its plates. Two to three years is a normal life. The signs are slow: a start-stop system that no longer stops, windows that move more slowly with the engine off, a clock that forgets. A test takes a minute at any tyre shop. In modern premium cars the new battery must be registered with the car’s electronics, so that it is charged correctly; ask whether the price includes it.</p>
<p>If you travel for the summer, leave the car on a conditioner or ask somebody to drive it for half an hour every second week. Idling in the garage does not help; it uses more than it returns.</p>
<h2>Coolant and air conditioning</h2>
<p>Coolant is more than water with a colour. Its additives protect against corrosion and are used up in a few years. Topping up with tap water is the beginning of an expensive story. Have its strength measured, look at the hoses for swelling, and clean the radiators from the outside: sand between the fins costs more cooling than any part you could buy.</p>
<p>An air conditioner that is cold on the motorway and warm at a traffic light has usually a weak fan or a dirty condenser, not a lack of gas. The cabin filter is the cheapest repair of all, and after a season of dust it is grey felt.</p>
<h2>Leather, paint and screens</h2>
<p>Sunlight does what heat alone does not. A folding screen behind the windscreen lowers the temperature of the dashboard by some twenty degrees and saves the leather on top of it from shrinking. Clean leather with a damp cloth before it is treated, because dust under a cream works like sandpaper. On paint, bird droppings are the enemy: at these temperatures they etch clear coat within hours. Water and a soft cloth at once, polish never.</p>
<blockquote>Shade is the best accessory you can buy for a car in the Gulf. It improves everything on this page.</blockquote>
<h2>When you are buying</h2>
<p>View the car in the afternoon. Let it stand in the sun, then start it, switch the air conditioning to full and wait. Look at the date on the tyres and on the battery, feel the top of the dashboard, look along the door seals. A car that passes in July needs no further character reference.</p>
`.trim(),
};
