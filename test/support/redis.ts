import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface OwnRedis {
  url: string;
  /** kill -9 and a new start at the same address; what it held is gone. */
  restart(whileAway?: () => Promise<void>): Promise<void>;
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

/** A Redis for a spec that takes it away; all others share the one of the run. */
export async function startRedis(): Promise<OwnRedis> {
  const dir = mkdtempSync(path.join(tmpdir(), 'tresen-redis-'));
  const socket = path.join(dir, 'redis.sock');
  let child = await launch(socket, dir);
  return {
    url: `unix://${socket}`,
    async restart(whileAway = async () => undefined) {
      await end(child);
      await whileAway();
      child = await launch(socket, dir);
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      await end(child);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

async function launch(socket: string, dir: string): Promise<ChildProcess> {
  rmSync(socket, { force: true });
  const args = ['--port', '0', '--unixsocket', socket, '--dir', dir, '--save', '', '--appendonly', 'no'];
  const child = spawn('redis-server', args, { stdio: 'ignore' });
  while (!(await answers(socket))) await sleep(20);
  return child;
}

const answers = (socket: string): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(socket, () => probe.write('PING\r\n'))
      .once('data', () => {
        probe.destroy();
        resolve(true);
      })
      .once('error', () => resolve(false));
  });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGKILL');
  });
