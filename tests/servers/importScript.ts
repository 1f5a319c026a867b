import { importProcessStarter } from '../../rest/imports/importProcessStarter.ts';
import { builtScript } from './runScript.ts';

/** Starts imports into the store of these settings in processes, as the product does. */
export async function importsInto({ mongodbUrl, dataDir }: { mongodbUrl?: string; dataDir: string }) {
  const script = await builtScript('rest/commands/import/importRun.ts');
  const place = mongodbUrl === undefined ? { DATA_DIR: dataDir } : { MONGODB_URL: mongodbUrl };
  return importProcessStarter({ ...process.env, ...place }, script);
}
