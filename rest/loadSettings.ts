/** Adds what stands in .env to the environment, where there is such a file. */
export function loadSettings() {
  try {
    process.loadEnvFile();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
