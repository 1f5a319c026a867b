import { HttpLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { fetch as nodeFetch, type RequestInit } from 'undici';
import { createGateway } from '../../gateway/createGateway.ts';
import { readTypeDefs } from '../../gateway/readTypeDefs.ts';
import type { Logo } from '../../rest/brands/brand.ts';
import type { Car } from '../../rest/cars/car.ts';
import { carStore } from '../../rest/cars/carStore.ts';
import { brandStore } from '../../rest/brands/brandStore.ts';
import { createApolloClient } from '../../web/apollo.ts';
import { createRoutes } from '../../web/routes.tsx';
import { runRest } from './runRest.ts';

/**
 * The site without a browser: its pages in happy-dom, over a real gateway, REST API and store. `asked` are the
 * requests that reached the REST API, newest last. With `restUrl`, the gateway asks that origin in place of its own.
 */
export async function runSite(cars: Car[] = [], parts: { logos?: Logo[]; restUrl?: string } = {}) {
  const rest = await runRest();
  for (const logo of parts.logos ?? []) await brandStore(rest.store).saveLogo(logo);
  for (const car of cars) {
    await carStore(rest.store).save(car);
    const { manufacturerId: company, vehicleTypeId: type } = car;
    if (company) await brandStore(rest.store).saveCompany(company);
    if (company && type) await brandStore(rest.store).saveVehicleType({ ...type, manufacturer: company });
  }
  const asked: string[] = [];
  const gateway = await createGateway({ typeDefs: await readTypeDefs(), restUrl: parts.restUrl ?? rest.url });
  const url = await gateway.listen({ port: 0, host: '127.0.0.1' });
  const link = new HttpLink({
    uri: `${url}/graphql`,
    fetch: (input, init) => {
      asked.push(String((JSON.parse(init?.body as string) as { operationName: string }).operationName));
      // The DOM's own fetch keeps to the page's origin, and its signals are not those of Node.
      const { signal: _domSignal, ...request } = init as RequestInit;
      return nodeFetch(input as string, request) as unknown as Promise<Response>;
    },
  });

  return {
    /** Names of the operations that the pages have sent, oldest first. */
    asked,
    /** Shows the page at `path` and gives the visitor who uses it. */
    visit(path: string) {
      const client = createApolloClient(link, 'browser');
      const router = createMemoryRouter(createRoutes(client), { initialEntries: [path] });
      render(
        <ApolloProvider client={client}>
          <RouterProvider router={router} />
        </ApolloProvider>,
      );
      return { user: userEvent.setup(), router, client };
    },
    /** Stops the REST API; the gateway goes on. */
    stopRest: () => rest.close(),
    async close() {
      await gateway.close();
      await rest.close().catch(() => undefined);
    },
  };
}
