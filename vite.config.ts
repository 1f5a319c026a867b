import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { inlineHead } from './web/delivery/inlineHead.ts';
import { precompress } from './web/delivery/precompress.ts';

/** What a form of one field needs: home has one. */
const forms =
  /\/web\/(enquiries\/(consent|EmailField|messages|newKey|screenFieldName|useFormMutation)|ui\/form\/(Field|FieldNotes|Form|formContext|Overlay|SubmitButton|useField))\./;
/** The folders that pages with a form have besides. */
const formPages = /\/web\/(enquiries\/(?!receipt\.)|ui\/form\/(?!Confirmation\.))/;
/** What shows the car that a page is about. */
const namedCar =
  /\/web\/(booking\/(CarSummary|NamedCar|useNamedCar|loadNamedCar|loadBookingForm|carToBook|loanMessages)|generated\/(ChosenCar|BookingForm))\./;
/** What forms have that are about a chosen car. */
const booking = /\/web\/booking\//;
/** What only confirmations have. */
const receipts =
  /\/web\/(receipts\/|enquiries\/receipt\.|ui\/form\/Confirmation\.)|\/rest\/dealership\/(dayInWords|momentInWords|reference)\./;
/** When an answer is due: confirmations say it, and test drives are offered behind it. */
const answers = /\/rest\/dealership\/(latestAnswer|hoursOn)\./;
/** The folder that pages without a card of a car do without. */
const cards = /\/web\/cars\/card\//;

/** Whether pages of every kind may need it. */
function isShared(id: string): boolean {
  return ![forms, formPages, cards, namedCar, booking, receipts, answers].some((some) => some.test(id));
}

/** The site in browsers. Each library has a chunk of its own, which stays in their caches from release to release. */
const client: EnvironmentOptions = {
  // RxJS without the helpers that browsers of ten years ago needed.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  build: {
    outDir: '../dist/web/client',
    emptyOutDir: true,
    manifest: true,
    // The licences of most libraries ask that their notices go wherever their code goes.
    license: { fileName: 'assets/licenses.md' },
    // One style sheet: a page that is opened later waits for none.
    cssCodeSplit: false,
    rolldownOptions: {
      input: [resolve('web/index.html'), resolve('web/delivery/lazyHydration.ts')],
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
            { name: 'router', test: /node_modules\/react-router/, priority: 7 },
            { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\//, priority: 7 },
            // What most pages share, and what pages of a kind do, in eight files rather than in forty.
            { name: 'site', test: isShared, minShareCount: 3, priority: 6 },
            { name: 'answers', test: answers, minShareCount: 2, priority: 5 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 5 },
            { name: 'formPages', test: formPages, minShareCount: 2, priority: 4 },
            { name: 'cards', test: cards, minShareCount: 2, priority: 3 },
            { name: 'namedCar', test: namedCar, minShareCount: 2, priority: 2 },
            { name: 'booking', test: booking, minShareCount: 2, priority: 1 },
            { name: 'receipts', test: receipts, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
};

/** The explorer for developers. */
const explorer: EnvironmentOptions = {
  consumer: 'client',
  build: {
    outDir: '../dist/web/client',
    emptyOutDir: false,
    assetsDir: 'assets/explorer',
    license: { fileName: 'assets/explorer/licenses.md' },
    rolldownOptions: { input: resolve('web/graphiql/index.html') },
  },
};

/** What renders the pages on the server, and what the gateway has to know of the site. */
const ssr: EnvironmentOptions = {
  // With its libraries, in their production builds: a thread that renders starts sooner and weighs less.
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: '../dist/web/server',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['server.tsx', 'documents.ts', 'siteMetadata.ts'].map((file) => resolve('web', file)),
    },
  },
};

export default defineConfig(({ command }): UserConfig => ({
  root: 'web',
  publicDir: false,
  appType: 'custom',
  plugins: [react(), tailwindcss(), inlineHead(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  builder: {},
  environments: command === 'build' ? { client, explorer, ssr } : {},
}));
