import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { inRoot } from '../setup/paths.mjs';
import { killChild, startChild } from '../stores/child.mjs';

/** Runs a command to its end with its output in a file; one that hangs is killed and says so. */
export async function runCommand(name, [program, ...args], limitMs, env = process.env) {
  const dir = inRoot('dist', 'check');
  mkdirSync(dir, { recursive: true });
  const log = `${dir}/${name.replace(/\W+/g, '-')}.log`;
  const fd = openSync(log, 'w');
  const running = startChild(program, args, { cwd: inRoot(), env, stdio: ['ignore', fd, fd] });
  let hung = false;
  const timer = setTimeout(() => {
    hung = true;
    void killChild(running);
  }, limitMs);
  const { code } = await running.ended;
  clearTimeout(timer);
  closeSync(fd);
  const output = readFileSync(log, 'utf8').trim();
  return { ok: code === 0, output: hung ? `${output}\nkilled after ${limitMs / 1000} s` : output };
}
