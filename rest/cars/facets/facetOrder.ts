/** The alphabetical order of names in facets. */
export const compareNames = new Intl.Collator().compare;

/** The order of models in facets: by make, then by name, then by id. */
export function compareModels(a: ModelName, b: ModelName): number {
  return (
    compareNames(a.brandName, b.brandName) || compareNames(a.modelName, b.modelName) || (a.id < b.id ? -1 : 1)
  );
}

interface ModelName {
  id: string;
  modelName: string;
  brandName: string;
}
