import { bool, email, host, makeValidator, port } from 'envalid';
import {
  checkPorts,
  collectorUrl,
  folderPath,
  httpUrl,
  logLevel,
  readSettings,
  textWhere,
  wholeNumber,
} from '../platform/processes/readSettings.ts';
import { trustedProxies } from '../platform/processes/trustedProxies.ts';
import type { MailSettings } from './mail/mailer.ts';

const MAIL_ADDRESS = /^[^@\s<>]+@[^@\s<>]+\.[^@\s<>]+$/;

export type RestConfig = ReturnType<typeof readRestConfig>;

const gateways = makeValidator<string>(trustedProxies);
const sender = makeValidator<string>(mailSender);
const mongodbUrl = textWhere(
  (setting) => setting === '' || /^mongodb(\+srv)?:\/\//.test(setting),
  'start with mongodb:// or mongodb+srv://',
);
const mailServer = textWhere(
  (setting) => setting === '' || isMailServer(setting),
  'be a URL such as smtp://user:password@mail.example.ae:587, ' +
    'with smtp or smtps, and with special characters of the password percent-encoded',
);
const secret = (least: number) =>
  textWhere(
    (setting) => setting === '' || setting.trim().length >= least,
    `have at least ${least} characters, without leading and trailing spaces`,
  )({ default: undefined });

/** Reads the settings of the REST API from `environment`; throws an error with one sentence that names what is wrong. */
export function readRestConfig(environment: NodeJS.ProcessEnv) {
  const settings = readSettings(environment, {
    REST_PORT: port({ default: 4001 }),
    REST_HOST: host({ default: '127.0.0.1' }),
    /** The gateways that are trusted to tell a visitor's address. */
    REST_TRUST_PROXY: gateways({ default: 'loopback' }),
    REST_METRICS_PORT: port({ default: undefined }),
    OTEL_EXPORTER_OTLP_ENDPOINT: collectorUrl({ default: undefined }),
    METRICS_HOST: host({ default: '127.0.0.1' }),
    DATA_DIR: folderPath({ default: './data' }),
    MONGODB_URL: mongodbUrl({ default: undefined }),
    CATALOGUE_LIMIT: wholeNumber(0)({ default: 1_000_000 }),
    /** How many forms are stored for one visitor's address in ten minutes. */
    FORM_LIMIT: wholeNumber(1)({ default: 20 }),
    DEMO_STOCK: bool({ default: true }),
    SMTP_URL: mailServer({ default: undefined }),
    MAIL_FROM: sender({ default: undefined }),
    DEALER_EMAIL: email({ default: undefined }),
    /** The address of the program that keeps customers. */
    LEADS_EMAIL: email({ default: undefined }),
    PORT: port({ default: 4000 }),
    SITE_URL: httpUrl({ default: undefined }),
    PUBLIC_URL: httpUrl({ default: undefined }),
    ADMIN_TOKEN_SECRET: secret(32),
    ADMIN_SIGNUP_CODE: secret(12),
    LOG_LEVEL: logLevel,
  });
  checkPorts(settings, restPorts);
  return { ...settings, mail: mailSettings(settings) };
}

/** The settings of the REST API's ports, each with the setting of its host. */
export const restPorts = { REST_PORT: 'REST_HOST', REST_METRICS_PORT: 'METRICS_HOST' };

function isMailServer(setting: string): boolean {
  return /^smtps?:\/\//.test(setting) && URL.canParse(setting) && new URL(setting).hostname !== '';
}

function mailSettings(settings: {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  DEALER_EMAIL?: string;
  LEADS_EMAIL?: string;
  PORT: number;
  SITE_URL?: string;
  PUBLIC_URL?: string;
}): MailSettings {
  const { SMTP_URL, MAIL_FROM, DEALER_EMAIL, LEADS_EMAIL, PORT } = settings;
  const { SITE_URL = `http://localhost:${PORT}`, PUBLIC_URL = SITE_URL } = settings;
  if (SMTP_URL && !MAIL_FROM) {
    throw new Error('The setting MAIL_FROM is missing: SMTP_URL requires a sender.');
  }
  return {
    server: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    dealerEmail: DEALER_EMAIL,
    leadsEmail: LEADS_EMAIL,
    publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
  };
}

/**
 * Checks and returns the setting of the sender of mails: an address, or a name with an address in angle brackets; ''
 * means none. Throws an error with a sentence that says what it must be.
 */
function mailSender(setting: string): string {
  const [, address = setting] = /^[^<>]*<([^<>]*)>$/.exec(setting) ?? [];
  if (setting === '' || MAIL_ADDRESS.test(address)) return setting;
  throw new Error(
    'it must be an email address, or a name and an email address such as Cars <cars@example.com>.',
  );
}
