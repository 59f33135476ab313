import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Document, deserialize, serialize } from 'bson';
import { type OpenStore, openStore } from '../../test/open-store.js';

let store: OpenStore;
let port: number;

beforeAll(async () => {
  store = await openStore();
  port = portOf(store);
});
afterAll(() => store.close());

const portOf = ({ uri }: OpenStore): number => Number(new URL(uri.replace('mongodb:', 'http:')).port);

const PING = { ping: 1, $db: 'admin' };

function frame(opcode: number, body: Buffer, length = body.length + 16): Buffer {
  const header = Buffer.alloc(16);
  header.writeInt32LE(length, 0);
  header.writeInt32LE(7, 4);
  header.writeInt32LE(opcode, 12);
  return Buffer.concat([header, body]);
}

const message = (doc: Buffer, flags = 0): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt32LE(flags);
  return frame(2013, Buffer.concat([head, doc]));
};

const bytesOf = (doc: Document): Buffer => Buffer.from(serialize(doc));

function nested(depth: number): Document {
  let doc: Document = {};
  for (let i = 1; i < depth; i++) doc = { a: doc };
  return doc;
}

/** Sends the bytes; answers with the reply's document, or 'closed' when the server hangs up. */
function send(bytes: Buffer, to = port): Promise<Document | 'closed'> {
  return new Promise((resolve) => {
    const socket: Socket = connect(to, '127.0.0.1', () => socket.write(bytes));
    let got = Buffer.alloc(0);
    const closed = () => resolve('closed');
    socket.on('close', closed).on('error', closed);
    socket.on('data', (chunk) => {
      got = Buffer.concat([got, chunk]);
      if (got.length < 16 || got.length < got.readInt32LE(0)) return;
      const start = got.readInt32LE(12) === 1 ? 36 : 21;
      resolve(deserialize(got.subarray(start)));
      socket.destroy();
    });
  });
}

/** A document whose only field says to be longer than it is. */
function lying(type: number, length: number): Buffer {
  const doc = Buffer.alloc(24);
  doc.writeInt32LE(24, 0);
  doc.writeUInt8(type, 4);
  doc.write('a\0', 5);
  doc.writeInt32LE(length, 7);
  return doc;
}

const closing: [string, Buffer][] = [
  ['a length below its own header', frame(2013, Buffer.alloc(20), 3)],
  ['a negative length', frame(2013, Buffer.alloc(20), -1)],
  ['100 MB announced', frame(2013, Buffer.alloc(64), 100_000_000)],
  ['an unknown opcode', frame(4711, bytesOf(PING))],
  ['a compressed message nobody agreed on', frame(2012, Buffer.alloc(32))],
  ['an opcode from before 2015', frame(2002, Buffer.alloc(32))],
  ['an unknown required flag', message(bytesOf(PING), 4)],
  ['a message without a body', frame(2013, Buffer.alloc(4))],
  ['an unknown section', frame(2013, Buffer.concat([Buffer.from([0, 0, 0, 0, 9]), bytesOf(PING)]))],
  ['a document that ends behind the message', message(Buffer.from([255, 0, 0, 0, 0]))],
  ['a sequence with a wrong length', frame(2013, Buffer.from([0, 0, 0, 0, 1, 255, 255, 255, 127, 97, 0]))],
  ['words of another protocol', Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')],
];

const answered: [string, Buffer][] = [
  ['a document nested 101 deep', message(bytesOf({ ...PING, a: nested(100) }))],
  ['a document nested 5,000 deep', message(deepDocument(5000))],
  ['a string that is longer than its document', message(lying(2, 1000))],
  ['a string with a negative length', message(lying(2, -5))],
  ['a binary with a negative length', message(lying(5, -5))],
  ['a document inside that is longer than its parent', message(lying(3, 2_000_000_000))],
  ['a type that BSON does not have', message(lying(99, 1))],
  ['no such command', message(bytesOf({ abracadabra: 1, $db: 'admin' }))],
  ['a command of Object.prototype', message(bytesOf({ constructor: 1, $db: 'admin' }))],
  ['a field of the wrong type', message(bytesOf({ find: 7, $db: 'test' }))],
  ['a transaction', message(bytesOf({ insert: 'a', documents: [{}], txnNumber: 1, $db: 'test' }))],
];

function deepDocument(depth: number): Buffer {
  const doc = Buffer.alloc(depth * 8 + 5);
  for (let i = 0; i < depth; i++) {
    doc.writeInt32LE(doc.length - i * 8, i * 7);
    doc.write('\x03a\0', i * 7 + 4);
  }
  return doc;
}

describe('a hostile client', () => {
  afterAll(async () => expect(await send(message(bytesOf(PING)))).toEqual({ ok: 1 }));

  it.each(closing)('is cut off: %s', async (_, bytes) => {
    expect(await send(bytes)).toBe('closed');
    expect(await store.db.command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it.each(answered)('gets an error: %s', async (_, bytes) => {
    expect(await send(bytes)).toMatchObject({ ok: 0, code: expect.any(Number), errmsg: expect.any(String) });
    expect(await store.db.command({ ping: 1 })).toEqual({ ok: 1 });
  });

  it('is cut off when a message does not become whole in time', async () => {
    const impatient = await openStore({ messageTimeoutMs: 50 });
    expect(await send(message(bytesOf(PING)).subarray(0, 20), portOf(impatient))).toBe('closed');
    await impatient.close();
  });

  it('cannot end the server with noise', async () => {
    let seed = 42;
    const random = () => (seed = (seed * 1103515245 + 12345) & 0x7fffffff);
    const good = message(bytesOf({ find: 'a', filter: { a: { $in: [1, 'x', null] } }, $db: 'test' }));
    for (let round = 0; round < 300; round++) {
      const bytes = Buffer.from(good);
      for (let flips = 0; flips < 3; flips++) bytes[16 + (random() % (bytes.length - 16))] = random() & 255;
      await send(bytes);
    }
    expect(await store.db.command({ ping: 1 })).toEqual({ ok: 1 });
    expect(store.log.filter((line) => line.includes('internal error'))).toEqual([]);
  });
});

describe('a client that asks and never reads', () => {
  it('does not make the server pile up answers', async () => {
    await store.db.collection('big').insertOne({ text: 'x'.repeat(8_000_000) });
    const ask = message(bytesOf({ find: 'big', filter: {}, $db: 'test' }));
    const before = process.memoryUsage.rss();
    const socket = connect(port, '127.0.0.1', () => socket.write(Buffer.concat(Array(100).fill(ask))));
    socket.pause();
    for (let i = 0; i < 20; i++) await store.db.collection('big').countDocuments({});
    expect(process.memoryUsage.rss() - before).toBeLessThan(300_000_000);
    socket.destroy();
  });
});

describe('a polite client', () => {
  it('may send several messages at once, and one in many pieces', async () => {
    const ping = message(bytesOf(PING));
    const socket = connect(port, '127.0.0.1');
    const replies = new Promise<number>((resolve) => {
      let size = 0;
      socket.on('data', (chunk) => {
        size += chunk.length;
        if (size === 3 * (16 + 5 + bytesOf({ ok: 1 }).length)) resolve(size);
      });
    });
    socket.write(Buffer.concat([ping, ping]));
    for (const byte of ping) socket.write(Buffer.from([byte]));
    expect(await replies).toBeGreaterThan(0);
    socket.destroy();
  });

  it('may say hello the old way', async () => {
    const query = Buffer.concat([
      Buffer.alloc(4),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(8),
      bytesOf({ ismaster: 1 }),
    ]);
    expect(await send(frame(2004, query))).toMatchObject({ ok: 1, ismaster: true, maxWireVersion: 21 });
  });
});
