import { expect, it } from 'vitest';
import { runScript } from '../servers/runScript.ts';

it('an operator who starts a server reads the addresses of the site below all that the server has logged', async () => {
  const { out } = await runScript('tests/servers/serverLogProcess.ts', [], {});
  expect(out.split('\n').map((line) => /first|second|below/.exec(line)?.[0])).toEqual([
    'first',
    'second',
    'below',
    undefined,
  ]);
});
