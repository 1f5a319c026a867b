import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { mistypedInEnvironment, unknownInFile } from './mistypedSettings.ts';
import { SUPERVISED } from './onStop.ts';

const FILE = '.env';

/**
 * Adds the settings in the file `.env` to the environment, which takes precedence, and says which names, there or in the
 * environment, are probably mistyped. Throws an error with a sentence when the file cannot be read.
 */
export function loadSettings(warn: (line: string) => void = console.error) {
  warnOfEnvironment(warn);
  const text = readSettingsFile();
  if (text === undefined) return;
  for (const line of unknownInFile(Object.keys(parseEnv(text)))) warn(line);
  process.loadEnvFile(FILE);
}

/** Says which names in the environment are probably mistyped settings; a process that another one has started says nothing. */
export function warnOfEnvironment(warn: (line: string) => void = console.error) {
  if (process.argv.includes(SUPERVISED)) return;
  for (const line of mistypedInEnvironment(Object.keys(process.env))) warn(line);
}

function readSettingsFile(): string | undefined {
  try {
    return readFileSync(FILE, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The file ${FILE} cannot be read. Check that it is a file, and its permissions.`, {
      cause: error,
    });
  }
}
