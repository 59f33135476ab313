import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));

/** Starts the built server as a process of its own and waits for its URI. */
export async function startDaemon(
  directory,
  { main = MAIN, where = ['--port', '0'], nodeArgs = [], onSpawn } = {},
) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...nodeArgs, main, '--dir', directory, ...where], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onSpawn?.(child);
  const exited = once(child, 'exit');
  const endToo = () => child.kill('SIGKILL');
  process.once('exit', endToo);
  void exited.then(() => process.off('exit', endToo));
  const log = collect(child.stderr);
  const uri = await Promise.race([
    firstLine(child.stdout),
    exited.then(([code]) => Promise.reject(new Error(`exit code ${code}: ${log()}`))),
  ]);
  const readyMs = performance.now() - startedAt;
  const stop = async (signal = 'SIGTERM') => {
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return { uri, readyMs, pid: child.pid, log, stop };
}

function firstLine(stream) {
  return new Promise((resolve) => {
    let text = '';
    stream.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    });
  });
}

function collect(stream) {
  let text = '';
  stream.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}
