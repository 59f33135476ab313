import { cpus, hostname, totalmem } from 'node:os';
import { MAX_MESSAGE_BYTES } from '../wire/message.js';
import type { Handler } from './command.js';

const VERSION = '7.0.15';

const hello: Handler = ({ name, args, connection }) => ({
  helloOk: args.flag('helloOk') || undefined,
  [name === 'hello' ? 'isWritablePrimary' : 'ismaster']: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: MAX_MESSAGE_BYTES,
  maxWriteBatchSize: 100_000,
  localTime: new Date(),
  logicalSessionTimeoutMinutes: 30,
  connectionId: connection,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
});

const nothing: Handler = () => ({});

export const handshake: Record<string, Handler> = {
  hello,
  isMaster: hello,
  ismaster: hello,
  ping: nothing,
  endSessions: nothing,
  startSession: nothing,
  refreshSessions: nothing,
  buildInfo: () => ({
    version: VERSION,
    versionArray: [7, 0, 15, 0],
    gitVersion: 'embedded-mongo',
    modules: [],
    storageEngines: ['journal'],
    bits: 64,
    maxBsonObjectSize: 16_777_216,
  }),
  connectionStatus: () => ({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  whatsmyuri: () => ({ you: '127.0.0.1' }),
  getParameter: ({ args }) =>
    args.has('featureCompatibilityVersion') ? { featureCompatibilityVersion: { version: '7.0' } } : {},
  getLog: () => ({ totalLinesWritten: 0, log: [] }),
  getCmdLineOpts: () => ({ argv: ['embedded-mongo'], parsed: {} }),
  hostInfo: () => ({
    system: {
      currentTime: new Date(),
      hostname: hostname(),
      memSizeMB: Math.round(totalmem() / 2 ** 20),
      numCores: cpus().length,
    },
    os: { type: process.platform },
    extra: {},
  }),
  serverStatus: ({ engine }) => ({
    host: hostname(),
    version: VERSION,
    process: 'embedded-mongo',
    pid: process.pid,
    uptime: (Date.now() - engine.startedAt.getTime()) / 1000,
    localTime: new Date(),
    openCursors: engine.cursors.size,
    storageEngine: { name: 'journal', persistent: true },
    mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
  }),
};
