import { expect, test } from './test.ts';

test('GW-14 a developer opens the explorer, which runs its three examples and asks no other host', async ({
  page,
}) => {
  await page.goto('/graphiql');
  await page.waitForLoadState('networkidle');
  for (const tab of ['Listing', 'Inventory', 'Home']) {
    await page.getByRole('tab', { name: tab }).click();
    // The explorer reads the name of the operation a moment after the tab is shown.
    await page.waitForFunction((name) => localStorage.getItem('graphiql:operationName') === name, tab);
    const answer = page.waitForResponse(
      (response) =>
        response.url().endsWith('/graphql') &&
        response.request().postData()?.includes(`query ${tab}`) === true,
    );
    await page.getByRole('button', { name: /execute query/i }).click();
    const body = (await (await answer).json()) as { data?: unknown; errors?: unknown };
    expect(body.errors).toBeUndefined();
    expect(body.data).toBeTruthy();
  }
});
