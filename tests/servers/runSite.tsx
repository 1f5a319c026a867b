import { ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, cleanup, configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { type ExoticComponent, Fragment, type ReactNode, StrictMode } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { fetch as nodeFetch, type RequestInit } from 'undici';
import { afterEach, beforeEach, vi } from 'vitest';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/graph/readTypeDefs.ts';
import type { Blog } from '../../rest/blogs/blog.ts';
import { blogStore } from '../../rest/blogs/blogStore.ts';
import type { Logo } from '../../rest/brands/brand.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { adminLink } from '../../web/admin/adminLink.ts';
import { createStaffClient } from '../../web/admin/frame/createStaffClient.ts';
import { createStaffRoutes } from '../../web/admin/frame/staffRoutes.tsx';
import { createApolloClient } from '../../web/data/apollo.ts';
import { supportPanels } from '../../web/delivery/panels.ts';
import { createRoutes } from '../../web/routes.tsx';
import { multipart, multipartHeaders } from '../forms/multipart.ts';
import { runRest } from './runRest.ts';
import { tokenSecret } from './staff.ts';

configure({
  // The first page of a test file is slow where the machine is busy.
  asyncUtilTimeout: 10_000,
  // `act` around an event, which nobody awaits, would leave a page waiting for its data forever.
  eventWrapper: (dispatch) => dispatch(),
});
supportPanels(() => undefined);
await loadPages([...createRoutes(() => createApolloClient(ApolloLink.empty())), ...createStaffRoutes()]);

/** The code that lets an administrator sign up. */
export const SIGNUP_CODE = 'a code for one site';

export type RunningSite = Awaited<ReturnType<typeof runSite>>;

/** Runs a site for each test of a file, as `run` does, and closes it. Nobody is signed in, nor has left anything on the device. */
export function siteForEach(run: () => Promise<RunningSite>) {
  let site: RunningSite;
  beforeEach(async () => {
    localStorage.clear();
    site = await run();
  });
  afterEach(async () => {
    cleanup();
    await site.close();
  });
}

/**
 * The site without a browser: its pages in happy-dom, over a real gateway, REST API and store. With `restUrl`, the
 * gateway uses that origin instead of the REST API.
 */
export async function runSite(
  cars: Car[] = [],
  parts: { logos?: Logo[]; blogs?: Blog[]; restUrl?: string } = {},
) {
  const rest = await runRest({ admin: { tokenSecret, signUpCode: SIGNUP_CODE } });
  for (const blog of parts.blogs ?? []) await blogStore(rest.store).add(blog);
  for (const logo of parts.logos ?? []) await brandStore(rest.store).addLogo(logo);
  await carStore(rest.store).saveAll(cars);
  const models = new Map(cars.map((car) => [`${car.manufacturerId?._id} ${car.vehicleTypeId?._id}`, car]));
  for (const { manufacturerId: company, vehicleTypeId: type } of models.values()) {
    if (company) await brandStore(rest.store).addCompany(company);
    if (company && type) await brandStore(rest.store).addVehicleType({ ...type, manufacturer: company });
  }
  const asked: string[] = [];
  const held = new Map<string, Promise<void>>();
  const gateway = await createGateway({ typeDefs: await readTypeDefs(), restUrl: parts.restUrl ?? rest.url });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const link = new UploadHttpLink({
    uri: `${url}/graphql`,
    headers: { 'apollo-require-preflight': 'true' },
    fetch: async (input, init) => {
      const body = init?.body as string | FormData;
      const operations = typeof body === 'string' ? body : (body.get('operations') as string);
      const { operationName } = JSON.parse(operations) as { operationName: string };
      asked.push(operationName);
      await held.get(operationName);
      // The DOM's own fetch allows the page's origin only, and its signals and files are not those of Node.
      const { signal: _domSignal, ...request } = init as RequestInit;
      const response = await nodeFetch(input as string, { ...request, ...(await asSent(body)) });
      return response as unknown as Response;
    },
  });

  /** Posts to the REST API, past the gateway, and reads the texts of its answer. */
  async function post(path: string, body: object) {
    const response = await nodeFetch(`${rest.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Partial<Record<string, string>>;
  }

  return {
    /** Names of the operations that the pages have sent, oldest first. */
    asked,
    /** Keeps operations of this name on their way until the returned function is called. */
    hold(operationName: string): () => void {
      let goOn = () => {};
      held.set(operationName, new Promise((resolve) => (goOn = resolve)));
      return () => {
        held.delete(operationName);
        goOn();
      };
    },
    /** The store of the REST API. */
    store: rest.store,
    post,
    /** Opens the account of an owner, and returns the token of a session. */
    async signUp(owner: { name: string; email: string; password: string }) {
      const { token } = await post('/api/auth/admin/signup', { ...owner, code: SIGNUP_CODE });
      return token!;
    },
    /** Shows the page at `path`; `user` is the visitor who uses it. `strict`: in React's strict mode. */
    visit(path: string, parts: { strict?: boolean } = {}) {
      const Mode = parts.strict ? StrictMode : Fragment;
      const client = createApolloClient(adminLink.concat(link));
      // Nothing is shown until the code of the page is there; without this, the router warns that nothing is.
      const routes = createRoutes(() => client).map((route) => ({ ...route, HydrateFallback: () => null }));
      const router = createMemoryRouter(routes, { initialEntries: [path] });
      return show(router, client, Mode);
    },
    /** Shows the page of the back office at `path`, such as `/admin/people`. */
    async visitOffice(path: string) {
      // Its page has no origin that could tell events or send files.
      vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
      const client = createStaffClient(link);
      const router = createMemoryRouter(createStaffRoutes(), { basename: '/admin', initialEntries: [path] });
      // Its frame waits for who is signed in: React renders it again only where the rendering was awaited.
      return act(async () => show(router, client));
    },
    /** Stops the REST API; the gateway goes on. */
    stopRest: () => rest.close(),
    async close() {
      await gateway.close();
      await rest.close().catch(() => undefined);
    },
  };
}

function show(
  router: ReturnType<typeof createMemoryRouter>,
  client: ReturnType<typeof createApolloClient>,
  Mode: ExoticComponent<{ children?: ReactNode }> = Fragment,
) {
  render(
    <Mode>
      <ApolloProvider client={client}>
        <RouterProvider router={router} />
      </ApolloProvider>
    </Mode>,
  );
  return { user: userEvent.setup(), router, client };
}

/** Loads the code of all pages, so that no test waits for it. */
async function loadPages(routes: RouteObject[]) {
  for (const { lazy, children = [] } of routes) {
    if (typeof lazy === 'function') await lazy();
    await loadPages(children);
  }
}

/** The body of a request as Node can send it. */
async function asSent(body: string | FormData) {
  if (typeof body === 'string') return { body };
  const parts = [...body.entries()].map(async ([name, value]) =>
    typeof value === 'string'
      ? { name, content: value }
      : {
          name,
          filename: value.name,
          mediaType: value.type,
          content: Buffer.from(await value.arrayBuffer()),
        },
  );
  return { body: multipart(await Promise.all(parts)), headers: multipartHeaders };
}
