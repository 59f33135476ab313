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
  const box = new Mailbox(dir, onMail);
  const counter = new Counter(box);
  await counter.listen(port, host);
  return {
    port: counter.port,
    url: `smtp://${host}:${counter.port}`,
    mails: box.mails,
    get attempts() {
      return counter.attempts;
    },
    fail: (mode) => counter.fail(mode),
    next: (fits, timeoutMs) => box.next(fits, timeoutMs),
    close: () => counter.close(),
  };
}

/** Mails in the order in which they arrived, and whoever waits for one. */
class Mailbox {
  mails = [];
  #waiting = [];
  #dir;
  #onMail;

  constructor(dir, onMail) {
    this.#dir = dir;
    this.#onMail = onMail;
    if (dir) mkdirSync(dir, { recursive: true });
  }

  keep(mail) {
    this.mails.push(mail);
    const name = `${String(this.mails.length).padStart(4, '0')}.eml`;
    if (this.#dir) writeFileSync(path.join(this.#dir, name), mail.raw);
    this.#onMail(mail);
    for (const wake of this.#waiting.splice(0)) wake();
  }

  /** The first mail that fits, now or later. */
  async next(fits = () => true, timeoutMs = 10_000) {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = this.mails.find(fits);
      if (found) return found;
      const left = deadline - Date.now();
      if (left <= 0) throw new Error('No such mail arrived.');
      const arrival = new Promise((resolve) => this.#waiting.push(resolve));
      await Promise.race([arrival, sleep(left, null, { ref: false })]);
    }
  }
}

/** Where mails are handed in; it behaves as it was last told. */
class Counter {
  attempts = 0;
  #mode = 'ok';
  #box;
  #sockets = new Set();
  #server;

  constructor(box) {
    this.#box = box;
    this.#server = new SMTPServer({
      name: 'mail-sim',
      authOptional: true,
      allowInsecureAuth: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 200,
      onAuth: ({ username }, _session, done) => done(null, { user: username }),
      onRcptTo: (_address, _session, done) => done(this.#refusal()),
      onData: (stream, session, done) => void this.#receive(stream, session, done),
    });
    this.#server.server.on('connection', (socket) => {
      this.#sockets.add(socket);
      socket.once('close', () => this.#sockets.delete(socket));
    });
    this.#server.on('error', () => {});
  }

  get port() {
    return this.#server.server.address().port;
  }

  listen(port, host) {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
  }

  fail(mode) {
    if (!MODES.includes(mode)) throw new Error(`"${mode}" is none of ${MODES.join(', ')}`);
    this.#mode = mode;
  }

  close() {
    this.#mode = 'ok';
    for (const socket of this.#sockets) socket.destroy();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }

  #refusal() {
    this.attempts += 1;
    return this.#mode === 'refuse' ? failure(550, 'No such mailbox') : null;
  }

  async #receive(stream, session, done) {
    const raw = await readAll(stream);
    if (this.#mode === 'drop') return this.#socketOf(session)?.destroy();
    if (this.#mode === 'drip') return this.#drip(session, done);
    if (this.#mode === 'busy') return done(failure(451, 'Try again later'));
    this.#box.keep({ ...(await parsed(raw)), envelope: addressesOf(session.envelope), raw });
    done(null, 'kept');
  }

  /** One byte a second: every idle timeout starts again, only a deadline helps. */
  async #drip(session, done) {
    const socket = this.#socketOf(session);
    while (this.#mode === 'drip' && socket?.writable) {
      socket.write(' ');
      await sleep(SLOW_MS);
    }
    done(failure(451, 'Try again later'));
  }

  #socketOf({ remotePort }) {
    return [...this.#sockets].find((socket) => socket.remotePort === remotePort);
  }
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

const HELP = `Ein Mailserver zum Ausprobieren: er behält jede Mail und stellt keine zu.

  npm run mail-sim                auf Port 2525; die gezeigte Zeile kommt in die Umgebung von Tresen

  --port 2525 --dir .data/mail-sim   dort liegt jede Mail als .eml
  --fail       ok | refuse | busy | drop | drip   was beim Annehmen schiefgeht; unterwegs das Wort tippen und Enter
`;

const failure = (responseCode, message) => Object.assign(new Error(message), { responseCode });

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '2525' },
      dir: { type: 'string', default: '.data/mail-sim' },
      fail: { type: 'string', default: 'ok' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) {
    process.stdout.write(HELP);
    process.exit(0);
  }
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
