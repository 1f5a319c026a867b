import { bool, cleanEnv, host, port, str } from 'envalid';

export type RestConfig = ReturnType<typeof readRestConfig>;

/** Reads the settings of the REST API from `environment`; throws an error with one sentence that names what is wrong. */
export function readRestConfig(environment: NodeJS.ProcessEnv) {
  const settings = cleanEnv(
    environment,
    {
      REST_PORT: port({ default: 4001 }),
      REST_HOST: host({ default: '127.0.0.1' }),
      DATA_DIR: str({ default: './data' }),
      MONGODB_URL: str({ default: undefined }),
      DEMO_STOCK: bool({ default: true }),
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
  return settings;
}
