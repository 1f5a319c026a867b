const files = import.meta.glob<string>(['../../docs/*.{mjs,py,sh}', '../../schema/CHANGES.md'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

function read(path: string): string {
  const text = files[`../../${path}`];
  if (text === undefined) throw new Error(`${path} was not there when the site was built`);
  return text;
}

/** The programs in `docs/`, which the tests run. */
export const quickStarts = [
  { name: 'curl', program: read('docs/quickstart.sh') },
  { name: 'JavaScript', program: read('docs/quickstart.mjs') },
  { name: 'Python', program: read('docs/quickstart.py') },
];

/** The program that keeps a copy of the stock. */
export const mirror = read('docs/mirror.mjs');

/** The program that receives webhooks. */
export const receiver = read('docs/webhook.mjs');

/** The announced changes of the schema, in Markdown. */
export const changes = read('schema/CHANGES.md');
