import { defaultDealership } from '../../dealership/defaultDealership.ts';
import { promiseInWords } from '../../dealership/promiseInWords.ts';
import type { Article } from '../Article.ts';

export const financePreApproval: Article = {
  title: 'How car finance pre-approval works in the Emirates',
  postedBy: 'Imran Qureshi',
  published: '2026-10-08',
  description: `
<p>The best moment to talk to a bank is before you have fallen in love with a car. Pre-approval gives you a figure, and a figure changes how you shop: you compare cars instead of instalments. The rules that banks follow here are clear, and a pencil is enough to see where you stand.</p>
<h2>Three limits that apply to everybody</h2>
<p>The Central Bank sets the frame for personal car loans, and every bank works within it:</p>
<ul>
<li><strong>A down payment of at least 20 per cent.</strong> A bank lends up to 80 per cent of the value of the car. For a car at AED 200,000 that means AED 40,000 from your own pocket.</li>
<li><strong>At most 60 months.</strong> Five years is the longest term. Older cars may get less, because many banks want the car to be below a certain age when the loan ends.</li>
<li><strong>A debt burden of at most 50 per cent.</strong> All your monthly repayments together, the new one included, may not exceed half of your regular income.</li>
</ul>
<h2>Doing the sum yourself</h2>
<p>Take your monthly income, halve it, and subtract what you already pay: personal loans, a mortgage, other cars. Credit cards count too, even if you settle them in full every month, because banks take a percentage of the <em>limit</em> as if it were a repayment. Five per cent is a common figure.</p>
<p>An example. With a salary of AED 24,000 your ceiling is AED 12,000 a month. A personal loan takes AED 3,500 of that, and cards with limits of AED 60,000 together count as another AED 3,000. What remains for a car is AED 5,500. Cancelling a card you never use can raise the figure more than a raise would.</p>
<h2>Flat rate and reducing rate</h2>
<p>Car loans are often advertised with a flat rate, charged each year on the amount you borrowed at the start. A reducing rate is charged on what you still owe. Since you pay a loan back steadily, a flat rate of around three per cent costs about as much as a reducing one of between five and six. Neither is a trick, but you may only compare like with like. Ask every bank for the same two numbers: the instalment a month, and the total you will have paid at the end.</p>
<h2>What the bank will ask for</h2>
<p>Have these ready and things move quickly: Emirates ID, passport with residence visa, driving licence, a salary certificate, and bank statements of the last three to six months. Self-employed applicants add the trade licence and company statements. The bank also reads your report at the Al Etihad Credit Bureau. You can order the same report yourself; do it a month before you apply, because a forgotten telephone bill is easily paid and slow to disappear.</p>
<blockquote>Do not apply at five banks in one week to see what happens. Each formal application leaves a trace in your report.</blockquote>
<h2>What pre-approval is not</h2>
<p>It is not the loan. The bank says what it is willing to lend to <em>you</em>; it still has to look at the <em>car</em>: its age, its value and its specification. Imports with an unclear past are where good applications fail at the last step. It also expires, usually within weeks.</p>
<h2>And with us</h2>
<p>Our finance form takes the car you have in mind, your salary and whether you already repay a loan. Submitting it does not affect your credit score, and you have an answer within ${promiseInWords(defaultDealership.promises.financeReply)}. Bring the figure along when you come for a test drive; it makes for a much shorter conversation afterwards.</p>
`.trim(),
};
