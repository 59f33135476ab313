import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DirectoryInUse } from './directory-in-use.js';

/** sun_path holds 108 bytes on Linux and 104 elsewhere, with its closing zero. */
const LONGEST_PATH = 100;
const NAME = /^lock-[0-9a-f]{16}\.sock$/;
/** Whoever takes a call and says nothing is alive, and at work on something long. */
const PATIENCE_MS = 2_000;
const NOBODY = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'];
const NO_SOCKETS_HERE = ['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'ENOSYS'];
const GO_ON = 'go on';

/**
 * A lock that asks for no process number, which says nothing across containers that share a volume. Each server listens
 * on a socket of its own in the directory and calls all others: who holds the directory says so, and of two that come at
 * the same moment the one with the smaller name goes on. Answers how to let go.
 */
export async function lockBySocket(directory: string, log: (line: string) => void): Promise<() => void> {
  const claim = new Claim();
  const way = shortWay(directory);
  try {
    await claim.listen(way.directory);
    await claim.callOthers(directory, way.directory);
    return () => claim.release(directory);
  } catch (error) {
    claim.release(directory);
    if (!NO_SOCKETS_HERE.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    log(`${directory} takes no sockets: it is locked against processes of this machine only`);
    return () => undefined;
  } finally {
    way.done();
  }
}

class Claim {
  private readonly id = randomBytes(8).toString('hex');
  private readonly name = `lock-${this.id}.sock`;
  private state: 'claiming' | 'held' | 'lost' = 'claiming';
  private readonly server = createServer((caller) => this.take(caller)).unref();

  /** Its name shows only when calls are taken: a socket that refuses them is one whose process is gone. */
  async listen(directory: string): Promise<void> {
    const draft = join(directory, `claim-${this.id}`);
    await new Promise<void>((done, reject) => {
      this.server.once('error', reject).listen(draft, done);
    });
    renameSync(draft, join(directory, this.name));
  }

  async callOthers(directory: string, way: string): Promise<void> {
    const others = readdirSync(directory).filter((name) => NAME.test(name) && name !== this.name);
    for (const name of others) {
      const answer = await call(join(way, name), this.id);
      if (answer === null) rmSync(join(directory, name), { force: true });
      else if (answer !== GO_ON) throw new DirectoryInUse(directory, answer);
    }
    if (this.state === 'lost')
      throw new DirectoryInUse(directory, 'a process that started at the same moment');
    this.state = 'held';
  }

  release(directory: string): void {
    this.server.close();
    rmSync(join(directory, this.name), { force: true });
  }

  private take(caller: Socket): void {
    caller.unref();
    caller.on('error', () => caller.destroy());
    caller.setEncoding('latin1').once('data', (id) => caller.end(this.answerTo(String(id))));
  }

  private answerTo(id: string): string {
    if (this.state === 'claiming' && id < this.id) this.state = 'lost';
    return this.state === 'lost' ? GO_ON : `process ${process.pid}`;
  }
}

/** What the other one says; null when there is none, or it hung up because it is leaving. */
function call(path: string, id: string): Promise<string | null> {
  return new Promise((done) => {
    let said = '';
    const socket = connect(path, () => socket.write(id));
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    socket.setTimeout(PATIENCE_MS, () => {
      done('another process');
      socket.destroy();
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      done(said || (NOBODY.includes(code ?? '') ? null : 'another process'));
    });
    socket.on('close', () => done(said || null));
  });
}

/** The directory under a name that is short enough for the path of a socket. */
function shortWay(directory: string): { directory: string; done: () => void } {
  const longest = join(directory, 'lock-0123456789abcdef.sock');
  if (Buffer.byteLength(longest) <= LONGEST_PATH) return { directory, done: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'em-'));
  const link = join(folder, 'd');
  symlinkSync(resolve(directory), link);
  return { directory: link, done: () => rmSync(folder, { recursive: true, force: true }) };
}
