import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startLineProxy } from '../../ftp-sim/line-proxy.mjs';
import { FTP_DIRECTORY, FTP_PASSWORD, FTP_USER, startVsftpd } from '../../ftp-sim/vsftpd.mjs';
import { inRoot } from '../../setup/paths.mjs';

const FILES = 211;
const CHANGED = 5;
const DELAY_MS = 30;
const LIMITS = { connectMs: 20_000, fileMs: 60_000, jobMs: 600_000, graceMs: 7 * 86_400_000 };

export default {
  name: `Upload: ${FILES} files over ${DELAY_MS} ms to vsftpd, four connections (goal: ${CHANGED} changed files at least 15 x faster than all)`,

  async run({ dataDir, later }) {
    const server = await startVsftpd(dataDir);
    later(server.close);
    const line = await startLineProxy(server, { delayMs: DELAY_MS });
    later(line.close);
    const all = await measured(line, buildOf(dataDir, 'first'));
    const some = await measured(line, buildOf(dataDir, 'second', CHANGED));
    const none = await measured(line, buildOf(dataDir, 'third', CHANGED));
    return [
      row('all of them', all, all),
      row(`${CHANGED} changed`, some, all),
      row('nothing changed', none, all),
    ];
  },
};

const row = (name, { seconds, changedFiles, sentBytes }, all) => ({
  '': name,
  files: changedFiles,
  KiB: sentBytes / 1024,
  seconds,
  'times as fast': all.seconds / seconds,
});

async function measured({ host, port }, build) {
  const { openSpace } = await import(inRoot('dist/app/export/upload/remote/open-space.js'));
  const { publishSite } = await import(inRoot('dist/app/export/upload/publish-site.js'));
  const access = {
    protocol: 'ftp',
    host,
    port,
    username: FTP_USER,
    password: FTP_PASSWORD,
    directory: FTP_DIRECTORY,
    fingerprint: null,
  };
  const from = performance.now();
  const result = await publishSite(build, {
    open: () => openSpace(access, { allowPrivate: true, connectMs: LIMITS.connectMs }),
    seal: SEAL,
    now: new Date(),
    limits: LIMITS,
    watch: { signal: new AbortController().signal, progress() {}, note() {} },
  });
  return { ...result, seconds: (performance.now() - from) / 1_000 };
}

const SEAL = { over: (text) => sha256(text), holds: (text, seal) => seal === sha256(text) };

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');

/** As many pages and pictures as a restaurant with a hundred dishes has; the first pages may have changed. */
function buildOf(dir, name, changed = 0) {
  const root = path.join(dir, name);
  const files = Array.from({ length: FILES }, (_, index) => {
    const isPage = index < FILES / 2;
    const file = isPage
      ? `gericht/${index}/index.html`
      : `assets/bilder/p-${sha256(String(index)).slice(0, 10)}.webp`;
    const bytes = Buffer.alloc(isPage ? 8_000 : 30_000, `${index}${index < changed ? 'neu' : ''} `);
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), bytes);
    return { path: file, size: bytes.length, hash: sha256(bytes) };
  });
  return { root, files };
}
