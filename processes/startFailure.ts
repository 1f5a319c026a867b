/**
 * Why a server cannot start, in a sentence for the operator. `ports`: the values of
 * the settings of its ports, by their names; the first one has the default port.
 */
export function startFailure(error: unknown, ports: Record<string, string | undefined>): string {
  const { code = '', message, path, port } = error as NodeJS.ErrnoException & { port?: number };
  if (port !== undefined) {
    const names = Object.keys(ports);
    const setting = names.find((name) => Number(ports[name]) === port) ?? names[0];
    if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set ${setting}.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting}.`;
  }
  if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) {
    return `The data folder cannot be written (${path}): change its rights, or set DATA_DIR.`;
  }
  return message;
}
