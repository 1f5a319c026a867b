import type { Article } from '../Article.ts';

export const whatGccMeans: Article = {
  title: 'GCC, American, European: what the specification of a used car tells you',
  postedBy: 'Layla Haddad',
  published: '2026-10-27',
  description: `
<p>Two cars stand side by side: same model, same year, same colour, similar mileage. One costs a quarter less. In the Emirates the reason is, more often than not, three letters in the advertisement. Here is what they mean, and when the cheaper car is the better buy.</p>
<h2>What GCC stands for</h2>
<p>A GCC car was built for the countries of the Gulf Cooperation Council and sold new by an official importer here. Manufacturers prepare such cars for the climate. What exactly changes depends on the maker, but typically you will find a larger radiator or additional fans, a stronger air conditioning compressor, filters that expect dust, and rubber and coolant chosen for heat. The instruments show kilometres, the radio receives local stations, and the navigation has local maps.</p>
<p>As important is what follows on paper. The local agency knows the car by its chassis number, has a record of its services, and handles recalls without discussion. Insurers quote for it without a second look. When you sell it, the buyer will ask for those three letters, just as you did.</p>
<h2>American cars</h2>
<p>Many cars with American specification arrive at auction prices, and many of those were auctioned because an insurer had written them off. That need not be the end: a car with a dented door can be uneconomical to repair in Texas and perfectly sound afterwards. A car that stood in flood water is another matter, and no amount of polish cures its wiring.</p>
<p>The chassis number settles most of it. If it begins with 1, 4 or 5 the car was built in the United States, which by itself says little, because many models sold here as GCC cars are built there too. So look further:</p>
<ul>
<li>Run the number through one of the American history services. They list auctions, mileage readings and the words to look for: <strong>salvage</strong>, <strong>rebuilt</strong>, <strong>flood</strong>.</li>
<li>Search the number in a picture search. Auction photographs have a way of staying on the internet.</li>
<li>Look at the seat belts, the carpet under the rear bench and the spare wheel well. Silt gets everywhere and is rarely cleaned away completely.</li>
</ul>
<h2>European and other cars</h2>
<p>European imports are usually brought in for their rarity: a manual gearbox, an estate body, a colour that was never offered here. They tend to be honest cars with full books. Their weakness is heat. Ask whether the cooling has been changed, and drive the car in the afternoon rather than in the evening. Korean and Canadian cars follow the same logic as American ones: the history decides, not the country.</p>
<blockquote>A clean import with a complete history can be a better car than a neglected one with the right three letters. It is only harder to prove, and proof is what you will need on the day you sell.</blockquote>
<h2>How to find out</h2>
<p>The registration card and the agency both know. Call the service desk of the brand with the chassis number and ask whether the car was delivered by them; it takes two minutes. A plate in the door frame often names the market, and the unit of the speedometer is a good first hint: a dial whose large figures are miles was not made for Dubai.</p>
<h2>Which one to buy</h2>
<p>If you keep cars for three years and then sell them, buy GCC and get the difference back at the end. If you intend to keep the car for a decade, or want something that was never sold here, an import with a documented past can make sense, provided that you ask your insurer for a quotation <em>before</em> you sign, and that the price reflects what the next buyer will say.</p>
`.trim(),
};
