import { modelName } from './modelName.ts';

/** Turns a trim's name into the one that the site shows: like a model's, but one with a digit (`520i`) stays as it is written. */
export function trimName(text: string): string {
  return /\d/.test(text) ? text : modelName(text);
}
