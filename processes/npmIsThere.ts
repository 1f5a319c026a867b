import { readFileSync } from 'node:fs';

/**
 * Gives a function that tells whether npm, which has started this process by a shell, is still there. npm passes signals on
 * to its shell alone, and none where it is killed.
 */
export function npmIsThere(): () => boolean {
  const parent = process.ppid;
  const npm = parentOfShell(parent);
  return () => process.ppid === parent && parentOfShell(parent) === npm;
}

/** Who has started the shell `pid`; undefined where it is no shell, or where the system does not tell (it is not Linux). */
function parentOfShell(pid: number): string | undefined {
  try {
    const [, name = '', parent] =
      /^\d+ \((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? parent : undefined;
  } catch {
    return undefined;
  }
}
