import { cleanEnv, makeValidator, str } from 'envalid';

/** Reads settings from `environment` by their `validators`; throws an error with one sentence that names what is wrong. */
export function readSettings<V>(environment: NodeJS.ProcessEnv, validators: V) {
  return cleanEnv(environment, validators, {
    reporter: ({ errors }) => {
      const [[name, error] = []] = Object.entries<Error | undefined>(errors);
      if (name) throw new Error(`The setting ${name} is wrong: ${error?.message}`);
    },
  });
}

/** A setting that is a text, of which `isRight` says whether it is one. `rule`: what it must be, the end of a sentence. */
export const textWhere = (isRight: (setting: string) => boolean, rule: string) =>
  makeValidator<string>((setting) => {
    if (isRight(setting)) return setting;
    // Without what was set, which may have a password.
    throw new Error(`it must ${rule}.`);
  });

/** A whole number from `least`, of `unit` if it has one. */
export const wholeNumber = (least: number, unit = '') =>
  makeValidator<number>((setting) => {
    const number = setting.trim() === '' ? NaN : Number(setting);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new Error(`it must be a whole number ${unit}from ${least}.`);
  });

const isHttpUrl = (setting: string) => URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol);

/** An address by http or https. */
export const httpUrl = textWhere(isHttpUrl, 'be an address such as https://www.example.ae');

/** The address of a collector of traces. */
export const collectorUrl = textWhere(isHttpUrl, 'be an address such as http://127.0.0.1:4318');

/** The path of a folder. An empty one is refused: some take it for the folder in which the server was started. */
export const folderPath = textWhere(
  (setting) => setting.trim() !== '',
  'be the path of a folder, such as ./data',
);

/** From which level on lines are written to the log. */
export const logLevel = str({
  default: 'info',
  choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
});

/** A port with the host at which it is taken; the names are those of the settings. */
interface Listener {
  name: string;
  port: number | undefined;
  host: string;
}

/** Throws with a sentence where two of the servers that these settings start would take one port of one host. */
export function checkPorts(listeners: Listener[]) {
  const isEvery = (host: string) => host === '0.0.0.0' || host === '::';
  for (const [i, { name, port, host }] of listeners.entries()) {
    const same = listeners
      .slice(i + 1)
      .find((other) => other.port === port && (other.host === host || isEvery(other.host) || isEvery(host)));
    if (port === undefined || !same) continue;
    throw new Error(
      `The settings ${name} and ${same.name} are both ${port}: set another port for one of them.`,
    );
  }
}
