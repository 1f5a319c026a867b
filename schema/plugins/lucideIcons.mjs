import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import * as lucide from 'lucide';

/**
 * Codegen plugin: the shapes of the icons that the site imports from Lucide, so that the build needs these 7 kB instead of
 * the package's 33 MB. `web/delivery/lucideIcons.ts` reads them.
 */
export function plugin() {
  const { version } = createRequire(import.meta.url)('lucide/package.json');
  const shapes = new Map(Object.entries(lucide));
  const icons = importedIcons('web').map((name) => `"${name}": ${JSON.stringify(shapes.get(name))}`);
  return `{\n"version": "${version}",\n"icons": {\n${icons.join(',\n')}\n}\n}\n`;
}

/** The names that the files in a folder import from Lucide as values, sorted. */
function importedIcons(folder) {
  const sources = readdirSync(folder, { recursive: true })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const imports = sources.flatMap((source) => [...source.matchAll(/^import \{([^}]+)\} from 'lucide';/gm)]);
  const names = imports.flatMap(([, list]) => list.split(',').map((name) => name.trim().split(' as ')[0]));
  return [...new Set(names)].filter((name) => /^[A-Z]/.test(name)).sort((a, b) => (a < b ? -1 : 1));
}
