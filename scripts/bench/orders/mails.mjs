import { createHash } from 'node:crypto';
import { closeSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';

const HEAD_BYTES = 4_096;
/** Those under way when a worker is killed may have left without anybody having noted it. */
const UNDER_WAY = 8;

/** Each guest has a mail for the order and one for its acceptance; after a kill some may have got one twice. */
export function mailProblems(dataDir, { acknowledged, accepted, kills }) {
  const folder = path.join(dataDir, 'mail');
  const counts = new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  for (const file of files) {
    const id = messageIdOf(path.join(folder, file));
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  const wanted = [
    ...acknowledged.map(({ id }) => `order ${id} placed`),
    ...accepted.map((id) => `order ${id} accepted`),
  ];
  const lost = wanted.filter((key) => !counts.has(digestOf(key)));
  const repeated = [...counts.values()].reduce((sum, count) => sum + count - 1, 0);
  return {
    count: files.length,
    repeated,
    problems: [
      ...lost.map((key) => `The mail "${key}" was never sent.`),
      ...(repeated > kills * UNDER_WAY ? [`${repeated} mails were sent again after ${kills} kills.`] : []),
    ],
  };
}

function messageIdOf(file) {
  const fd = openSync(file, 'r');
  const head = Buffer.alloc(HEAD_BYTES);
  const length = readSync(fd, head);
  closeSync(fd);
  return /^Message-ID: <([^@]+)@/im.exec(head.toString('latin1', 0, length))?.[1] ?? file;
}

/** As the mailer names a mail (src/platform/mail/mails.ts). */
const digestOf = (text) => createHash('sha256').update(text).digest('base64url').slice(0, 32);
