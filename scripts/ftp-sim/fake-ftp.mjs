import { createServer } from 'node:net';

/** An FTP server that keeps its files in memory and can be told to be of the worst kind. */
export async function startFakeFtp(faults = {}) {
  const fake = new FakeFtp(faults);
  await fake.listen();
  return fake;
}

class FakeFtp {
  files = new Map();
  commands = [];
  sockets = new Set();
  listeners = new Set();
  sessions = 0;

  constructor(faults) {
    this.faults = faults;
    this.server = createServer((socket) => new Session(this, socket));
  }

  async listen() {
    await new Promise((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.port = this.server.address().port;
  }

  get storedBytes() {
    return [...this.files.values()].reduce((sum, bytes) => sum + bytes.length, 0);
  }

  hold(socket) {
    this.sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => this.sockets.delete(socket));
  }

  async close() {
    for (const socket of this.sockets) socket.destroy();
    for (const listener of this.listeners) listener.close();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

class Session {
  text = '';
  directory = '';
  data = null;

  constructor(fake, socket) {
    this.fake = fake;
    this.socket = socket;
    fake.hold(socket);
    fake.sessions += 1;
    socket.on('close', () => {
      fake.sessions -= 1;
    });
    socket.setEncoding('utf8').on('data', (chunk) => this.read(chunk));
    if (fake.sessions > (fake.faults.mostSessions ?? Number.POSITIVE_INFINITY))
      socket.end('421 Too many\r\n');
    else this.say(220, 'ready');
  }

  read(chunk) {
    this.text += chunk;
    for (let end = this.text.indexOf('\r\n'); end >= 0; end = this.text.indexOf('\r\n')) {
      const line = this.text.slice(0, end);
      this.text = this.text.slice(end + 2);
      this.fake.commands.push(line);
      const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(line) ?? [];
      if (COMMANDS[verb]) COMMANDS[verb](this, rest);
      else this.say(502, 'unknown');
    }
  }

  say(code, text) {
    const line = `${code} ${text}\r\n`;
    const { dripMs } = this.fake.faults;
    if (!dripMs) return void this.socket.write(line);
    const drip = (at) => {
      if (at >= line.length || !this.socket.writable) return;
      this.socket.write(line[at]);
      setTimeout(drip, dripMs, at + 1);
    };
    drip(0);
  }

  at(path) {
    return path.startsWith('/') ? path.slice(1) : [this.directory, path].filter(Boolean).join('/');
  }

  open(answer) {
    const listener = createServer({ allowHalfOpen: true }, (socket) => {
      this.fake.hold(socket);
      listener.close();
      this.fake.listeners.delete(listener);
      this.arrived(socket);
    });
    this.data = new Promise((resolve) => {
      this.arrived = resolve;
    });
    this.fake.listeners.add(listener);
    listener.listen(0, '127.0.0.1', () => answer(listener.address().port));
  }

  async send(bytes) {
    this.say(150, 'here it comes');
    (await this.data).end(bytes, () => this.say(226, 'done'));
  }

  async take(name) {
    const { quotaBytes = Number.POSITIVE_INFINITY } = this.fake.faults;
    this.say(150, 'go on');
    const socket = await this.data;
    const parts = [];
    let isFull = false;
    socket.on('data', (part) => {
      if (isFull) return;
      parts.push(part);
      const size = parts.reduce((sum, { length }) => sum + length, 0);
      this.fake.files.set(name, Buffer.concat(parts));
      if (this.fake.storedBytes <= quotaBytes) return;
      isFull = true;
      this.fake.files.set(name, Buffer.concat(parts).subarray(0, Math.max(0, size - 1)));
      this.say(552, 'Disk full');
      socket.destroy();
    });
    socket.on('end', () => {
      socket.end();
      if (isFull) return;
      this.fake.files.set(name, Buffer.concat(parts));
      this.say(226, 'stored');
    });
  }

  async list() {
    const { list } = this.fake.faults;
    this.say(150, 'list');
    const socket = await this.data;
    if (list === 'endless') return pour(socket);
    const lines = [...this.fake.files].map(([name, { length }]) => row(name.split('/').at(-1), length));
    const lies = list === 'lies' ? LIES.map((name) => row(name, 1)) : [];
    socket.end([...lies, ...lines].join(''), () => this.say(226, 'done'));
  }
}

const row = (name, size) => `-rw-r--r-- 1 ftp ftp ${size} Jan 01 00:00 ${name}\r\n`;
const LIES = [
  '../../../etc/passwd',
  '/etc/passwd',
  '..\\..\\boot.ini',
  'a\u0000b',
  'index.html -> /etc/shadow',
  '..',
  '-rf',
];

/** A hundred megabytes of names. */
function pour(socket) {
  const chunk = Buffer.from(row('n'.repeat(80), 1).repeat(600));
  let left = Math.ceil(100_000_000 / chunk.length);
  const write = () => {
    while (left > 0 && socket.writable) {
      left -= 1;
      if (!socket.write(chunk)) return socket.once('drain', write);
    }
    socket.end();
  };
  write();
}

const COMMANDS = {
  USER: (session) => session.say(331, 'password'),
  PASS: (session, password) =>
    password === 'geheim' ? session.say(230, 'in') : session.say(530, 'Login incorrect'),
  TYPE: (session) => session.say(200, 'binary'),
  FEAT: (session) => session.say(502, 'none'),
  OPTS: (session) => session.say(502, 'none'),
  PWD: (session) => session.say(257, `"/${session.directory}"`),
  QUIT: (session) => session.socket.end('221 bye\r\n'),
  CWD: (session, name) => {
    session.directory = session.at(name);
    session.say(250, 'there');
  },
  MKD: (session) => session.say(257, 'made'),
  EPSV: (session) => {
    if (session.fake.faults.pasvHost) return session.say(500, 'unknown');
    session.open((port) => session.say(229, `Extended (|||${port}|)`));
  },
  PASV: (session) => {
    const host = (session.fake.faults.pasvHost ?? '127.0.0.1').replaceAll('.', ',');
    session.open((port) => session.say(227, `Passive (${host},${port >> 8},${port & 255})`));
  },
  STOR: (session, name) => void session.take(session.at(name)),
  RETR: (session, name) => {
    const bytes = session.fake.files.get(session.at(name));
    if (bytes) void session.send(bytes);
    else session.say(550, 'No such file');
  },
  LIST: (session) => void session.list(),
  SIZE: (session, name) => {
    if (session.fake.faults.noSize) return session.say(502, 'unknown');
    const bytes = session.fake.files.get(session.at(name));
    if (bytes) session.say(213, String(bytes.length));
    else session.say(550, 'No such file');
  },
  DELE: (session, name) => {
    if (session.fake.files.delete(session.at(name))) session.say(250, 'gone');
    else session.say(550, 'No such file');
  },
  RNFR: (session, name) => {
    session.from = session.at(name);
    if (session.fake.files.has(session.from)) session.say(350, 'to what');
    else session.say(550, 'No such file');
  },
  RNTO: (session, name) => {
    const { files, faults } = session.fake;
    const to = session.at(name);
    if (faults.neverReplaces && files.has(to)) return session.say(550, 'File exists');
    files.set(to, files.get(session.from));
    files.delete(session.from);
    session.say(250, 'renamed');
  },
};
