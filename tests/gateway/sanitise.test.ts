import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBlog, aCar } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

/** HTML in the dealer's records, and what may be left of it. */
const html: Record<string, [string, string]> = {
  'a script': ['<p>Fast</p><script>steal()</script>', '<p>Fast</p>'],
  'an event handler': [
    '<b onclick="steal()">Fast</b><img src="x.jpg" onerror="steal()">',
    '<b>Fast</b><img src="x.jpg" loading="lazy" />',
  ],
  'a script address': ['<a href="javascript:steal()">Fast</a>', '<a rel="noopener nofollow">Fast</a>'],
  'a hidden script address': [
    '<a href="java&#10;script:steal()">Fast</a>',
    '<a rel="noopener nofollow">Fast</a>',
  ],
  'a picture of data': ['<img src="data:image/svg+xml,<svg onload=steal()>">', '<img loading="lazy" />'],
  'a frame': ['<iframe src="https://elsewhere.example"></iframe><p>Fast</p>', '<p>Fast</p>'],
  'a style': [
    '<style>p { display: none }</style><p style="position:fixed" class="x">Fast</p>',
    '<p>Fast</p>',
  ],
  'a form': ['<form action="/steal"><input name="card"></form>Fast', 'Fast'],
  'a drawing': ['<svg><script>steal()</script></svg>Fast', 'Fast'],
  'a nested tag': ['<scr<script>ipt>steal()</script>Fast', 'ipt&gt;steal()Fast'],
};
const sound =
  '<h2>سيارة</h2><ul><li dir="rtl">One owner &amp; low mileage</li></ul><table><tbody><tr><td colspan="2">5</td></tr></tbody></table>';

let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
let gateway: RunningGateway;

beforeAll(async () => {
  const texts = Object.entries(html).map(([_id, [description]]) => ({ _id, description }));
  origin = await specOnlyOrigin({
    cars: [...texts, { _id: 'sound', description: sound }].map(aCar),
    blogs: [...texts, { _id: 'sound', description: sound }].map(aBlog),
  });
  gateway = await runGateway({ restUrl: origin.url });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
});

async function descriptions(id: string): Promise<string[]> {
  const { cars, blogs } = await gateway.data(
    '{ cars { nodes { id description } } blogs { id description } }',
  );
  return [...cars.nodes, ...blogs].filter((item) => item.id === id).map(({ description }) => description);
}

describe('HTML of the dealer', () => {
  it.each(Object.keys(html))('CAR-18 BLOG-8 %s does not reach the visitor', async (name) => {
    const safe = html[name]?.[1] ?? '';
    expect(await descriptions(name)).toEqual([safe, safe]);
  });

  it('CAR-18 BLOG-8 structure and Arabic text reach the visitor whole', async () => {
    expect(await descriptions('sound')).toEqual([sound, sound]);
  });
});
