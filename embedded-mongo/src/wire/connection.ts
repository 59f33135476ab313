import type { Socket } from 'node:net';
import { serialize } from 'bson';
import { MongoError } from '../errors.js';
import {
  BrokenMessage,
  HEADER_BYTES,
  InvalidDocument,
  MAX_MESSAGE_BYTES,
  type Request,
  readRequest,
  replyTo,
} from './message.js';

export type Answer = (request: Request) => Promise<Buffer>;

/** How long half a message may take to become whole; idle connections may wait for ever. */
const MESSAGE_TIMEOUT_MS = 30_000;
const SHORT_BYTES = 16_384;

/** One client: cuts its bytes into messages and answers them one after the other. */
export class Connection {
  private chunks: Buffer[] = [];
  private size = 0;
  private busy = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly socket: Socket,
    private readonly answer: Answer,
    private readonly log: (line: string) => void,
    private readonly timeoutMs = MESSAGE_TIMEOUT_MS,
  ) {
    socket.setNoDelay(true);
    socket.on('data', (chunk: Buffer) => this.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.stopTimer());
  }

  private receive(chunk: Buffer): void {
    this.chunks.push(chunk);
    this.size += chunk.length;
    if (!this.busy) void this.work();
  }

  private async work(): Promise<void> {
    this.busy = true;
    this.socket.pause();
    try {
      for (let message = this.nextMessage(); message; message = this.nextMessage()) {
        this.stopTimer();
        await this.serve(message);
      }
      if (this.size > 0 && !this.socket.destroyed) this.startTimer();
    } catch (error) {
      this.drop(error as Error);
    }
    this.busy = false;
    this.socket.resume();
  }

  private nextMessage(): Buffer | null {
    if (this.size < HEADER_BYTES || this.socket.destroyed) return null;
    if (this.chunks[0]!.length < HEADER_BYTES) this.chunks = [Buffer.concat(this.chunks)];
    const length = this.chunks[0]!.readInt32LE(0);
    if (length < HEADER_BYTES || length > MAX_MESSAGE_BYTES)
      throw new BrokenMessage(`message of ${length} bytes`);
    if (this.size < length) return null;
    const all = this.chunks.length === 1 ? this.chunks[0]! : Buffer.concat(this.chunks);
    this.chunks = all.length > length ? [all.subarray(length)] : [];
    this.size -= length;
    return all.subarray(0, length);
  }

  private async serve(message: Buffer): Promise<void> {
    try {
      const request = readRequest(message);
      const body = await this.answer(request);
      if (request.wantsReply) await this.send(replyTo(request, body));
    } catch (error) {
      if (!(error instanceof InvalidDocument)) throw error;
      await this.send(replyTo(error, errorBody(error)));
    }
  }

  /** A client that asks but does not read is not asked for more. */
  private async send([head, body]: [Buffer, Buffer]): Promise<void> {
    if (this.socket.destroyed) return;
    if (!this.written(head, body)) await this.drained();
  }

  /** Copying a short answer behind its head costs less than handing over two pieces. */
  private written(head: Buffer, body: Buffer): boolean {
    if (body.length <= SHORT_BYTES) return this.socket.write(Buffer.concat([head, body]));
    this.socket.cork();
    this.socket.write(head);
    const hasRoom = this.socket.write(body);
    this.socket.uncork();
    return hasRoom;
  }

  private async drained(): Promise<void> {
    await new Promise((resolve) => this.socket.once('drain', resolve).once('close', resolve));
  }

  private drop(error: Error): void {
    this.log(`connection closed: ${error.message}`);
    this.chunks = [];
    this.size = 0;
    this.socket.destroy();
  }

  private startTimer(): void {
    this.timer ??= setTimeout(
      () => this.drop(new Error('a message took too long to arrive')),
      this.timeoutMs,
    );
  }

  private stopTimer(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }
}

export const errorBody = (error: MongoError): Buffer =>
  Buffer.from(
    serialize({ ok: 0, errmsg: error.message, code: error.code, codeName: error.codeName, ...error.details }),
  );
