import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long it is waited for; a printer that drips its answers wins no time. */
const PATIENCE = { connectMs: 4_000, statusMs: 1_500, printMs: 20_000, graceMs: 2_000 };

/** One connection to the printer; it takes only one at a time. */
export class Line {
  answers = [];
  broken = false;
  speaks = false;
  wake = () => undefined;

  constructor(socket, patience) {
    Object.assign(this, { socket, patience });
    socket.on('data', (bytes) => {
      this.answers.push(...bytes.subarray(0, 64));
      this.wake();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.broken = true;
      this.wake();
    });
  }

  static async open({ host, port }, patience = PATIENCE) {
    const socket = connect({ host, port, noDelay: true });
    const line = new Line(socket, patience);
    socket.once('connect', () => line.wake());
    await line.until(() => !socket.connecting, patience.connectMs);
    if (!socket.connecting && !line.broken) return line;
    socket.destroy();
    return null;
  }

  /** `DLE EOT n`, each answered with one byte; who answers nothing is printed on all the same. */
  async status() {
    const bytes = [];
    for (const n of [1, 2, 3, 4]) {
      this.answers = [];
      this.socket.write(Buffer.from([0x10, 0x04, n]));
      const found = () => this.answers.find((byte) => (byte & 0x93) === 0x12);
      await this.until(() => found() !== undefined, this.patience.statusMs);
      if (found() === undefined) break;
      this.speaks = true;
      bytes[n] = found();
    }
    return stateOf(bytes);
  }

  /** `GS ( H` is answered when all before it is on paper, `GS r` in its turn by printers that know no better. */
  async print(bytes) {
    const until = Date.now() + this.patience.printMs;
    const left = () => Math.max(until - Date.now(), 0);
    const question = [0x1d, 0x28, 0x48, 6, 0, 0x30, 0x30, 0x54, 0x52, 0x45, 0x53, 0x1d, 0x72, 1];
    this.answers = [];
    let written = false;
    this.socket.write(Buffer.concat([bytes, Buffer.from(question)]), (error) => {
      written = !error;
      this.wake();
    });
    await this.until(() => written, left());
    if (written && !this.speaks) return 'printed';
    await this.until(() => this.said() !== null, left());
    if (this.said() === 'worked off')
      await this.until(() => this.said() === 'done', Math.min(left(), this.patience.graceMs));
    if (this.said()) return 'printed';
    const state = this.broken ? 'ok' : await this.status();
    return state === 'ok' || state === 'paperLow' ? 'unconfirmed' : state;
  }

  said() {
    const wanted = [0x37, 0x22, 0x54, 0x52, 0x45, 0x53, 0];
    if (this.answers.some((_, at) => wanted.every((byte, index) => this.answers[at + index] === byte)))
      return 'done';
    const head = this.answers.indexOf(0x37);
    const alone = head < 0 ? this.answers : this.answers.slice(0, head);
    return alone.some((byte) => (byte & 0x90) === 0) ? 'worked off' : null;
  }

  close() {
    this.socket.destroy();
  }

  async until(isSo, ms) {
    const over = new AbortController();
    const late = sleep(ms, true, { signal: over.signal }).catch(() => true);
    while (!isSo() && !this.broken) {
      const news = new Promise((resolve) => {
        this.wake = () => resolve(false);
      });
      if (await Promise.race([news, late])) break;
    }
    over.abort();
  }
}

function stateOf([, general = 0, offline = 0, error = 0, paper = 0]) {
  if (paper & 0x60 || offline & 0x20) return 'paperOut';
  if (offline & 0x04) return 'coverOpen';
  if (error & 0x28 || offline & 0x40 || general & 0x08) return 'stuck';
  return paper & 0x0c ? 'paperLow' : 'ok';
}
