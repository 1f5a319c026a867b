/**
 * Why a server cannot start, in a sentence for the operator. `portSettings`: the names of the settings of its ports, that of
 * the port for requests first.
 */
export function startFailure(error: unknown, portSettings: readonly [string, ...string[]]): string {
  const { code = '', message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined) {
    const setting = portSettings.find((name) => Number(process.env[name]) === port) ?? portSettings[0];
    if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set ${setting}.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting}.`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) {
    return `The data folder cannot be written (${path}): change its rights, or set DATA_DIR.`;
  }
  return message;
}
