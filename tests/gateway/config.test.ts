import { expect, it } from 'vitest';
import { readGatewayConfig } from '../../gateway/config.ts';
import { readRestConfig } from '../../rest/config.ts';

it('takes the address of the site without what stands behind its host', () => {
  expect(readGatewayConfig({}).siteUrl).toBeUndefined();
  expect(readGatewayConfig({ SITE_URL: 'https://www.example.ae' }).siteUrl).toBe('https://www.example.ae');
  expect(readGatewayConfig({ SITE_URL: 'http://localhost:8080/' }).siteUrl).toBe('http://localhost:8080');
});

it.each(['cars', 'https://www.example.ae/cars', 'https://www.example.ae/?a', 'ftp://example.ae'])(
  'refuses %s as the address of the site in a sentence',
  (SITE_URL) => {
    expect(() => readGatewayConfig({ SITE_URL })).toThrow(/^The setting SITE_URL is wrong: /);
  },
);

it.each([
  ['127.0.0.1', 'http://127.0.0.1:4100'],
  ['0.0.0.0', 'http://127.0.0.1:4100'],
  ['::', 'http://127.0.0.1:4100'],
  ['::1', 'http://[::1]:4100'],
  ['10.0.0.5', 'http://10.0.0.5:4100'],
])('asks the REST API that listens at %s where it listens', (REST_HOST, restUrl) => {
  expect(readGatewayConfig({ REST_HOST, REST_PORT: '4100' }).restUrl).toBe(restUrl);
});

it('takes the hosts at which the site may be asked as browsers send them', () => {
  const ALLOWED_HOSTS = 'Cars.example, cars.example:8080 10.0.0.5,[::1]:4000';
  expect(readGatewayConfig({}).ALLOWED_HOSTS).toEqual([]);
  expect(readGatewayConfig({ ALLOWED_HOSTS }).ALLOWED_HOSTS).toEqual([
    ...['cars.example', 'cars.example:8080', '10.0.0.5', '[::1]:4000'],
  ]);
});

it.each(['https://cars.example', 'cars.example/', '*.cars.example', 'cars.example:99999', '[:::]', '::1'])(
  'refuses %s as a host of the site in a sentence',
  (host) => {
    expect(() => readGatewayConfig({ ALLOWED_HOSTS: `www.example.ae, ${host}` })).toThrow(
      `The setting ALLOWED_HOSTS is wrong: "${host}" is not a host name such as cars.example or cars.example:8080.`,
    );
  },
);

it.each(['cars', 'ftp://rest.example', 'localhost:4001'])(
  'refuses %s as the REST API in a sentence',
  (REST_URL) => {
    expect(() => readGatewayConfig({ REST_URL })).toThrow(/^The setting REST_URL is wrong: it must be /);
  },
);

it.each(['banana', '10.0.0.1/33', '10.0.0.1, banana', '1'])(
  'refuses %s as a proxy in a sentence',
  (TRUST_PROXY) => {
    expect(() => readGatewayConfig({ TRUST_PROXY })).toThrow(/^The setting TRUST_PROXY is wrong: "/);
  },
);

it.each(['0', '-5', '2.5', 'all', '1,000', '1k', ''])(
  'refuses %s connections an address in a sentence',
  (CONNECTION_LIMIT) => {
    expect(() => readGatewayConfig({ CONNECTION_LIMIT })).toThrow(/^The setting CONNECTION_LIMIT is wrong: /);
  },
);

it.each(['0', '319', '1000.5', 'plenty', '-1', '500GB'])(
  'refuses %s MB of space for uploads in a sentence',
  (UPLOAD_SPACE) => {
    expect(() => readGatewayConfig({ UPLOAD_SPACE })).toThrow(/^The setting UPLOAD_SPACE is wrong: /);
  },
);

it.each([
  ['1', 2048, 2048],
  ['4', 2048, 512],
  ['3', 1000, 333],
  // The largest upload fits into each.
  ['64', 2048, 320],
])('gives each of %s processes its share of the space for uploads: of %i MB, %i', (WORKERS, space, share) => {
  const { total, perAddress } = readGatewayConfig({ WORKERS, UPLOAD_SPACE: String(space) }).uploadSpace;
  const [all, own] = [total, perAddress].map((bytes) => Math.floor(bytes / 1024 ** 2));
  expect([all, own]).toEqual([share, Math.floor(share / 3)]);
});

it('gives the only process of the live site all the space for uploads', () => {
  const live = readGatewayConfig({ LIVE_SITE: 'true', WORKERS: '4' });
  expect(live.uploadSpace).toEqual(readGatewayConfig({}).uploadSpace);
});

it('is where the links in mails lead, unless they shall lead elsewhere', () => {
  const SITE_URL = 'https://www.example.ae/';
  expect(readRestConfig({}).mail.publicUrl).toBe('http://localhost:4000');
  expect(readRestConfig({ SITE_URL }).mail.publicUrl).toBe('https://www.example.ae');
  const PUBLIC_URL = 'https://mail.example.ae';
  expect(readRestConfig({ SITE_URL, PUBLIC_URL }).mail.publicUrl).toBe(PUBLIC_URL);
});

const readers = { gateway: readGatewayConfig, rest: readRestConfig };

it.each(['gateway', 'rest'] as const)(
  'refuses an empty DATA_DIR in a sentence, of the %s before anything is written',
  (name) => {
    for (const DATA_DIR of ['', ' ']) {
      expect(() => readers[name]({ DATA_DIR })).toThrow(
        'The setting DATA_DIR is wrong: it must be the path of a folder, such as ./data.',
      );
    }
    expect(readers[name]({ DATA_DIR: '/data' }).DATA_DIR).toBe('/data');
  },
);

it.each(['foo', 'Marsa', 'Marsa <foo>', 'Marsa <hello@example.ae', 'a@example.ae b@example.ae'])(
  'refuses %s as the sender of mails in a sentence',
  (MAIL_FROM) => {
    expect(() => readRestConfig({ MAIL_FROM })).toThrow(
      'The setting MAIL_FROM is wrong: it must be an email address, or a name and an email address such as Cars <cars@example.com>.',
    );
  },
);

it.each(['hello@example.ae', 'Marsa <hello@example.ae>', '"Marsa, Motors" <hello@example.ae>', '<a@b.ae>'])(
  'takes %s as the sender of mails',
  (MAIL_FROM) => {
    const { mail } = readRestConfig({ SMTP_URL: 'smtp://mail.example.ae', MAIL_FROM });
    expect(mail.server?.from).toBe(MAIL_FROM);
  },
);

it.each([
  ['gateway', 'SITE_URL'],
  ['rest', 'SITE_URL'],
  ['gateway', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  ['rest', 'OTEL_EXPORTER_OTLP_ENDPOINT'],
] as const)('of the %s never tells the password in a wrong %s', (name, setting) => {
  for (const wrong of ['user:secret@example.ae', 'https://user:secret@', 'ftp://user:secret@example.ae']) {
    const read = () => readers[name]({ [setting]: wrong });
    expect(read).toThrow(/^The setting \w+ is wrong: it must be a URL such as https?:\/\/[\w.:]+\.$/);
    expect(read).not.toThrow('secret');
  }
});

it('refuses one port for what visitors and what Prometheus asks, in a sentence, unless the hosts differ', () => {
  const ports = { PORT: '4100', METRICS_PORT: '4100' };
  const sentence = 'The settings PORT and METRICS_PORT are both 4100. Set another port for one of them.';
  expect(() => readGatewayConfig(ports)).toThrow(sentence);
  expect(() => readGatewayConfig({ ...ports, HOST: '127.0.0.1' })).toThrow(sentence);
  expect(readGatewayConfig({ ...ports, HOST: '127.0.0.1', METRICS_HOST: '10.0.0.5' }).METRICS_PORT).toBe(
    4100,
  );
  expect(() => readRestConfig({ REST_PORT: '4101', REST_METRICS_PORT: '4101' })).toThrow(
    'The settings REST_PORT and REST_METRICS_PORT are both 4101. Set another port for one of them.',
  );
});
