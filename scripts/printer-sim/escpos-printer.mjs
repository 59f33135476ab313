import { createServer } from 'node:net';
import { printEscPos } from './escpos-decoder.mjs';

const READY = { 1: 0x12, 2: 0x12, 3: 0x12, 4: 0x12 };
const TROUBLES = {
  paperOut: { ...READY, 1: 0x1a, 2: 0x32, 4: 0x72 },
  coverOpen: { ...READY, 1: 0x1a, 2: 0x16 },
  paperLow: { ...READY, 4: 0x1e },
};

/**
 * A printer on port 9100 that takes one connection at a time. Every fault is a number: how often it still happens.
 * `refuse` and `state` stay until they are changed.
 */
export class EscPosPrinter {
  /** Papers in the tray: `{ bytes, lines, text, drawer, unknown }`. */
  paper = [];
  connections = 0;
  nextAt = 0;
  /** `ready`, `paperOut`, `coverOpen` or `paperLow`. */
  state = 'ready';

  constructor({ faults = {}, onPaper, onRequest } = {}) {
    Object.assign(this, { onPaper, onRequest });
    this.faults = { ...faults };
    this.server = createServer((socket) => this.take(socket));
  }

  async listen(port = 0, host = '127.0.0.1') {
    await new Promise((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, host, resolve);
    });
    this.port = this.server.address().port;
    return this.port;
  }

  async close() {
    this.socket?.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  take(socket) {
    socket.on('error', () => undefined);
    if (this.socket || this.strikes('refuse')) return socket.destroy();
    this.connections += 1;
    this.socket = socket;
    this.buffer = Buffer.alloc(0);
    this.answered = 0;
    this.dies = this.strikes('powerLoss');
    socket.on('data', (bytes) => this.read(bytes));
    socket.on('close', () => {
      this.printBuffer();
      this.socket = null;
    });
  }

  /** Questions in real time are answered at once, all others in their turn. */
  read(bytes) {
    const { data, asked } = withoutQuestions(bytes);
    for (const n of asked) this.answer([this.statusOf(n)], `DLE EOT ${n}`);
    this.buffer = Buffer.concat([this.buffer, data]);
    if (data.length === 0) return;
    if (this.dies) return this.die();
    if (this.strikes('paperOutInside')) this.state = 'paperOut';
    if (this.strikes('coverOpenInside')) this.state = 'coverOpen';
    if (this.state === 'paperOut' || this.state === 'coverOpen') return;
    this.workOff();
  }

  workOff() {
    const { asked } = printEscPos(this.buffer);
    const next = asked.slice(this.answered);
    this.answered = asked.length;
    if (next.length === 0) return;
    if (this.strikes('wrongMedia')) return this.readNothing();
    const isLost = this.strikes('confirmationLost');
    const twice = this.strikes('doubleGet') ? this.buffer : null;
    if (this.strikes('duplicateToken')) this.confirm({ id: this.before ?? 'OLD0' });
    this.before = next.find(({ id }) => id !== undefined)?.id;
    this.printBuffer();
    if (twice) {
      this.buffer = twice;
      this.printBuffer();
    }
    if (!isLost) for (const question of next) this.confirm(question);
  }

  /** Speaks another language than it is spoken to in. */
  readNothing() {
    this.buffer = Buffer.alloc(0);
    this.answered = 0;
  }

  confirm({ id, paper }) {
    if (id !== undefined && !this.faults.noProcessId)
      this.answer([0x37, 0x22, ...Buffer.from(id, 'latin1'), 0], `GS ( H ${id}`);
    if (paper) this.answer([0x00], 'GS r 1');
  }

  /** Half of it is on paper, and nobody will hear of it. */
  die() {
    this.buffer = this.buffer.subarray(0, Math.floor(this.buffer.length / 2));
    this.socket?.destroy();
  }

  printBuffer() {
    const decoded = printEscPos(this.buffer);
    this.buffer = Buffer.alloc(0);
    this.answered = 0;
    if (decoded.lines.length === 0 || (this.state !== 'ready' && this.state !== 'paperLow')) return;
    const text = decoded.lines.map((line) => line.text ?? line.qr ?? '').join('\n');
    const paper = { media: 'application/vnd.epson.escpos', text, ...decoded };
    this.paper.push(paper);
    this.onPaper?.(paper);
  }

  answer(bytes, name) {
    if (this.faults.mute) return;
    this.onRequest?.({ verb: name, status: 200 });
    if (!this.faults.drip) return this.socket?.write(Buffer.from(bytes));
    for (const byte of bytes) {
      this.nextAt = Math.max(this.nextAt, Date.now()) + this.faults.drip;
      setTimeout(() => this.socket?.write(Buffer.from([byte])), this.nextAt - Date.now()).unref();
    }
  }

  statusOf(n) {
    return (TROUBLES[this.state] ?? READY)[n] ?? 0x12;
  }

  strikes(fault) {
    const left = this.faults[fault] ?? 0;
    if (left > 0) this.faults[fault] = left - 1;
    return left > 0;
  }
}

function withoutQuestions(bytes) {
  const asked = [];
  const data = [];
  for (let at = 0; at < bytes.length; at++) {
    const isQuestion = bytes[at] === 0x10 && bytes[at + 1] === 0x04;
    if (isQuestion) asked.push(bytes[at + 2]);
    else data.push(bytes[at]);
    if (isQuestion) at += 2;
  }
  return { data: Buffer.from(data), asked };
}
