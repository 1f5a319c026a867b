import type { Plugin } from 'vite';

/**
 * Leaves `import()` in the client as it is. Vite would call a helper that loads the style sheets of the imported code: all
 * pages have one style sheet, and each visit would load that helper.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client' || name === 'backOffice',
    load: {
      order: 'pre',
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
