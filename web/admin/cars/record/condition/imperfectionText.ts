import type { StockPictureFieldsFragment } from '../../../../generated/StockPictureFields.ts';

/** Something that is not as new, as it is typed. */
export interface TypedImperfection {
  text: string;
  /** What names the picture that shows it. */
  picture: string | null;
}

type Named = Pick<StockPictureFieldsFragment, 'id' | 'fileName'>;

/** A line of the text: words, and the name of a picture in brackets. */
const line = /^(?<words>.+?)\s*\[(?<picture>(?:[^\][]|\[[^\][]*\])+)\]$/;

/** The imperfections in a text, which has a line for each. */
export function imperfectionsIn(text: string): TypedImperfection[] {
  if (saysNone(text)) return [];
  return text
    .split('\n')
    .map((item) => item.trim())
    .filter(Boolean)
    .map((item) => {
      const { words = item, picture = null } = line.exec(item)?.groups ?? {};
      return { text: words, picture: picture?.trim() ?? null };
    });
}

/** The text of imperfections; those without words are left out. */
export function textOfImperfections(list: readonly TypedImperfection[]): string {
  return list
    .flatMap(({ text, picture }) => {
      const words = text.trim();
      if (words === '') return [];
      return picture === null ? words : `${words} [${picture}]`;
    })
    .join('\n');
}

/** What says that there are no imperfections. */
export const NONE = 'None';

/** Whether a text says that there are no imperfections; an empty one says nothing of them. */
export function saysNone(text: string): boolean {
  return text.trim().toLowerCase() === NONE.toLowerCase();
}

/** Typed words without the signs that mean something in the text. */
export function withoutSigns(words: string): string {
  return words.replaceAll(/[;\n]/g, ',').replaceAll('[', '(').replaceAll(']', ')');
}

/** What names a picture in the text: its file, or its id where several have that name, or the name cannot be written there. */
export function nameOf({ id, fileName }: Named, all: readonly Named[]): string {
  const isAlone = all.filter((each) => each.fileName === fileName).length === 1;
  const isWritten = line.test(`x [${fileName}]`) && !fileName.includes(';') && fileName.trim() === fileName;
  return isAlone && isWritten ? fileName : id;
}

/** The picture with this name. */
export function pictureNamed<T extends Named>(name: string | null, all: readonly T[]): T | undefined {
  return all.find(({ fileName }) => fileName === name) ?? all.find(({ id }) => id === name);
}
