import type { Article } from '../Article.ts';

export const twentyMinuteTestDrive: Article = {
  title: 'What to look at on a twenty-minute test drive',
  postedBy: 'Tom Ashworth',
  published: '2026-11-12',
  description: `
<p>A test drive lasts twenty to thirty minutes. Most people spend them looking at the screen, trying the sound system and deciding whether they like the colour, all of which can be done in the showroom. The road is for what cannot. Here is an order that uses the time well; it needs no tools and no knowledge of engines.</p>
<h2>Before the engine starts</h2>
<p>Ask that the car has not been warmed up. Put a hand on the bonnet: cold metal tells you that the first start of the day will be yours. Cold engines hide nothing. A rattle that lasts two seconds, a puff of blue smoke, a rough idle that settles after a minute: you will only meet them now.</p>
<p>Walk once around the car while it idles. The gaps between panels should be the same on both sides, and the exhaust should be nearly invisible. Look at the four tyres: the same make on each axle, and wear that is even from the inner edge to the outer one. A tyre that is worn on one edge only speaks of crooked suspension or a hard kerb.</p>
<h2>The first five minutes: slow</h2>
<p>Drive through a car park or a quiet street with the windows down and the music off. Turn the wheel from one end to the other while you roll; clicking points to a drive shaft, groaning to the steering. Go over two or three speed bumps at walking pace. A good suspension says nothing. A dull knock from one corner is a bush or a link, which is cheap; a metallic one deserves a question.</p>
<ul>
<li>Set the air conditioning to its coldest and the fan to half. It should be uncomfortable within three minutes, also while standing still.</li>
<li>Let the gearbox creep in Drive, then in Reverse. Both should engage within a second, without a jolt.</li>
<li>Open and close every window and the roof. Sand in the runners makes them slow.</li>
</ul>
<h2>The next ten: fast</h2>
<p>Join a motorway. Accelerate once properly, from 60 to the limit, and listen for hesitation rather than for noise. Hold a steady 100 and loosen your grip for a moment on an empty, straight lane: the car should run true. Vibration in the steering wheel that comes and goes with speed is usually a wheel out of balance; vibration in the seat comes from the rear.</p>
<p>Then brake, firmly, with nobody behind you. The pedal should be solid and the car should stay in its lane. A trembling pedal means warped discs, common in cars that stand in traffic in heat, and worth a few hundred to a few thousand dirhams depending on the badge.</p>
<blockquote>If you remember one thing: turn the music off. Most of what a car has to tell you, it tells your ears.</blockquote>
<h2>The last five: back in the shade</h2>
<p>Park, leave the engine running and look at the temperature gauge. It should stand where it stood on the motorway. Switch off, wait a minute and start again, for a hot start is a different test from a cold one. Then look at the ground where the car stood at the beginning: clear water from the air conditioning is normal, anything with a colour is not.</p>
<p>Finally, sit in the back. Somebody will, for years, and nobody ever tries it before paying.</p>
<h2>What to write down</h2>
<p>Note three things you liked and three you want explained. A seller who answers the second list calmly, with paper, is worth more than one who answers it quickly. If you compare several cars, drive them on the same day and the same road; memory flatters whichever came last.</p>
`.trim(),
};
