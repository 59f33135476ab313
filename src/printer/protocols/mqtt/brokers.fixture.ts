import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const PROGRAM = '/usr/sbin/mosquitto';

/** Debian's broker, where it is installed. */
export const HAS_MOSQUITTO = existsSync(PROGRAM);

interface Account {
  name: string;
  password: string;
  /** `readwrite bella/bar/#` and the like. */
  rights: string[];
}

/** A mosquitto of this test's own on loopback, with accounts and rights as docs/operations.md describes them. */
export class Mosquitto {
  private child: ChildProcess | null = null;

  private constructor(
    private readonly folder: string,
    readonly port: number,
  ) {}

  static async start(accounts: Account[]): Promise<Mosquitto> {
    const folder = mkdtempSync(path.join(tmpdir(), 'mosquitto-'));
    const broker = new Mosquitto(folder, await freePort());
    for (const account of accounts) broker.enrol(account);
    const lines = [
      `listener ${broker.port} 127.0.0.1`,
      'allow_anonymous false',
      `password_file ${broker.at('passwords')}`,
      `acl_file ${broker.at('rights')}`,
      'persistence false',
      `user ${process.getuid?.() === 0 ? 'root' : 'nobody'}`,
    ];
    writeFileSync(broker.at('mosquitto.conf'), `${lines.join('\n')}\n`);
    await broker.run();
    return broker;
  }

  /** One more, while it runs. */
  async admit(account: Account): Promise<void> {
    this.enrol(account);
    this.child?.kill('SIGHUP');
    await sleep(200);
  }

  async run(): Promise<void> {
    this.child = spawn(PROGRAM, ['-c', this.at('mosquitto.conf')], { stdio: 'ignore' });
    for (let turn = 0; turn < 100 && !(await answers(this.port)); turn++) await sleep(50);
  }

  async kill(): Promise<void> {
    const { child } = this;
    this.child = null;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private enrol({ name, password, rights }: Account): void {
    const isFirst = !existsSync(this.at('passwords'));
    execFileSync('mosquitto_passwd', [
      ...(isFirst ? ['-c'] : []),
      '-b',
      this.at('passwords'),
      name,
      password,
    ]);
    appendFileSync(
      this.at('rights'),
      [`user ${name}`, ...rights.map((right) => `topic ${right}`), ''].join('\n'),
    );
  }

  private at(name: string): string {
    return path.join(this.folder, name);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      socket.destroy();
      resolve(isThere);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
