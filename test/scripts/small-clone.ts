import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve();

/** A clone in miniature: our scripts and build settings over sources of the test's own, on the packages we have. */
export function aSmallClone(files: Record<string, string> = {}) {
  const dir = realpathSync(mkdtempSync(path.join(tmpdir(), 'tresen-clone-')));
  for (const name of ['scripts', '.ci', '.swcrc'])
    cpSync(path.join(ROOT, name), path.join(dir, name), { recursive: true });
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
    writeFileSync(path.join(dir, name), text);
  };
  for (const [name, text] of Object.entries({
    'package.json': '{"type":"module"}',
    'package-lock.json': '{}',
    ...files,
  })) {
    write(name, text);
  }
  return {
    dir,
    write,
    usePackages: () => symlinkSync(path.join(ROOT, 'node_modules'), path.join(dir, 'node_modules')),
    node: (script: string, ...args: string[]) => run(dir, process.execPath, [script, ...args]),
    evaluate: (code: string, env = {}) =>
      run(dir, process.execPath, ['--input-type=module', '-e', code], env),
    run: (command: string, args: string[], env = {}) => run(dir, command, args, env),
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}

export type SmallClone = ReturnType<typeof aSmallClone>;

function run(cwd: string, command: string, args: string[], env = {}) {
  const given = { ...process.env, npm_execpath: '', ...env };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env: given, encoding: 'utf8' });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}
