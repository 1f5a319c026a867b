/** The names of the packages that the built servers in the folder `dist` import. */
export function importedPackages(dist: string): Set<string>;

/** The content of package.json without the dependencies that are not in `imported`. */
export function withDependencies<Manifest extends { dependencies: Record<string, string> }>(
  manifest: Manifest,
  imported: Set<string>,
): Manifest;
