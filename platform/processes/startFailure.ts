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
    if (code === 'EADDRINUSE')
      return `Port ${port} is in use. Stop the process that listens there, or set ${setting}.`;
    if (code === 'EACCES') return `This user may not listen on port ${port}. Set ${setting}.`;
    if (code === 'EADDRNOTAVAIL')
      return `This machine does not have the address ${address}. Set ${hosts[setting]}.`;
  }
  const unknownHost = Object.values(hosts).find((name) => hostname && environment[name] === hostname);
  if (unknownHost) return `The host ${hostname} is unknown. Set ${unknownHost}.`;
  if (['ENOSPC', 'EDQUOT'].includes(code)) {
    return `The disk of the data folder ${path} is full. Free some space, or set DATA_DIR.`;
  }
  const isRefused = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(code);
  // A folder such as /proc accepts no new ones.
  if (isRefused || (code === 'ENOENT' && syscall === 'mkdir')) {
    return `The data folder ${path} is not writable. Change its permissions, or set DATA_DIR.`;
  }
  return message;
}

/** What an error of Node.js says about a host, an address or a port. */
type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };
