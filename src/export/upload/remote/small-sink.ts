import { Writable } from 'node:stream';
import { RemoteTrouble } from './remote.errors.js';

/** Takes what a server sends, up to a size; a server that sends more is not listened to any longer. */
export class SmallSink extends Writable {
  private readonly parts: Buffer[] = [];
  private taken = 0;

  constructor(private readonly maxBytes: number) {
    super();
  }

  get bytes(): Buffer {
    return Buffer.concat(this.parts);
  }

  override _write(part: Buffer, _encoding: string, done: (error?: Error) => void): void {
    this.taken += part.length;
    if (this.taken <= this.maxBytes) this.parts.push(part);
    done(this.taken > this.maxBytes ? new RemoteTrouble('tooLarge', 'work') : undefined);
  }
}
