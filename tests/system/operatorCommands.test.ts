import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');
const entryPoint = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(read('Dockerfile'))?.[1] as string) as string[];
const [, uid, gid] = /^USER (\d+):(\d+)$/m.exec(read('Dockerfile')) ?? [];

/**
 * In the place of `docker` and `kubectl`: what they would run in a container runs here, on a store of its own; `/files` is the
 * folder that a container sees under this name. Everything that they are asked is written down. A pod that goes takes its
 * files along.
 */
const standIns = `
in_container() { (cd "$PROJECT" && "\${@//\\/files/$FILES}"); }
sudo() { "$@"; }
docker() {
  echo "docker $*" >> "$ASKED"
  case " $* " in *' run '*) ;; *) return 0 ;; esac
  while [ "$1" != rest1 ]; do
    if [ "$1" = -v ]; then [ "$2" = "$FILES:/files" ]; fi
    shift
  done
  shift
  in_container ${entryPoint.join(' ')} "$@"
}
kubectl() {
  echo "kubectl $*" >> "$ASKED"
  case " $* " in
    *' scale deployment commands --replicas=0 ') rm -r "\${FILES:?}" && mkdir "$FILES"; return ;;
    *' exec '*) ;;
    *) return 0 ;;
  esac
  while [ "$1" != -- ]; do shift; done
  shift
  in_container "$@"
}
`;

/** The commands below a heading of deploy/README.md. */
function commandsOf(heading: string): string {
  const [, section = ''] = read('README.md').split(`\n## ${heading}`);
  return [...(section.split('\n## ')[0] as string).matchAll(/^```sh\n(.*?)^```$/gms)]
    .map(([, block]) => block as string)
    .join('');
}

/**
 * Runs commands as an operator types them into a shell, in a folder with two cars. Returns what the operator reads, and what
 * `docker` and `kubectl` were asked; rejects when a command fails.
 */
async function run(commands: string) {
  const folder = mkdtempSync(join(tmpdir(), 'cars-operator-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [files, asked] = [join(folder, 'files'), join(folder, 'asked')];
  mkdirSync(files);
  writeFileSync(join(folder, 'stock.csv'), 'stock number,make\nA-1,bmw\nA-2,audi\n');
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euc', `${standIns}${commands}`], {
    cwd: folder,
    env: {
      ...{ PATH: process.env.PATH, PROJECT: resolve('.'), FILES: files, ASKED: asked },
      ...{ DATA_DIR: join(folder, 'data'), DEMO_STOCK: 'false' },
    },
  });
  expect(stderr).toBe('');
  return { lines: stdout.trimEnd().split('\n'), asked: readFileSync(asked, 'utf8').trimEnd().split('\n') };
}

/** What an operator reads who imports two cars, makes a key, lists enquiries, backs up and restores. */
const told = [
  expect.stringMatching(/^2 rows read: 2 added/),
  expect.stringMatching(/^The key of Marsa Motors, .*: pk_/),
  'No enquiries found.',
  expect.stringMatching(/^Backed up to .*\/2026-11-26: /),
  expect.stringMatching(/^Restored from .*\/2026-11-26: /),
];

test('an operator with Docker imports, makes a key, backs up and restores by the commands of README.md', async () => {
  const commands = commandsOf('With Docker').slice(commandsOf('With Docker').indexOf('cars() {'));
  const folder = /-v (\/\S+):\/files/.exec(commands)?.[1] as string;
  // Who runs the tests may not be allowed to give files away.
  const given = commands.replaceAll(`install -d -o ${uid} -g ${gid} `, 'install -d ');
  const asOperator = given
    .replaceAll(`install -o ${uid} -g ${gid} `, 'install ')
    .replaceAll(folder, '$FILES');
  expect(asOperator).not.toContain(' -o ');
  const { lines, asked } = await run(asOperator);
  expect(lines).toEqual(told);
  const order = asked.map((line) =>
    / (stop|start) rest1 rest2$|dist\/(\w+)\.js/.exec(line)?.slice(1).join(''),
  );
  expect(order).toEqual(['import', 'partner', 'enquiries', 'backup', 'stop', 'restore', 'start']);
});

test('an operator with Kubernetes makes the namespace, the secrets and the pods, and does the same in a pod', async () => {
  const { namespace } = parse(read('kubernetes/kustomization.yaml')) as { namespace: string };
  const { lines, asked } = await run(commandsOf('With Kubernetes'));
  expect(lines).toEqual(told);
  const [made, ...others] = asked;
  expect(made).toBe('kubectl apply -f deploy/kubernetes/namespace.yaml');
  const steps = others.map((line) => line.replace(`kubectl -n ${namespace} `, '').split(' --')[0]);
  expect(steps.slice(0, 2)).toEqual(['create secret generic secrets', 'kubectl apply -k deploy/kubernetes']);
  const restore = others.findIndex((line) => line.includes('dist/restore.js'));
  expect(steps.slice(restore - 2, restore)).toEqual(['scale deployment rest', 'wait']);
  expect(others[restore + 1]).toMatch(/scale deployment rest --replicas=2$/);
});
