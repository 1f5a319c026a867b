import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

it('whoever starts a server reads the addresses of the site below all that the server has logged', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...['--import', 'tsx', 'tests/servers/serverLogProcess.ts'],
  ]);
  expect(stdout.split('\n').map((line) => /first|second|below/.exec(line)?.[0])).toEqual([
    'first',
    'second',
    'below',
    undefined,
  ]);
});
