import { isIPv6 } from 'node:net';
import { availableParallelism } from 'node:os';
import { bool, host, makeValidator, port, str } from 'envalid';
import { isHost } from '../platform/network/hostHeader.ts';
import {
  checkPorts,
  collectorUrl,
  folderPath,
  httpUrl,
  logLevel,
  readSettings,
  wholeNumber,
} from '../platform/processes/readSettings.ts';
import { trustedProxies } from '../platform/processes/trustedProxies.ts';

/** The smallest space for uploads of a process: the largest upload fits, MB. */
const LEAST_UPLOAD_SPACE = 320;

/** `true`, `false`, or the addresses of the proxies. */
const proxies = makeValidator<boolean | string>(
  (setting) => setting === 'true' || (setting !== 'false' && setting !== '' && trustedProxies(setting)),
);

/** How many processes answer on the port; `auto`: one a core. */
const processCount = makeValidator<number>((setting) => {
  if (setting === 'auto') return availableParallelism();
  if (/^[1-9]\d{0,2}$/.test(setting)) return Number(setting);
  throw new Error('it must be auto or a whole number of at least 1.');
});

/** The hosts that requests may name. */
const hosts = makeValidator<string[]>((setting) => {
  const all = setting
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean);
  const wrong = all.find((entry) => !isHost(entry) || !URL.canParse(`http://${entry}`));
  if (wrong !== undefined) {
    throw new Error(`"${wrong}" is not a host name such as cars.example or cars.example:8080.`);
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
    /** Which operations clients without a partner's key may run: `any`, or only those of the site (`trusted`). */
    ANONYMOUS_QUERIES: str({ default: 'any', choices: ['any', 'trusted'] }),
    ALLOWED_HOSTS: hosts({ default: [] }),
    FORM_LIMIT: wholeNumber(1)({ default: 20 }),
    /** How many connections one address may have open. */
    CONNECTION_LIMIT: wholeNumber(1)({ default: 1000 }),
    /** How much disk space uploads in progress may take, of all processes together, MB. */
    UPLOAD_SPACE: wholeNumber(LEAST_UPLOAD_SPACE, 'of megabytes ')({ default: 2048 }),
    TRUST_PROXY: proxies({ default: false }),
    WORKERS: processCount({ default: 1 }),
    DATA_DIR: folderPath({ default: './data' }),
    /** Serves the site from its source in web/, for development. */
    LIVE_SITE: bool({ default: false }),
    LOG_LEVEL: logLevel,
  });
  checkPorts(settings, gatewayPorts);
  // Vite serves the live site from one process.
  const workers = settings.LIVE_SITE ? 1 : settings.WORKERS;
  return {
    ...settings,
    workers,
    uploadSpace: uploadSpaceOf(settings.UPLOAD_SPACE / workers),
    siteUrl: settings.SITE_URL && originOnly(settings.SITE_URL),
    restUrl: settings.REST_URL ?? restUrlOf(settings),
  };
}

/** The settings of the gateway's ports, each with the setting of its host. */
export const gatewayPorts = { PORT: 'HOST', METRICS_PORT: 'METRICS_HOST' };

/** The address of the REST API of this machine, which may listen on all of the machine's addresses. */
function restUrlOf({ REST_HOST, REST_PORT }: { REST_HOST: string; REST_PORT: number }): string {
  if (REST_HOST === '0.0.0.0' || REST_HOST === '::') return `http://127.0.0.1:${REST_PORT}`;
  return `http://${isIPv6(REST_HOST) ? `[${REST_HOST}]` : REST_HOST}:${REST_PORT}`;
}

/** The limits for uploads of a process with this share of the space, bytes: one address may take a third. */
function uploadSpaceOf(megabytes: number) {
  const total = Math.floor(Math.max(LEAST_UPLOAD_SPACE, megabytes) * 1024 * 1024);
  return { perAddress: Math.floor(total / 3), total };
}

/** The origin of a URL without a path, with or without a slash at its end; throws for any other URL. */
function originOnly(setting: string): string {
  const { protocol, origin, href } = new URL(setting);
  if (!/^https?:$/.test(protocol) || href !== `${origin}/`) {
    throw new Error(
      'The setting SITE_URL is wrong: it must be a protocol and a host, such as https://www.example.ae.',
    );
  }
  return origin;
}
