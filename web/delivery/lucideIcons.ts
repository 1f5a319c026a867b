import { readFileSync } from 'node:fs';
import type { IconNode } from 'lucide';
import type { Plugin } from 'vite';

const PREFIX = '\0lucide/';

/** What the code generator has copied from the package `lucide`, see `schema/plugins/lucideIcons.mjs`. */
interface CopiedIcons {
  version: string;
  icons: Record<string, IconNode>;
}

/**
 * In a build, takes the icons that are imported from `lucide` from `web/generated/lucide.json`, each as a module of its own:
 * who only starts the product does not install the package's 33 MB. Adds the notice of Lucide to the licences of the build.
 */
export function lucideIcons(): Plugin {
  const { version, icons } = JSON.parse(readFileSync('web/generated/lucide.json', 'utf8')) as CopiedIcons;
  return {
    name: 'lucide-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId(id) {
      if (id === 'lucide') return { id: PREFIX, moduleSideEffects: false };
      return id.startsWith(PREFIX) ? { id, moduleSideEffects: false } : undefined;
    },
    load(id) {
      if (!id.startsWith(PREFIX)) return undefined;
      const name = id.slice(PREFIX.length);
      if (name) return `export default ${JSON.stringify(icons[name])};`;
      const names = Object.keys(icons);
      return names.map((icon) => `export { default as ${icon} } from '${PREFIX}${icon}';`).join('\n');
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const licences = Object.values(bundle).find(({ fileName }) => fileName.endsWith('/licenses.md'));
        if (licences?.type !== 'asset') return;
        const notice = readFileSync('LICENSES/lucide.txt', 'utf8');
        licences.source = `${String(licences.source)}\n## lucide - ${version} (ISC)\n\n${notice}`;
      },
    },
  };
}
