import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { bool, host, makeValidator, port, str } from 'envalid';
import { isHost } from '../network/hostHeader.ts';
import {
  checkPorts,
  collectorUrl,
  folderPath,
  httpUrl,
  logLevel,
  readSettings,
  wholeNumber,
} from '../processes/readSettings.ts';
import { trustedProxies } from '../processes/trustedProxies.ts';

/** The largest upload fits, MB. */
const LEAST_UPLOAD_SPACE = 320;

/** `true`, `false`, or which ones. */
const proxies = makeValidator<boolean | string>(
  (setting) => setting === 'true' || (setting !== 'false' && setting !== '' && trustedProxies(setting)),
);

/** How many processes answer on the port; `auto`: one a core. */
const workers = makeValidator<number>((setting) => {
  if (setting === 'auto') return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(setting)) return Number(setting);
  throw new Error('it must be a whole number from 1, or auto.');
});

/** Those at which the site may be asked. */
const hosts = makeValidator<string[]>((setting) => {
  const all = setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = all.find((entry) => !isHost(entry) || !URL.canParse(`http://${entry}`));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" is no host such as cars.example or cars.example:8080.`);
  }
  return all;
});

export type GatewayConfig = ReturnType<typeof readGatewayConfig>;

/** Reads the settings of the gateway from `environment`; throws an error with one sentence that names what is wrong. */
export function readGatewayConfig(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment, {
    PORT: port({ default: 4000 }),
    HOST: host({ default: '0.0.0.0' }),
    METRICS_PORT: port({ default: undefined }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl({ default: undefined }),
    METRICS_HOST: host({ default: '127.0.0.1' }),
    REST_PORT: port({ default: 4001 }),
    REST_HOST: host({ default: '127.0.0.1' }),
    REST_URL: httpUrl({ default: undefined }),
    SITE_URL: httpUrl({ default: undefined }),
    /** Which operations are run for senders without a partner's key: `trusted`, those of the site alone. */
    ANONYMOUS_QUERIES: str({ default: 'any', choices: ['any', 'trusted'] }),
    ALLOWED_HOSTS: hosts({ default: [] }),
    FORM_LIMIT: wholeNumber(1)({ default: 20 }),
    /** How many connections one address may have open. */
    CONNECTION_LIMIT: wholeNumber(1)({ default: 1000 }),
    /** What uploads may take on the disk while they are under way, MB. */
    UPLOAD_SPACE: wholeNumber(LEAST_UPLOAD_SPACE, 'of megabytes ')({ default: 2048 }),
    TRUST_PROXY: proxies({ default: false }),
    WORKERS: workers({ default: 1 }),
    DATA_DIR: folderPath({ default: './data' }),
    /** The site straight from web/, for working on it. */
    LIVE_SITE: bool({ default: false }),
    LOG_LEVEL: logLevel,
  });
  checkPorts(settings, gatewayPorts);
  return {
    ...settings,
    uploadSpace: uploadSpaceOf(settings.UPLOAD_SPACE),
    // Vite serves the live site from one process.
    workers: settings.LIVE_SITE ? 1 : settings.WORKERS,
    siteUrl: settings.SITE_URL && originOnly(settings.SITE_URL),
    restUrl: settings.REST_URL ?? restUrlOf(settings),
  };
}

/** The settings of the ports that the gateway takes, with those of their hosts. */
export const gatewayPorts = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' };

/** Where the REST API of this machine listens: at one address, or at all of them. */
function restUrlOf({ REST_HOST, REST_PORT }: { REST_HOST: string; REST_PORT: number }): string {
  if (REST_HOST === '0.0.0.0' || REST_HOST === '::') return `http://127.0.0.1:${REST_PORT}`;
  return `http://${isIPv6(REST_HOST) ? `[${REST_HOST}]` : REST_HOST}:${REST_PORT}`;
}

/** One address may take a third. `total` and `perAddress`: bytes. */
function uploadSpaceOf(megabytes: number) {
  const total = megabytes * 1024 * 1024;
  return { perAddress: Math.floor(total / 3), total };
}

/** `https://www.example.ae` for that or the same with a slash behind it; throws where there is more to it. */
function originOnly(setting: string): string {
  const { protocol, origin, href } = new URL(setting);
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) {
    throw new Error(
      'The setting SITE_URL is wrong: it must be a protocol and a host, such as https://www.example.ae.',
    );
  }
  return origin;
}
