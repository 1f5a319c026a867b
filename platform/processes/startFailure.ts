/**
 * Why a server cannot start, in a sentence for the operator. `hosts`: the names of the host settings, by the names of
 * their port settings; the first port has a default. `environment`: the values of the settings.
 */
export function startFailure(
  error: unknown,
  hosts: Record<string, string>,
  environment: NodeJS.ProcessEnv,
): string {
  const { code = '', message, path, port, address, hostname, syscall } = error as ListenError;
  if (port !== undefined) {
    const ports = Object.keys(hosts);
    const setting = ports.find((name) => Number(environment[name]) === port) ?? String(ports[0]);
    if (code === 'EADDRINUSE') return `Port ${port} is in use: stop what listens there, or set ${setting}.`;
    if (code === 'EACCES') return `Port ${port} may not be used by this user: set ${setting}.`;
    if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}: set ${hosts[setting]}.`;
  }
  const unknownHost = Object.values(hosts).find((name) => hostname && environment[name] === hostname);
  if (unknownHost) return `The host ${hostname} cannot be found: set ${unknownHost}.`;
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return `The disk of the data folder is full (${path}): make room, or set DATA_DIR.`;
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code);
  // A folder such as /proc accepts no new ones.
  if (isRefused || (code === 'ENOENT' && syscall === 'mkdir')) {
    return `The data folder cannot be written (${path}): change its rights, or set DATA_DIR.`;
  }
  return message;
}

/** What an error of Node.js says about a host, an address or a port. */
type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };
