// Takes out of package.json what no built server imports: the libraries of the site are inside dist/web already, and
// those of the build are not needed any more. Then `npm prune --omit=dev` removes them. For deploy/Dockerfile.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { pathToFileURL } from 'node:url';

/** Packages in `import … from "x"`, `import "x"` and `import("x")`, as esbuild writes them. */
const IMPORT = /^(?:import|export|\}).*?from "([^"]+)";$|^import "([^"]+)";$|\bimport\("([^"]+)"\)/gm;

/** The names of the packages that the scripts in `dist` import; the site from its source, `devSite`, is not served there. */
export function importedPackages(dist) {
  const scripts = readdirSync(dist).filter((name) => name.endsWith('.js') && !name.startsWith('devSite-'));
  const imports = scripts
    .flatMap((name) => [...readFileSync(`${dist}/${name}`, 'utf8').matchAll(IMPORT)])
    .map((match) => match[1] ?? match[2] ?? match[3])
    .filter((path) => !path.startsWith('.') && !isBuiltin(path));
  return new Set(imports.map((path) => /^(@[^/]+\/)?[^/]+/.exec(path)[0]));
}

/** The content of package.json without the dependencies that are not in `imported`. */
export function withDependencies(manifest, imported) {
  const dependencies = Object.entries(manifest.dependencies).filter(([name]) => imported.has(name));
  return { ...manifest, dependencies: Object.fromEntries(dependencies), devDependencies: {} };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
  const kept = withDependencies(manifest, importedPackages('dist'));
  writeFileSync('package.json', `${JSON.stringify(kept, null, 2)}\n`);
}
