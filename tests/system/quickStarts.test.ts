import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { carStore } from '../../rest/cars/carStore.ts';
import { runGateway, type RunningGateway } from '../servers/runGateway.ts';
import { runRest, type RunningRest } from '../servers/runRest.ts';
import { someCars } from '../stock/someCars.ts';

let rest: RunningRest;
let gateway: RunningGateway;
/** A line for each car, newest first, as the programs in the documentation print it. */
let lines: string[];

beforeAll(async () => {
  rest = await runRest();
  await carStore(rest.store).saveAll(someCars(130));
  gateway = await runGateway({ restUrl: rest.url });
  const first = await gateway.data(
    '{ cars(first: 100) { nodes { id title price } pageInfo { endCursor } } }',
  );
  const { endCursor: after } = first.cars.pageInfo;
  const second = await gateway.data(
    'query ($after: String) { cars(first: 100, after: $after) { nodes { id title price } } }',
    { after },
  );
  lines = [...first.cars.nodes, ...second.cars.nodes].map(
    ({ id, title, price }: { id: string; title: string | null; price: number | null }) =>
      `${id} ${title ?? '-'} ${price ?? '-'}`,
  );
});
afterAll(async () => {
  await gateway.close();
  await rest.close();
});

const run = promisify(execFile);
const programs: [name: string, command: string, file: string][] = [
  ['JavaScript', process.execPath, 'docs/quickstart.mjs'],
  ['Python', 'python3', 'docs/quickstart.py'],
];

/** Whether a program is installed here. */
const installed = async (command: string) =>
  run(command, ['--version']).then(
    () => true,
    () => false,
  );

describe('a partner who runs the quick start of the documents as it stands', () => {
  it('in curl gets the five cheapest cars', async ({ skip }) => {
    if (!(await installed('curl'))) skip();
    const { stdout } = await run('sh', ['docs/quickstart.sh', `${gateway.url}/graphql`]);
    const { cars } = JSON.parse(stdout).data;
    expect([cars.totalCount, cars.nodes.length]).toEqual([130, 5]);
    const prices = cars.nodes.map(({ price }: { price: number }) => price);
    expect(prices).toEqual(prices.toSorted((a: number, b: number) => a - b));
  });

  it.for(programs)('in %s gets every car once', async ([, command, file], { skip }) => {
    if (!(await installed(command))) skip();
    const { stdout } = await run(command, [file, `${gateway.url}/graphql`]);
    expect(stdout.trim().split('\n')).toEqual(lines);
    expect(new Set(lines).size).toBe(130);
  });

  it.for(programs)(
    'in %s waits where he is told to, and is told by a code what is wrong',
    async ([, command, file], { skip }) => {
      if (!(await installed(command))) skip();
      const answers = [
        { status: 503, headers: { 'retry-after': '1' }, body: { errors: [{ message: 'Busy.' }] } },
        {
          status: 400,
          headers: {},
          body: { errors: [{ message: 'Not so.', extensions: { code: 'BAD_USER_INPUT' } }] },
        },
      ];
      const asked: number[] = [];
      const server = createServer((request, response) => {
        request.resume().on('end', () => {
          const { status, headers, body } = answers[asked.length] ?? answers[1]!;
          asked.push(Date.now());
          response.writeHead(status, headers).end(JSON.stringify(body));
        });
      });
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
      const { port } = server.address() as AddressInfo;
      const failure = await run(command, [file, `http://127.0.0.1:${port}/graphql`]).catch((error) => error);
      server.close();
      expect(failure.stderr).toContain('BAD_USER_INPUT: Not so.');
      expect(asked).toHaveLength(2);
      expect(asked[1]! - asked[0]!).toBeGreaterThanOrEqual(1_000);
    },
  );
});

it('a reader finds the very program in the README, and links to the others', async () => {
  const readme = await readFile('README.md', 'utf8');
  expect(readme).toContain(`\`\`\`sh\n${await readFile('docs/quickstart.sh', 'utf8')}\`\`\``);
  const partners = await readFile('docs/partners.md', 'utf8');
  for (const [, , file] of programs) expect(partners).toContain(`(${file.replace('docs/', '')})`);
});
