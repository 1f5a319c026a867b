/**
 * Says which runner gets which words of the command line of `npm test`.
 *
 * @param {string[]} words Parts of paths, then options of the runners. A part may end with a line, such as `:12`.
 * @param {string[]} files The paths of all files below tests/.
 * @returns {{ unit?: string[]; system?: string[]; browser?: string[]; firefox?: string[]; options: string[]; build: boolean }}
 *   The parts that are in the path of a file of Vitest (`unit`, `system` for those that run the product as processes, and
 *   `firefox` for those that drive Firefox) or of Playwright (`browser`): empty for all files, undefined where the runner has
 *   nothing to do, as `system` and `firefox` where no part is named. `build` says whether one of these files tests what `npm run build` makes.
 */
export function chosenTests(words, files) {
  const end = words.findIndex((word) => word.startsWith('-'));
  const parts = end < 0 ? words : words.slice(0, end);
  const options = end < 0 ? [] : words.slice(end);
  if (parts.length === 0) return { unit: [], browser: [], options, build: true };
  const among = (pattern) => {
    const paths = files.filter((file) => pattern.test(file));
    const found = parts.filter((part) => paths.some((path) => path.includes(part.replace(/:\d+$/, ''))));
    return found.length > 0 ? found : undefined;
  };
  const unit = among(/^(?!tests\/(firefox|system)\/).*\.test\.tsx?$/);
  const system = among(/^tests\/system\/.*\.test\.ts$/);
  const browser = among(/\.spec\.ts$/);
  const firefox = among(/^tests\/firefox\/.*\.test\.ts$/);
  const build = Boolean(system ?? browser ?? firefox ?? among(/^tests\/build\/.*\.test\.ts$/));
  return { unit, system, browser, firefox, options, build };
}
