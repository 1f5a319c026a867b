import type { Article } from '../Article.ts';

export const transferOfOwnership: Article = {
  title: 'From one name to another: transferring a car in Dubai',
  postedBy: 'Imran Qureshi',
  published: '2026-02-17',
  description: `
<p>The price is agreed and hands have been shaken. What follows is paperwork, and in Dubai it is quick if everything is there, and impossible if one thing is not. Most lost afternoons at a registration centre come from something that could have been seen to on the telephone the day before.</p>
<h2>Who does what</h2>
<p>Vehicles in Dubai are registered with the Roads and Transport Authority, the RTA. The transfer takes place at one of its customer centres or at a registration and testing centre that works for it; much of it can be done online or in its app when both sides have their accounts in order. Other emirates have their own authorities, and their own habits. A car registered in Abu Dhabi or Sharjah can be sold to a buyer in Dubai, but it needs additional steps, so plan a second visit.</p>
<h2>What the seller prepares</h2>
<ul>
<li><strong>No fines.</strong> All traffic fines on the car and on the seller’s file have to be paid. Check on the morning itself; radar does not sleep.</li>
<li><strong>No mortgage.</strong> If a bank financed the car, the loan has to be settled and the bank has to release its claim. This is the step that takes days, so begin here.</li>
<li><strong>The registration card</strong>, known to all as the mulkiya, and the Emirates ID.</li>
<li><strong>A passed technical test,</strong> if one is due or required for the transfer. Tyres, lamps and window tint are the usual reasons to fail.</li>
</ul>
<h2>What the buyer prepares</h2>
<ul>
<li><strong>Insurance in the buyer’s own name,</strong> valid from the day of transfer. The seller’s policy does not move with the car. Insurers send the policy to the authority electronically, which takes from minutes to a few hours.</li>
<li><strong>Emirates ID and a traffic file.</strong> First-time owners have to open one; it is a matter of minutes.</li>
<li><strong>Clean slate here too.</strong> Unpaid fines on the buyer’s file will stop the registration.</li>
<li><strong>The money</strong>, in a form that both sides trust. A manager’s cheque or a bank transfer that the seller sees arrive are the usual ones.</li>
</ul>
<h2>On the day</h2>
<p>Meet at the centre in the morning, with the car. Compare the chassis number on the card with the one on the car before anything else. After the test, if there is one, both sign, fees are paid and a new registration card is issued in the buyer’s name. The plate may stay with the car or with the seller, who often likes to keep a good number; say which before the papers are printed. The toll account does not move along: the seller takes the car out of his Salik account, the buyer puts it into his own.</p>
<blockquote>Keys and money change hands when the new card is printed. Not before, however pleasant the other person is.</blockquote>
<h2>If there is still a loan on it</h2>
<p>It is common and no reason for mistrust. The seller asks his bank for a liability letter, which states the sum that closes the loan on a given day. Either he pays it, or the buyer’s bank or a dealer pays it directly to the lender, and the rest goes to the seller. Never pay a private person in full in the hope that he will settle his loan afterwards.</p>
<h2>When a dealer is in between</h2>
<p>The steps are the same, but somebody who takes them every week takes them for you. What remains for you is to choose an insurer and to bring your Emirates ID. Fees and requirements change from time to time, so look at the RTA’s own pages for the current ones before you go, and believe them rather than an article, this one included.</p>
`.trim(),
};
