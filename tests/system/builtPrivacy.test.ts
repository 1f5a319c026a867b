import { execFile } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { runOrigin } from '../origins/runOrigin.ts';
import { builtProduct } from '../servers/builtProduct.ts';
import { freePort } from '../servers/freePort.ts';
import { mailServer } from '../servers/mailServer.ts';
import { MARK, marked, sendAll } from '../telemetry/markedForms.ts';
import { until } from '../until.ts';

it('what visitors enter, their tokens and their keys are in no output, trace or metric of the built product', async () => {
  const mails = await mailServer();
  mails.refuse(true);
  let traces = '';
  const collector = await runOrigin((request, response) => {
    void text(request).then((spans) => {
      traces += spans;
      response.end('{}');
    });
  });
  const ports = [await freePort(), await freePort()];
  const product = await builtProduct({
    ...{ LOG_LEVEL: 'debug', SMTP_URL: mails.url, MAIL_FROM: 'hello@example.ae' },
    ...{ METRICS_PORT: String(ports[0]), REST_METRICS_PORT: String(ports[1]) },
    ...{ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_BSP_SCHEDULE_DELAY: '50' },
  });
  await product.ready();
  const add = ['dist/partner.js', 'add', 'Marsa Motors', '--scopes', 'leads:write,webhooks:manage'];
  const env = { ...process.env, DATA_DIR: `${product.folder}/data` };
  const { stdout } = await promisify(execFile)(process.execPath, add, { env });
  const key = /pk_[\w-]{43}/.exec(stdout)?.[0] ?? '';
  await sendAll(product.url, (input) => marked(input, 'key'), key);
  await sendAll(product.url, (input) => ({ ...marked(input, 'wrong'), email: `${MARK} at example.ae` }), key);
  await until(() => expect(product.output.join('\n')).toContain('Mail not delivered'));
  await until(() => expect(traces).toContain('insertOne enquiries'));
  const metrics = await Promise.all(
    ports.map(async (port) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()),
  );
  expect(metrics.join()).toMatch(/^forms_total\{form="contact-us",outcome="ok"\} [1-9]/m);
  process.kill(product.pid, 'SIGTERM');
  await product.allGone;
  const all = [...product.output, ...product.errors, traces, ...metrics].join('\n');
  for (const secret of [MARK, key]) {
    expect(secret).not.toBe('');
    const [where = ''] = new RegExp(`.{0,200}${secret}.{0,50}`).exec(all) ?? [];
    expect(where).toBe('');
  }
  await collector.close();
  await mails.close();
});
