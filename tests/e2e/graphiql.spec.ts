import { examples } from '../../web/graphiql/examples.ts';
import { expect, test, tooWide } from './test.ts';

test('GW-14 a developer opens the explorer, which runs its examples and asks no other host @desktop', async ({
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

test('a developer follows a link to an operation, which stands in the editor with its variables and runs @desktop', async ({
  page,
}) => {
  const query = 'query One { makes { id } } query Two($limit: Int!) { latestBlogs(limit: $limit) { title } }';
  const link = new URLSearchParams({ query, variables: '{"limit":2}', operationName: 'Two' });
  // The address of the graph redirects a browser to GraphiQL.
  await page.goto(`/graphql?${link}`);
  await expect(page).toHaveURL(/\/graphiql\?query=/);
  await expect(page.locator('.graphiql-query-editor')).toContainText('latestBlogs');
  await expect(page.locator('.graphiql-editor-tool').first()).toContainText('"limit": 2');
  await page.getByRole('button', { name: /execute query/i }).click();
  await expect(page.locator('.result-window')).toContainText('"latestBlogs"');
});

test('a developer reads what the API is where the documentation begins @desktop', async ({ page }) => {
  await page.goto('/graphiql');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.locator('.graphiql-plugin')).toContainText('Errors have a stable extensions.code');
});

test('a developer without a key is told that he needs one, and where to enter it @desktop', async ({
  page,
}) => {
  await page.route('**/graphql', (route) =>
    route.fulfill({
      status: 403,
      json: { errors: [{ message: 'No', extensions: { code: 'DOCUMENT_NOT_TRUSTED' } }] },
    }),
  );
  await page.goto('/graphiql');
  const notice = page.getByRole('status').filter({ hasText: 'with a partner’s key only' });
  await expect(notice).toBeVisible();
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: /re-fetch/i }).click();
  await expect(notice).toBeHidden();
});

test('a developer tries an upload: the file goes with the mutation @desktop', async ({ page }) => {
  const { query = '', variables = '' } = examples.find((example) => example.query?.includes('SellCar')) ?? {};
  await page.goto(`/graphiql?${new URLSearchParams({ query, variables, operationName: 'SellCar' })}`);
  await expect(page.locator('.graphiql-query-editor')).toContainText('SellCar');
  await page.getByLabel('Files of the next upload').setInputFiles('web/icons/192.png');
  await expect(page.getByRole('button', { name: 'To be uploaded: 192.png' })).toBeVisible();
  const sent = page.waitForRequest(
    (request) => request.headers()['content-type']?.startsWith('multipart/form-data') === true,
  );
  await page.getByRole('button', { name: /execute query/i }).click();
  await sent;
  await expect(page.locator('.result-window')).toContainText('"photoCount": 1');
  await page.getByRole('button', { name: 'Upload no files' }).click();
  await expect(page.getByRole('button', { name: 'Choose files to upload' })).toBeVisible();
});

test('a developer on a phone has the editor above the answer, each as wide as the screen @phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/graphiql');
  await page.waitForLoadState('networkidle');
  const editor = await page.locator('.graphiql-editors').boundingBox();
  const answer = await page.locator('.graphiql-response').boundingBox();
  expect(editor?.width).toBeGreaterThan(340);
  expect(answer?.width).toBeGreaterThan(340);
  expect(answer?.y).toBeGreaterThanOrEqual((editor?.y ?? 0) + (editor?.height ?? 0));
  expect(answer?.height).toBeGreaterThan(300);
  expect(await tooWide(page)).toBe(0);
});
