import { bool, cleanEnv, email, host, makeValidator, num, port, str } from 'envalid';
import { collectorUrl } from '../processes/collectorUrl.ts';
import { folderPath } from '../processes/folderPath.ts';
import { httpUrl } from '../processes/httpUrl.ts';
import { trustedProxies } from '../processes/trustedProxies.ts';
import { mailSender } from './mail/mailSender.ts';
import type { MailSettings } from './mail/mailer.ts';

export type RestConfig = ReturnType<typeof readRestConfig>;

const gateways = makeValidator<string>(trustedProxies);
const address = makeValidator<string>((setting) => httpUrl(setting));
const collector = makeValidator<string>(collectorUrl);
const folder = makeValidator<string>(folderPath);
const sender = makeValidator<string>(mailSender);

/** Reads the settings of the REST API from `environment`; throws an error with one sentence that names what is wrong. */
export function readRestConfig(environment: NodeJS.ProcessEnv) {
  const settings = cleanEnv(
    environment,
    {
      REST_PORT: port({ default: 4001 }),
      REST_HOST: host({ default: '127.0.0.1' }),
      /** Who tells a visitor's address: the gateways. */
      REST_TRUST_PROXY: gateways({ default: 'loopback' }),
      REST_METRICS_PORT: port({ default: undefined }),
      OTEL_EXPORTER_OTLP_ENDPOINT: collector({ default: undefined }),
      METRICS_HOST: host({ default: '127.0.0.1' }),
      DATA_DIR: folder({ default: './data' }),
      MONGODB_URL: str({ default: undefined }),
      CATALOGUE_LIMIT: num({ default: 1_000_000 }),
      /** How many forms are stored for one visitor's address in ten minutes. */
      FORM_LIMIT: num({ default: 20 }),
      DEMO_STOCK: bool({ default: true }),
      SMTP_URL: str({ default: undefined }),
      MAIL_FROM: sender({ default: undefined }),
      DEALER_EMAIL: email({ default: undefined }),
      PORT: port({ default: 4000 }),
      SITE_URL: address({ default: undefined }),
      PUBLIC_URL: address({ default: undefined }),
      ADMIN_TOKEN_SECRET: str({ default: undefined }),
      ADMIN_SIGNUP_CODE: str({ default: undefined }),
      LOG_LEVEL: str({ default: 'info', choices: ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] }),
    },
    {
      reporter: ({ errors }) => {
        const [[name, error] = []] = Object.entries(errors);
        if (name) throw new Error(`The setting ${name} is wrong: ${error?.message}`);
      },
    },
  );
  if (settings.MONGODB_URL && !/^mongodb(\+srv)?:\/\//.test(settings.MONGODB_URL)) {
    throw new Error('The setting MONGODB_URL is wrong: it must start with mongodb:// or mongodb+srv://.');
  }
  if (!Number.isSafeInteger(settings.CATALOGUE_LIMIT) || settings.CATALOGUE_LIMIT < 0) {
    throw new Error('The setting CATALOGUE_LIMIT is wrong: it must be a whole number from 0.');
  }
  if (!Number.isInteger(settings.FORM_LIMIT) || settings.FORM_LIMIT < 1) {
    throw new Error('The setting FORM_LIMIT is wrong: it must be a whole number from 1.');
  }
  for (const [name, shortest] of [
    ['ADMIN_TOKEN_SECRET', 32],
    ['ADMIN_SIGNUP_CODE', 12],
  ] as const) {
    if (settings[name] && settings[name].length < shortest) {
      throw new Error(`The setting ${name} is wrong: it must have ${shortest} characters at least.`);
    }
  }
  if (settings.SMTP_URL && !isMailServer(settings.SMTP_URL)) {
    // Without what was set, which has a password.
    throw new Error(
      'The setting SMTP_URL is wrong: it must be an address such as smtp://user:password@mail.example.ae:587, ' +
        'with smtp or smtps, and with special characters of the password percent-encoded.',
    );
  }
  return { ...settings, mail: mailSettings(settings) };
}

function isMailServer(setting: string): boolean {
  return /^smtps?:\/\//.test(setting) && URL.canParse(setting) && new URL(setting).hostname !== '';
}

function mailSettings(settings: {
  SMTP_URL?: string;
  MAIL_FROM?: string;
  DEALER_EMAIL?: string;
  PORT: number;
  SITE_URL?: string;
  PUBLIC_URL?: string;
}): MailSettings {
  const { SMTP_URL, MAIL_FROM, DEALER_EMAIL, PORT } = settings;
  const { SITE_URL = `http://localhost:${PORT}`, PUBLIC_URL = SITE_URL } = settings;
  if (SMTP_URL && !MAIL_FROM) {
    throw new Error('The setting MAIL_FROM is missing: with SMTP_URL, mails need a sender.');
  }
  return {
    server: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    dealerEmail: DEALER_EMAIL,
    publicUrl: PUBLIC_URL.replace(/\/+$/, ''),
  };
}
