/** Adds the settings in .env to the environment, if there is such a file. */
export function loadSettings() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
