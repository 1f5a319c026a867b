/**
 * Gives a setting that is the path of a folder. Throws with a sentence where it is empty, which some take for the folder in
 * which the server was started.
 */
export function folderPath(setting: string): string {
  if (setting.trim() !== '') return setting;
  throw new Error('it must be the path of a folder, such as ./data.');
}
