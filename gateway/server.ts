import { join, resolve } from 'node:path';
import { readTypeDefs } from './readTypeDefs.ts';
import { readGatewayConfig } from './config.ts';
import { createGateway } from './createGateway.ts';
import { builtSite } from './http/builtSite.ts';

try {
  await serve();
} catch (error) {
  console.error(`The gateway cannot start. ${reason(error)}`);
  process.exit(1);
}

async function serve() {
  const config = readGatewayConfig(process.env);
  const gateway = await createGateway({
    typeDefs: await readTypeDefs(),
    restUrl: config.restUrl,
    pictureCache: join(config.DATA_DIR, 'pictures'),
    site: config.LIVE_SITE
      ? await (await import('./http/liveSite.ts')).liveSite()
      : await builtSite(resolve('dist/web')),
    siteUrl: config.siteUrl,
    formLimit: config.FORM_LIMIT,
    trustProxy: config.trustProxy,
    logger: { level: config.LOG_LEVEL, name: 'gateway' },
  });
  await gateway.listen({ port: config.PORT, host: config.HOST });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void gateway.close());
}

/** What went wrong, in a sentence for the person who started it. */
function reason(error: unknown): string {
  const { code, message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set PORT.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS' || code === 'ENOTDIR' || code === 'EEXIST') {
    return `The data folder cannot be written (${path}): change its rights, or set DATA_DIR.`;
  }
  return message;
}
