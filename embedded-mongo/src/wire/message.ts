import { documentSlot, type Slot } from '../bson/slot.js';
import { faultOf } from '../bson/validate.js';
import { CODE, MongoError } from '../errors.js';

export const OPCODE = { reply: 1, query: 2004, message: 2013 } as const;
export const HEADER_BYTES = 16;
export const MAX_MESSAGE_BYTES = 48_000_000;

export interface Request {
  readonly id: number;
  readonly opcode: number;
  readonly body: Slot;
  /** Documents that came beside the body, by the field they belong to. */
  readonly sequences: ReadonlyMap<string, Slot[]>;
  /** False when the client wants no answer (write concern 0). */
  readonly wantsReply: boolean;
}

/** Bytes that are no message of the protocol: nothing sensible can be answered, the connection is closed. */
export class BrokenMessage extends Error {}

const FLAG = { checksum: 1, moreToCome: 2, exhaustAllowed: 1 << 16 } as const;

export function readRequest(message: Buffer): Request {
  const opcode = message.readInt32LE(12);
  if (opcode === OPCODE.message) return readMessage(message);
  if (opcode === OPCODE.query) return readQuery(message);
  throw new BrokenMessage(`unknown opcode ${opcode}`);
}

/** The reply as the pieces to send: the body is not copied behind its header. */
export function replyTo({ id, opcode }: Pick<Request, 'id' | 'opcode'>, body: Buffer): [Buffer, Buffer] {
  return [opcode === OPCODE.query ? legacyHead(id, body.length) : messageHead(id, body.length), body];
}

function readMessage(message: Buffer): Request {
  if (message.length < HEADER_BYTES + 10) throw new BrokenMessage('message too short');
  const flags = message.readUInt32LE(HEADER_BYTES);
  if (flags & 0xffff & ~(FLAG.checksum | FLAG.moreToCome)) throw new BrokenMessage('unknown required flag');
  const end = message.length - (flags & FLAG.checksum ? 4 : 0);
  const sequences = new Map<string, Slot[]>();
  let body: Slot | undefined;
  for (let at = HEADER_BYTES + 4; at < end; ) {
    const kind = message[at++];
    if (kind === 0) {
      if (body) throw new BrokenMessage('more than one body');
      body = documentAt(message, at, end);
      at = body.end;
    } else if (kind === 1) at = readSequence(message, at, end, sequences);
    else throw new BrokenMessage(`unknown section kind ${kind}`);
  }
  if (!body) throw new BrokenMessage('message without a body');
  const wantsReply = (flags & FLAG.moreToCome) === 0;
  return { id: message.readInt32LE(4), opcode: OPCODE.message, body, sequences, wantsReply };
}

function readSequence(message: Buffer, at: number, limit: number, sequences: Map<string, Slot[]>): number {
  if (at + 5 > limit) throw new BrokenMessage('document sequence too short');
  const end = at + message.readInt32LE(at);
  const nameEnd = message.indexOf(0, at + 4);
  if (end > limit || nameEnd < 0 || nameEnd >= end)
    throw new BrokenMessage('document sequence with a wrong length');
  const docs: Slot[] = [];
  for (let position = nameEnd + 1; position < end; ) {
    const doc = documentAt(message, position, end);
    docs.push(doc);
    position = doc.end;
  }
  sequences.set(message.toString('utf8', at + 4, nameEnd), docs);
  return end;
}

/** The old way to ask; drivers still use it for their first hello. */
function readQuery(message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER_BYTES + 4);
  if (nameEnd < 0 || nameEnd + 9 >= message.length) throw new BrokenMessage('query too short');
  const body = documentAt(message, nameEnd + 9, message.length);
  return { id: message.readInt32LE(4), opcode: OPCODE.query, body, sequences: new Map(), wantsReply: true };
}

function documentAt(message: Buffer, at: number, limit: number): Slot {
  if (at + 5 > limit) throw new BrokenMessage('document too short');
  const length = message.readInt32LE(at);
  if (length < 5 || at + length > limit) throw new BrokenMessage('document with a wrong length');
  const fault = faultOf(message, at, at + length);
  if (fault) throw new InvalidDocument(message.readInt32LE(4), message.readInt32LE(12), fault);
  return documentSlot(message, at);
}

/** The frame is sound, the document in it is not: that can be answered. */
export class InvalidDocument extends MongoError {
  constructor(
    readonly id: number,
    readonly opcode: number,
    fault: string,
  ) {
    super(CODE.InvalidBSON, fault);
  }
}

let nextId = 1;

function messageHead(responseTo: number, bodyLength: number): Buffer {
  return head(HEADER_BYTES + 5, bodyLength, responseTo, OPCODE.message);
}

function legacyHead(responseTo: number, bodyLength: number): Buffer {
  const bytes = head(HEADER_BYTES + 20, bodyLength, responseTo, OPCODE.reply);
  bytes.writeInt32LE(8, HEADER_BYTES);
  bytes.writeInt32LE(1, HEADER_BYTES + 16);
  return bytes;
}

function head(length: number, bodyLength: number, responseTo: number, opcode: number): Buffer {
  const bytes = Buffer.alloc(length);
  bytes.writeInt32LE(length + bodyLength, 0);
  bytes.writeInt32LE(nextId, 4);
  bytes.writeInt32LE(responseTo, 8);
  bytes.writeInt32LE(opcode, 12);
  nextId = (nextId + 1) & 0x7fffffff;
  return bytes;
}
