export function chosenTests(
  words: string[],
  files: string[],
): { unit?: string[]; browser?: string[]; firefox?: string[]; options: string[]; build: boolean };
