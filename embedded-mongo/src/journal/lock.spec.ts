import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lockDirectory } from './lock.js';
import { lockBySocket } from './socket-lock.js';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'embedded-mongo-lock-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const silent = () => undefined;

const fieldsOf = (pid: number) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
};
const programOf = (pid: number) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
const stateOf = (pid: number) => fieldsOf(pid)[0];
const startOf = (pid: number) =>
  `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fieldsOf(pid)[19]}`;

describe('a data directory', () => {
  it('belongs to one process at a time, and is free again when that lets go', async () => {
    const free = await lockDirectory(directory, silent);
    await expect(lockDirectory(directory, silent)).rejects.toThrow(`in use by process ${process.pid}.`);
    free();
    (await lockDirectory(directory, silent))();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('is taken over from a process that is gone, even when its number was given out again', async () => {
    const gone = JSON.stringify({ pid: 999999999, started: 'long ago' });
    const other = JSON.stringify({ pid: process.pid, started: 'before the restart' });
    for (const stale of [gone, other, 'half a lo']) {
      writeFileSync(join(directory, 'lock'), stale);
      (await lockDirectory(directory, silent))();
    }
  });
});

describe('a process that was killed and that nobody has asked after', () => {
  const onLinux = process.platform === 'linux' ? it : it.skip;
  onLinux('holds nothing', async () => {
    // The shell becomes a program that never asks after the child it began with.
    const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60'], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(line);
    try {
      // A shell would ask.
      while (programOf(parent.pid!) !== 'sleep') await new Promise((resolve) => setTimeout(resolve, 5));
      writeFileSync(join(directory, 'lock'), JSON.stringify({ pid, started: startOf(pid) }));
      await expect(lockDirectory(directory, silent)).rejects.toThrow(`in use by process ${pid}.`);
      process.kill(pid, 'SIGKILL');
      while (stateOf(pid) !== 'Z') await new Promise((resolve) => setTimeout(resolve, 5));
      (await lockDirectory(directory, silent))();
    } finally {
      parent.kill();
    }
  });
});

describe('the lock that asks for no process number', () => {
  it('says who holds the directory, where numbers mean nothing', async () => {
    const free = await lockDirectory(directory, silent);
    writeFileSync(join(directory, 'lock'), JSON.stringify({ pid: 1, started: 'in another container' }));
    await expect(lockDirectory(directory, silent)).rejects.toThrow(`in use by process ${process.pid}.`);
    free();
  });

  it('clears what a killed server left behind', async () => {
    for (const name of ['lock-0123456789abcdef.sock', 'claim-0123456789abcdef'])
      writeFileSync(join(directory, name), '');
    (await lockBySocket(directory, silent))();
    expect(readdirSync(directory)).toEqual(['claim-0123456789abcdef']);
  });

  it('holds where the path is too long for a socket', async () => {
    const deep = join(directory, 'a'.repeat(100), 'b'.repeat(100));
    mkdirSync(deep, { recursive: true });
    const free = await lockBySocket(deep, silent);
    await expect(lockBySocket(deep, silent)).rejects.toThrow(`${deep} is in use by process`);
    free();
    expect(readdirSync(deep)).toEqual([]);
  });

  it('lets one of many in that come at the same moment', async () => {
    for (let round = 0; round < 20; round++) {
      const claims = await Promise.allSettled(
        Array.from({ length: 8 }, () => lockBySocket(directory, silent)),
      );
      const [free, ...more] = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []));
      expect(more).toEqual([]);
      free?.();
      expect(free).toBeDefined();
    }
  });
});
