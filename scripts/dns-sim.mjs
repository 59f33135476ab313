import { createSocket } from 'node:dgram';

const TYPES = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 };
const NAMES = Object.fromEntries(Object.entries(TYPES).map(([name, number]) => [number, name]));
const NO_SUCH_NAME = 3;

/** A name server on loopback that knows only what it is told: `zone.set('bella.de', { TXT: ['hello'], A: ['10.0.0.1'] })`. */
export async function startDnsSim({ port = 0, host = '127.0.0.1' } = {}) {
  const zone = new Map();
  const socket = createSocket('udp4');
  let silent = false;
  socket.on('message', (question, { port: from, address }) => {
    if (!silent) socket.send(answerTo(question, zone), from, address);
  });
  await new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.bind(port, host, resolve);
  });
  return {
    zone,
    address: `${host}:${socket.address().port}`,
    /** As if nobody were there. */
    silence: (on = true) => {
      silent = on;
    },
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}

function answerTo(question, zone) {
  const { name, end } = nameIn(question, 12);
  const type = NAMES[question.readUInt16BE(end)];
  const records = zone.get(name) ?? null;
  const answers = (records?.[type] ?? []).map((value) => record(type, value));
  const head = Buffer.alloc(12);
  question.copy(head, 0, 0, 2);
  head.writeUInt16BE(0x8580 | (records ? 0 : NO_SUCH_NAME), 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(answers.length, 6);
  return Buffer.concat([head, question.subarray(12, end + 4), ...answers]);
}

function nameIn(bytes, from) {
  const labels = [];
  let at = from;
  for (let length = bytes[at]; length > 0; length = bytes[at]) {
    labels.push(bytes.toString('latin1', at + 1, at + 1 + length));
    at += length + 1;
  }
  return { name: labels.join('.').toLowerCase(), end: at + 1 };
}

/** The name it is about is the one that was asked, twelve bytes into the message. */
function record(type, value) {
  const data = DATA[type](value);
  const head = Buffer.alloc(12);
  head.writeUInt16BE(0xc00c, 0);
  head.writeUInt16BE(TYPES[type], 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt32BE(60, 6);
  head.writeUInt16BE(data.length, 10);
  return Buffer.concat([head, data]);
}

const DATA = {
  A: (value) => Buffer.from(value.split('.').map(Number)),
  AAAA: (value) =>
    Buffer.from(
      value.split(':').flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]),
    ),
  TXT: (value) => Buffer.concat([Buffer.from([value.length]), Buffer.from(value, 'latin1')]),
  CNAME: (value) =>
    Buffer.concat([
      ...value.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]),
      Buffer.from([0]),
    ]),
};
