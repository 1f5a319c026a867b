import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBlog } from '../stock/aCar.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { specOnlyOrigin } from '../origins/specOnlyOrigin.ts';

/** An article of the dealer, and what its card says. */
const articles: Record<string, [string, string]> = {
  'the first paragraph with words': ['<h2>Title</h2><p> &nbsp;</p><p dir="ltr">One.</p><p>Two.</p>', 'One.'],
  'all words where there is no paragraph': ['<h2>Title</h2><ul><li>One</li></ul>', 'Title One'],
  'inline tags, but neither links nor pictures': [
    '<p><em dir="ltr">a</em> <a href="/">b</a><img src="c"></p>',
    '<em>a</em> b',
  ],
  'nothing that runs': ['<p onclick="steal()">Fast<script>steal()</script></p>', 'Fast'],
  'nothing of nothing': ['', ''],
};

let origin: Awaited<ReturnType<typeof specOnlyOrigin>>;
let gateway: RunningGateway;

beforeAll(async () => {
  origin = await specOnlyOrigin({
    blogs: Object.entries(articles).map(([_id, [description]]) => aBlog({ _id, description })),
  });
  gateway = await runGateway({ restUrl: origin.url });
});
afterAll(async () => {
  await gateway.close();
  await origin.close();
});

describe('The excerpt of an article', () => {
  it.each(Object.entries(articles))('BLOG-1 BLOG-8 has %s', async (id, [, excerpt]) => {
    const { blogs } = await gateway.data('{ blogs { id excerpt } }');
    expect(blogs).toContainEqual({ id, excerpt });
  });
});
