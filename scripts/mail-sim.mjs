import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

const MODES = ['ok', 'refuse', 'busy', 'drop', 'drip'];
const SLOW_MS = 1_000;

/**
 * A mail server that keeps what it gets and delivers nothing. `fail('refuse')` says 550 to every mail, `busy` says 451,
 * `drop` cuts the connection in the middle, `drip` never comes to an end.
 */
export async function startMailSim({ port = 0, host = '127.0.0.1', dir, onMail = () => {} } = {}) {
  const mails = [];
  const waiting = [];
  let mode = 'ok';
  let attempts = 0;
  if (dir) mkdirSync(dir, { recursive: true });

  const server = new SMTPServer({
    name: 'mail-sim',
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 200,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo: (_address, _session, done) => {
      attempts += 1;
      done(mode === 'refuse' ? failure(550, 'No such mailbox') : null);
    },
    onData: (stream, session, done) => void receive(stream, session, done),
  });
  const sockets = new Set();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.on('error', () => {});

  async function receive(stream, session, done) {
    const raw = await readAll(stream);
    if (mode === 'drop') return cut(session);
    if (mode === 'drip') return drip(session, done);
    if (mode === 'busy') return done(failure(451, 'Try again later'));
    const mail = { ...(await parsed(raw)), envelope: addressesOf(session.envelope), raw };
    mails.push(mail);
    if (dir) writeFileSync(path.join(dir, `${String(mails.length).padStart(4, '0')}.eml`), raw);
    onMail(mail);
    for (const wake of waiting.splice(0)) wake();
    done(null, 'kept');
  }

  /** One byte a second: every idle timeout starts again, only a deadline helps. */
  async function drip(session, done) {
    const socket = socketOf(session);
    while (mode === 'drip' && socket?.writable) {
      socket.write(' ');
      await sleep(SLOW_MS);
    }
    done(failure(451, 'Try again later'));
  }

  const socketOf = ({ remotePort }) => [...sockets].find((socket) => socket.remotePort === remotePort);
  const cut = (session) => socketOf(session)?.destroy();

  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address();

  return {
    port: address.port,
    url: `smtp://${host}:${address.port}`,
    mails,
    get attempts() {
      return attempts;
    },
    fail(next) {
      if (!MODES.includes(next)) throw new Error(`"${next}" is none of ${MODES.join(', ')}`);
      mode = next;
    },
    /** The first mail that fits, now or later. */
    async next(fits = () => true, timeoutMs = 10_000) {
      const deadline = Date.now() + timeoutMs;
      for (;;) {
        const found = mails.find(fits);
        if (found) return found;
        const left = deadline - Date.now();
        if (left <= 0) throw new Error('No such mail arrived.');
        await Promise.race([
          new Promise((resolve) => waiting.push(resolve)),
          sleep(left, null, { ref: false }),
        ]);
      }
    },
    close() {
      mode = 'ok';
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

async function parsed(raw) {
  const {
    subject = '',
    from,
    to = [],
    replyTo = [],
    html = '',
    text = '',
    messageId = '',
    headers,
  } = await PostalMime.parse(raw);
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href.replaceAll('&amp;', '&'));
  return { subject, from, to, replyTo, html, text, messageId, headers, links };
}

async function readAll(stream) {
  const parts = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts);
}

const addressesOf = ({ mailFrom, rcptTo }) => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo.map(({ address }) => address),
});

const failure = (responseCode, message) => Object.assign(new Error(message), { responseCode });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '2525' },
      dir: { type: 'string', default: '.data/mail-sim' },
      fail: { type: 'string', default: 'ok' },
    },
  });
  const sim = await startMailSim({ port: Number(values.port), dir: values.dir, onMail: print });
  sim.fail(values.fail);
  console.log(`SMTP_URL=${sim.url}   mails land in ${values.dir}   type ${MODES.join(' | ')} and Enter`);
  createInterface({ input: process.stdin }).on('line', (line) => {
    try {
      sim.fail(line.trim() || 'ok');
      console.log(`now: ${line.trim() || 'ok'}`);
    } catch ({ message }) {
      console.log(message);
    }
  });
}

function print({ subject, from, to, text, links }) {
  const names = to.map(({ address }) => address).join(', ');
  console.log(`\n${from?.name} <${from?.address}> -> ${names}\n${subject}\n\n${text}`);
  for (const link of links) console.log(`-> ${link}`);
}
