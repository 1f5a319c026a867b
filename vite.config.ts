import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type EnvironmentOptions, type UserConfig } from 'vite';
import { inlineHead } from './web/delivery/inlineHead.ts';
import { lucideIcons } from './web/delivery/lucideIcons.ts';
import { plainImports } from './web/delivery/plainImports.ts';
import { withoutEditorParts } from './web/delivery/withoutEditorParts.ts';
import { precompress } from './web/delivery/precompress.ts';

/** Modules that a form of one field needs, such as the one on the home page. */
const forms =
  /\/web\/(enquiries\/(consent|EmailField|messages|newKey|screenFieldName|useFormMutation)|ui\/form\/(Field|FieldNotes|Form|formContext|Overlay|SubmitButton|useDoubts|useField))\./;
/** The other modules of pages with a form. */
const formPages =
  /\/web\/(enquiries\/(?!receipt\.|advice)|ui\/form\/(?!Confirmation\.|SelectField\.|FormNote\.))/;
/** Modules that show the car that a page is about. */
const namedCar =
  /\/web\/(booking\/(CarSummary|NamedCar|useNamedCar|loadNamedCar|loadBookingForm|carToBook|loanMessages)|generated\/(ChosenCar|BookingForm))\./;
/** The other modules of pages with a form about a car. */
const booking = /\/web\/booking\//;
/** Modules that only confirmations need. */
const receipts =
  /\/web\/(receipts\/|enquiries\/receipt\.|ui\/form\/Confirmation\.)|\/rest\/dealership\/(dayInWords|momentInWords|reference)\./;
/**
 * Modules about times: when an answer is due, the showroom opens, a test drive begins and how long it takes, which forms
 * and confirmations tell.
 */
const times =
  /\/(rest\/dealership\/(latestAnswer|hoursOn|openSpans|slotMinutes)|web\/testDrives\/promiseMessages)\./;
/** Modules that the frame of every page needs, and one kind of page as well. */
const frame =
  /\/web\/(admin\/adminLink|cars\/finder\/\w+|compare\/(compareAddress|messages)|errors\/Gone|favourites\/messages|ui\/control\/panelControl)\./;
/** Modules of car cards, of what they load of a car's page, and of what pages with cards remember, which other pages do not need. */
const cards = /\/web\/(cars\/(card\/|recent\/(ContinueWith|lastSeen|messages)\.)|generated\/CarPage\.)/;
/** Modules of the page of a car, which the comparison needs as well. */
const carFacts = /\/web\/cars\/page\//;
/** Modules about the people of the showroom and what buyers say. */
const showroom = /\/web\/showroom\//;

/** Libraries that stay in the caches of browsers from release to release. */
const libraries = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 7 },
  { name: 'router', test: /node_modules\/react-router/, priority: 7 },
  { name: 'apollo', test: /node_modules\/(@apollo|@wry|graphql|optimism|rxjs)\//, priority: 7 },
];

/** Whether pages of every kind may need the module. */
function isShared(id: string): boolean {
  const apart = [forms, formPages, cards, carFacts, namedCar, booking, receipts, times, showroom];
  return !apart.some((some) => some.test(id));
}

/** The site in browsers. Each library has its own chunk, which stays in their caches from release to release. */
const client: EnvironmentOptions = {
  // The build of RxJS without the helpers that ten-year-old browsers need.
  resolve: { conditions: [...defaultClientConditions, 'es2015'] },
  build: {
    outDir: '../dist/web/client',
    emptyOutDir: true,
    manifest: true,
    // The licences of most libraries require that their notices come with their code.
    license: { fileName: 'assets/licenses.md' },
    // One style sheet for all pages, so that a page opened later waits for none.
    cssCodeSplit: false,
    rolldownOptions: {
      input: [resolve('web/index.html'), resolve('web/delivery/lazyHydration.ts')],
      output: {
        codeSplitting: {
          groups: [
            ...libraries,
            // What most pages share, and what pages of one kind share: eight files rather than forty.
            { name: 'site', test: isShared, minShareCount: 3, priority: 6 },
            { name: 'frame', test: frame, minShareCount: 2, priority: 6 },
            { name: 'times', test: times, minShareCount: 2, priority: 5 },
            { name: 'forms', test: forms, minShareCount: 2, priority: 5 },
            { name: 'formPages', test: formPages, minShareCount: 2, priority: 4 },
            { name: 'showroom', test: showroom, minShareCount: 2, priority: 3 },
            { name: 'cards', test: cards, minShareCount: 2, priority: 3 },
            { name: 'carFacts', test: carFacts, minShareCount: 2, priority: 3 },
            { name: 'namedCar', test: namedCar, minShareCount: 2, priority: 2 },
            { name: 'receipts', test: receipts, minShareCount: 2, priority: 0 },
          ],
        },
      },
    },
  },
};

/** GraphiQL, the explorer for developers. */
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

/**
 * The back office: a build of its own, so that no visitor loads a byte of it, and nothing of theirs moves when it changes.
 * Like the site, it has one style sheet.
 */
const backOffice: EnvironmentOptions = {
  ...{ consumer: 'client', resolve: client.resolve },
  build: {
    outDir: '../dist/web/client',
    emptyOutDir: false,
    assetsDir: 'assets/admin',
    manifest: '.vite/backOffice.json',
    license: { fileName: 'assets/admin/licenses.md' },
    cssCodeSplit: false,
    // Its page names the scripts that every page needs, so that they are loaded at once.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: resolve('web/admin/index.html'),
      output: { codeSplitting: { groups: libraries } },
    },
  },
};

/** The code that renders pages on the server, and what the gateway must know about the site. */
const ssr: EnvironmentOptions = {
  // Includes the libraries in their production builds, so that a render thread starts sooner and needs less memory.
  resolve: { noExternal: true },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    outDir: '../dist/web/server',
    emptyOutDir: true,
    rolldownOptions: {
      input: ['server.tsx', 'data/documents.ts', 'seo/siteMetadata.ts'].map((file) => resolve('web', file)),
    },
  },
};

export default defineConfig(({ command }): UserConfig => ({
  root: 'web',
  publicDir: false,
  appType: 'custom',
  plugins: [
    lucideIcons(),
    react(),
    tailwindcss(),
    plainImports(),
    withoutEditorParts(),
    inlineHead(),
    precompress(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: false },
  builder: {},
  environments: command === 'build' ? { client, explorer, backOffice, ssr } : {},
}));
