import { distance } from 'fastest-levenshtein';
import { type SettingName, settingNames } from './settingNames.ts';

const known: ReadonlySet<string> = new Set(settingNames);

/** What the system, Node.js, OpenTelemetry and the tests read themselves. */
const FOREIGN =
  /^(NODE|OTEL|NPM|UV|SSL|LC|MALLOC)_|^(PATH|HOME|LANG|TZ|TMPDIR|TERM|NO_COLOR|FORCE_COLOR)$|_(PATH|TEST_URL)$/i;

/**
 * A sentence for each name in the file `.env` that is no setting, with the setting that was probably meant. Such a line would
 * be ignored in silence.
 */
export function unknownInFile(names: readonly string[]): string[] {
  return names
    .filter((name) => !known.has(name) && !FOREIGN.test(name))
    .map((name) => {
      const meant = nearest(name, (setting) => Math.ceil(setting.length / 3));
      return meant
        ? didYouMean(name, meant)
        : `${name} in .env is not a setting. .env.example lists all settings.`;
    });
}

/**
 * The same for the names of the environment that look like a mistyped setting: one letter is wrong, or two of a long name.
 * Others are of other programs.
 */
export function mistypedInEnvironment(names: readonly string[]): string[] {
  return names
    .filter((name) => !known.has(name) && !FOREIGN.test(name))
    .flatMap((name) => {
      const meant = nearest(name, (setting) => (setting.length < 8 ? 1 : 2));
      return meant ? [didYouMean(name, meant)] : [];
    });
}

const didYouMean = (name: string, meant: SettingName) => `${name} is not a setting. Did you mean ${meant}?`;

/** The setting whose name is the most similar, with as many different letters as `tolerance` allows. */
function nearest(name: string, tolerance: (setting: SettingName) => number): SettingName | undefined {
  const [best] = settingNames
    .map((setting) => ({ setting, letters: distance(name.toUpperCase(), setting) }))
    .filter(({ setting, letters }) => letters <= tolerance(setting))
    .toSorted((a, b) => a.letters - b.letters);
  return best?.setting;
}
