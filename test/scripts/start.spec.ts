import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';

jest.setTimeout(120_000);

let started: ChildProcess[] = [];

async function endAll(): Promise<void> {
  for (const child of started) {
    if (child.exitCode === null && child.signalCode === null) await end(child, 'SIGKILL');
  }
  started = [];
}

/** The data directory is named each time: without one it would be that of the clone. */
type Settings = Record<string, string> & { DATA_DIR: string };

function start(env: Settings, command = process.execPath, args = ['scripts/start.mjs']) {
  const given = {
    ...process.env,
    PORT: '0',
    HOST: '',
    BASE_URL: '',
    MONGODB_URI: '',
    REDIS_URL: '',
    ...env,
  };
  const child = spawn(command, args, {
    env: given,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  const said = { out: '', error: '' };
  child.stdout.setEncoding('utf8').on('data', (text) => {
    said.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said.error += text;
  });
  return { child, said };
}

async function end(child: ChildProcess, signal: NodeJS.Signals) {
  const exit = once(child, 'exit');
  child.kill(signal);
  return (await exit)[0] as number | null;
}

/** The address a start prints when it is ready. */
async function addressOf({ child, said }: ReturnType<typeof start>): Promise<string> {
  for (;;) {
    const [, address] = /Tresen läuft: (\S+)\n[\s\S]*Daten:/.exec(said.out) ?? [];
    if (address) return address;
    if (child.exitCode !== null) throw new Error(`${said.out}\n${said.error}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function refusalOf(env: Settings) {
  const { child, said } = start(env);
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(said.error.trim().split('\n')).toHaveLength(1);
  return said.error;
}

/** Web and worker, in the order of their start. */
const appPidsOf = (parent: ChildProcess): number[] => {
  const children = readProc(`${parent.pid}/task/${parent.pid}/children`).trim().split(' ').map(Number);
  return children.filter((pid) => readProc(`${pid}/cmdline`).includes('dist/packed/main.js'));
};

const roleOf = (pid: number): string | undefined =>
  /(?:^|\0)ROLE=(\w+)/.exec(readProc(`${pid}/environ`))?.[1];

/** Empty for a process that has just gone. */
function readProc(file: string): string {
  try {
    return readFileSync(path.join('/proc', file), 'utf8');
  } catch {
    return '';
  }
}

/** One that has ended and that nobody has looked after yet has no program any more. */
const isAlive = (pid: number): boolean => existsSync(`/proc/${pid}/exe`);

const answers = (url: string) =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

/** In the order of a day, because each start costs seconds: one data directory, started, killed and ended by turns. */
describe('on one data directory', () => {
  let home: string;
  let running: ReturnType<typeof start>;
  let url: string;

  const untilBoth = async (but: number[]) => {
    for (;;) {
      const pids = appPidsOf(running.child).filter((pid) => !but.includes(pid));
      if (pids.length === 2) return pids;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const untilSilent = async () => {
    while (await answers(url)) await new Promise((resolve) => setTimeout(resolve, 20));
  };

  beforeAll(async () => {
    home = mkdtempSync(path.join(tmpdir(), 'tresen-start-'));
    running = start({ DATA_DIR: home });
    url = await addressOf(running);
  });

  afterAll(async () => {
    await endAll();
    rmSync(home, { recursive: true, force: true });
  });

  it('is ready when it says so, names the demo sign-in and shows no secret', async () => {
    expect(await answers(url)).toBe(true);
    expect(running.said.out).toContain('demo@tresen.example / tresen-demo');
    const secrets: Record<string, string> = JSON.parse(readFileSync(path.join(home, 'secrets.json'), 'utf8'));
    for (const secret of Object.values(secrets))
      expect(running.said.out + running.said.error).not.toContain(secret);
  });

  it('refuses a second start on the same data and leaves the first alone', async () => {
    expect(await refusalOf({ DATA_DIR: home })).toContain(`Das Datenverzeichnis ${home} ist in Benutzung`);
    expect(await answers(url)).toBe(true);
  });

  it('runs web and worker apart, starts again whichever dies, and goes with all of them when it is killed itself', async () => {
    const died = await untilBoth([]);
    expect(died.map(roleOf).sort()).toEqual(['web', 'worker']);
    for (const pid of died) process.kill(pid, 'SIGKILL');
    const both = await untilBoth(died);
    expect(both.map(roleOf).sort()).toEqual(['web', 'worker']);
    while (!(await answers(url))) await new Promise((resolve) => setTimeout(resolve, 50));
    await end(running.child, 'SIGKILL');
    await untilSilent();
    while (both.some(isAlive)) await new Promise((resolve) => setTimeout(resolve, 50));
    running = start({ DATA_DIR: home, PORT: new URL(url).port }, 'npm', ['start', '--silent']);
    expect(await addressOf(running)).toBe(url);
  });

  it('leaves nothing behind when npm is ended', async () => {
    await end(running.child, 'SIGTERM');
    await untilSilent();
    running = start({ DATA_DIR: home, PORT: new URL(url).port });
    expect(await addressOf(running)).toBe(url);
  });

  it('ends in order when it is asked to', async () => {
    expect(await end(running.child, 'SIGTERM')).toBe(0);
    expect(await answers(url)).toBe(false);
  });

  it('does not begin anew where only the keys are left', async () => {
    for (const name of readdirSync(home).filter((file) => file !== 'secrets.json'))
      rmSync(path.join(home, name), { recursive: true });
    expect(await refusalOf({ DATA_DIR: home })).toMatch(
      /^Die Daten fehlen: \S+ ist leer oder nicht mehr da\. Bitte aus der Sicherung zurückholen; für einen neuen Anfang \S+ leeren\.$/m,
    );
  });
});

describe('on a data directory of its own', () => {
  let dir: string;

  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'tresen-start-'));
  });

  afterEach(async () => {
    await endAll();
    rmSync(dir, { recursive: true, force: true });
  });

  it('says that the port is taken, and by which setting to choose another', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    expect(await refusalOf({ DATA_DIR: dir, PORT: String(port) })).toContain(
      `Port ${port} ist belegt; bitte mit PORT=… einen anderen wählen.`,
    );
    server.close();
  });

  it.each(['abc', '70000', '-1'])('does not take %s for a port', async (port) => {
    expect(await refusalOf({ DATA_DIR: dir, PORT: port })).toContain(
      'PORT muss eine Zahl von 0 bis 65535 sein.',
    );
  });

  it('refuses a port that no browser opens', async () => {
    expect(await refusalOf({ DATA_DIR: dir, PORT: '4190' })).toContain('Port 4190 öffnet kein Browser');
  });

  it('says that it cannot write where it should', async () => {
    const file = path.join(dir, 'a-file');
    writeFileSync(file, '');
    expect(await refusalOf({ DATA_DIR: file })).toContain(
      `In das Datenverzeichnis ${file} lässt sich nicht schreiben`,
    );
  });

  it('does not touch the data of a newer version', async () => {
    writeFileSync(path.join(dir, 'tresen.json'), '{"format":99}');
    expect(await refusalOf({ DATA_DIR: dir })).toContain(
      'stammt von einer neueren Version; bitte Tresen aktualisieren.',
    );
  });

  it('does not seal old data with a new key', async () => {
    mkdirSync(path.join(dir, 'embedded-mongo'));
    expect(await refusalOf({ DATA_DIR: dir })).toContain('fehlt, obwohl schon Daten da sind');
  });
});
