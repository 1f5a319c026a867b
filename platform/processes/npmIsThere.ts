import { readFileSync } from 'node:fs';

/**
 * Returns a function that tells whether npm, which has started this process through a shell, still runs. npm passes
 * signals on to this shell only, and none when it is killed.
 */
export function npmIsThere(): () => boolean {
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  return () => process.ppid === parent && parentOfShell(parent) === npm;
}

/** The id of the process that started the shell `pid`; undefined if `pid` is no shell, or if the system is not Linux. */
function parentOfShell(pid: number): string | undefined {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? parent : undefined;
  } catch {
    return undefined;
  }
}
