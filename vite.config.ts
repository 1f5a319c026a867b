import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The web client: `vite build` for browsers, `vite build --ssr server.tsx` for rendering on the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: false,
  appType: 'custom',
  plugins: [react(), tailwindcss()],
  build: {
    outDir: isSsrBuild ? '../dist/web/server' : '../dist/web/client',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: isSsrBuild
      ? {}
      : { input: [resolve('web/index.html'), resolve('web/graphiql/index.html')] },
  },
}));
