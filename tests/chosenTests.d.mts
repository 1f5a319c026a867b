export function chosenTests(
  words: string[],
  files: string[],
): { unit?: string[]; browser?: string[]; options: string[]; build: boolean };
