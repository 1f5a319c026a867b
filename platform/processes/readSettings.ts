import { cleanEnv, makeValidator, str } from 'envalid';
import type { SettingName } from './settingNames.ts';

/** Reads settings from `environment` by their `validators`; throws an error with one sentence that names what is wrong. */
export function readSettings<V extends { [Name in keyof V]: Name extends SettingName ? unknown : never }>(
  environment: NodeJS.ProcessEnv,
  validators: V,
) {
  return cleanEnv(environment, validators, {
    reporter: ({ errors }) => {
      const [[name, error] = []] = Object.entries<Error | undefined>(errors);
      if (name) throw new Error(`The setting ${name} is wrong: ${error?.message}`);
    },
  });
}

/** A validator of texts that are right by `isRight`. `rule` ends the sentence `it must …` that is said of others. */
export const textWhere = (isRight: (setting: string) => boolean, rule: string) =>
  makeValidator<string>((setting) => {
    if (isRight(setting)) return setting;
    // The message leaves out the value, which may contain a password.
    throw new Error(`it must ${rule}.`);
  });

/** A validator of whole numbers from `least`. `unit` is for the message, such as `of megabytes `. */
export const wholeNumber = (least: number, unit = '') =>
  makeValidator<number>((setting) => {
    const number = setting.trim() === '' ? NaN : Number(setting);
    if (Number.isSafeInteger(number) && number >= least) return number;
    throw new Error(`it must be a whole number ${unit}from ${least}.`);
  });

const isHttpUrl = (setting: string) => URL.canParse(setting) && /^https?:$/.test(new URL(setting).protocol);

/** An http or https address. */
export const httpUrl = textWhere(isHttpUrl, 'be a URL such as https://www.example.ae');

/** The address of a trace collector. */
export const collectorUrl = textWhere(isHttpUrl, 'be a URL such as http://127.0.0.1:4318');

/** The path of a folder. An empty one is refused: some functions take it for the folder in which the server was started. */
export const folderPath = textWhere(
  (setting) => setting.trim() !== '',
  'be the path of a folder, such as ./data',
);

/** The lowest level that is logged. */
export const logLevel = str({
  default: 'info',
  choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
});

/**
 * Throws an error with one sentence when two ports of one host are the same. `hosts`: the names of the host settings, by
 * the names of their port settings.
 */
export function checkPorts(settings: Record<string, unknown>, hosts: Record<string, string>) {
  const isEvery = (host: unknown) => host === '0.0.0.0' || host === '::';
  const taken = Object.entries(hosts).filter(([name]) => settings[name] !== undefined);
  for (const [i, [name, hostName]] of taken.entries()) {
    const host = settings[hostName];
    const same = taken.slice(i + 1).find(([other, otherHost]) => {
      const both = [host, settings[otherHost]];
      return settings[other] === settings[name] && (both[0] === both[1] || both.some(isEvery));
    });
    if (same) {
      throw new Error(
        `The settings ${name} and ${same[0]} are both ${String(settings[name])}. Set another port for one of them.`,
      );
    }
  }
}
