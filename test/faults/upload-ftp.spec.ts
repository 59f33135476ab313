import { chmodSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type FtpServer, startVsftpd } from '../../scripts/ftp-sim/vsftpd.mjs';
import type { UploadProgress } from '../../src/export/build/upload.types.js';
import { Scratch } from '../support/export/scratch.js';
import {
  aBuild,
  aSite,
  brokenPages,
  filesIn,
  ftpAccess,
  GRACE_MS,
  upload,
} from '../support/export/web-space.js';

const START = new Date('2026-11-20T12:00:00Z');
const later = (ms: number) => new Date(START.getTime() + ms);

jest.setTimeout(60_000);

describe('a site on the web space of a restaurant, by FTP', () => {
  const scratch = new Scratch();
  let server: FtpServer;
  let directory: string;
  let space: string;
  let count = 0;

  beforeAll(async () => {
    server = await startVsftpd(scratch.folder('vsftpd'));
  });
  afterAll(async () => {
    await server?.close();
    scratch.remove();
  });
  beforeEach(() => {
    count += 1;
    directory = `web/${count}`;
    space = path.join(server.root, String(count));
    mkdirSync(space);
    chmodSync(space, 0o777);
  });

  const site = (content: Record<string, string>) => aBuild(scratch.folder('build'), content);
  const access = () => ftpAccess({ port: server.port, directory });
  const send = (content: Record<string, string>, now = START) =>
    upload(site(content), { access: access(), now });
  const served = () =>
    Object.fromEntries(Object.entries(filesIn(space)).filter(([name]) => !name.startsWith('builds/')));

  it('lies there whole, with nothing half beside it', async () => {
    const result = await send(aSite(1));
    expect(result).toMatchObject({ changedFiles: 10, removedFiles: 0, notes: [] });
    expect(served()).toEqual(aSite(1));
    expect(Object.keys(filesIn(space)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('is sent again only where it changed, and not at all when nothing did', async () => {
    await send(aSite(1));
    expect(await send(aSite(1))).toMatchObject({ changedFiles: 0, sentBytes: 0 });
    const changed = { ...aSite(1), 'index.html': aSite(1)['index.html']!.replace('Bella', 'Bello') };
    const result = await send(changed);
    expect(result).toMatchObject({ changedFiles: 1, sentBytes: changed['index.html'].length });
    expect(served()).toEqual(changed);
  });

  it('keeps what older pages need for a week, and lets pages go at once', async () => {
    await send(aSite(1));
    const next = aSite(2, 5);
    expect(await send(next, later(1_000))).toMatchObject({ removedFiles: 1 });
    expect(existsSync(path.join(space, 'gericht/5.html'))).toBe(false);
    expect(existsSync(path.join(space, 'assets/shop-00000001.js'))).toBe(true);
    expect(await send(next, later(GRACE_MS))).toMatchObject({ changedFiles: 0, removedFiles: 0 });
    expect(await send(next, later(GRACE_MS + 1_000))).toMatchObject({ changedFiles: 0, removedFiles: 1 });
    expect(served()).toEqual(next);
    expect(brokenPages(space)).toEqual([]);
  });

  it.each(['index.html', 'index.php', '.htaccess'])(
    'is not written over another one that has %s',
    async (face) => {
      writeFileSync(path.join(space, face), 'somebody else');
      await expect(send(aSite(1))).rejects.toThrow(`schon eine andere Website (${face})`);
      expect(filesIn(space)).toEqual({ [face]: 'somebody else' });
      rmSync(path.join(space, face));
      expect(await send(aSite(1))).toMatchObject({ changedFiles: 10 });
      // Ours, though somebody has tidied up the manifest.
      mkdirSync(path.join(space, 'builds'), { recursive: true });
      writeFileSync(path.join(space, 'builds/latest.json'), '{}');
      rmSync(path.join(space, 'builds/manifest.json'));
      expect(await send(aSite(1))).toMatchObject({ removedFiles: 0 });
    },
  );

  it('is not written over that of a second restaurant, unless that is wanted', async () => {
    await send(aSite(1));
    const before = filesIn(space);
    const ofAnother = { access: access(), now: START, owner: 'imbiss-nord' };
    await expect(upload(site(aSite(2)), ofAnother)).rejects.toThrow('schon eine andere Website');
    expect(filesIn(space)).toEqual(before);
    await upload(site(aSite(2)), { ...ofAnother, replacesOther: true });
    expect(served()).toMatchObject(aSite(2));
    await expect(send(aSite(1))).rejects.toThrow('schon eine andere Website');
  });

  it('takes the place of another one when that is wanted, and keeps copies of what it wrote over', async () => {
    const old = {
      'index.html': 'the old page',
      'index.php': '<?php',
      '.htaccess': 'DirectoryIndex index.php',
      'robots.txt': 'old',
      'bilder/foto.jpg': 'x',
    };
    mkdirSync(path.join(space, 'bilder'));
    for (const [name, text] of Object.entries(old)) writeFileSync(path.join(space, name), text);
    const { '.htaccess': _, 'index.php': __, ...left } = old;
    const { notes } = await upload(site(aSite(1)), { access: access(), now: START, replacesOther: true });
    expect(notes).toEqual([
      expect.stringMatching(
        /Kopien.*„alte-website-2026-11-20-1200“: \.htaccess, index\.html, index\.php, robots\.txt\./,
      ),
    ]);
    const { 'bilder/foto.jpg': ___, ...replaced } = old;
    const aside = Object.entries(replaced).map(([name, text]) => [
      `alte-website-2026-11-20-1200/${name}`,
      text,
    ]);
    expect(served()).toEqual({ ...left, ...aSite(1), ...Object.fromEntries(aside) });
    expect(await send(aSite(1))).toMatchObject({ changedFiles: 0, notes: [] });
  });

  it('replaces nothing when the line is lost before all copies are there', async () => {
    writeFileSync(path.join(space, 'index.html'), 'the old page');
    // Nobody can make the folder of the copies.
    chmodSync(space, 0o555);
    const running = upload(site(aSite(1)), { access: access(), replacesOther: true });
    await expect(running).rejects.toMatchObject({ code: 'UPLOAD_FAILED' });
    expect(filesIn(space)).toEqual({ 'index.html': 'the old page' });
  });

  it('touches nothing that is not ours', async () => {
    mkdirSync(path.join(space, 'assets'), { recursive: true });
    chmodSync(path.join(space, 'assets'), 0o777);
    for (let index = 0; index < 10_000; index++)
      writeFileSync(path.join(space, 'assets', `fremd-${index}.jpg`), 'x');
    await send(aSite(1));
    await send(aSite(2), later(1_000));
    await send(aSite(2), later(2 * GRACE_MS));
    const foreign = Object.keys(filesIn(space)).filter((name) => name.includes('fremd-'));
    expect(foreign).toHaveLength(10_000);
  });

  it.each([
    ['edited by hand', (text: string) => text.replace('assets/shop-00000001.js', '../../../etc/passwd')],
    ['cut in half', (text: string) => text.slice(0, 100)],
    ['something else', () => '<html>'],
    [
      'somebody else’s',
      () => '{"manifest":{"format":1,"at":"","files":[],"stale":[],"leaving":["x"],"litter":[]},"seal":"x"}',
    ],
  ])('believes no manifest that is %s', async (_, damage) => {
    await send(aSite(1));
    writeFileSync(path.join(space, 'x'), 'not ours');
    const manifest = path.join(space, 'builds/manifest.json');
    writeFileSync(manifest, damage(filesIn(space)['builds/manifest.json']!));
    const { notes, removedFiles } = await send(aSite(2), later(2 * GRACE_MS));
    expect(notes.join()).toMatch(/beschädigt oder verändert/);
    expect(removedFiles).toBe(0);
    expect(served()).toMatchObject({ ...aSite(2), x: 'not ours' });
    expect(await send(aSite(2), later(2 * GRACE_MS))).toMatchObject({ changedFiles: 0, notes: [] });
  });

  it.each([
    '../boese.html',
    '/etc/boese',
    'a/../../b',
    'a\\b',
    'zeile\r\nDELE index.html',
    'builds/manifest.json',
  ])('sends nothing when a file is called %j', async (name) => {
    const build = { root: scratch.folder('build'), files: [{ path: name, size: 1, hash: 'a'.repeat(64) }] };
    await expect(upload(build, { access: access() })).rejects.toMatchObject({ code: 'UPLOAD_UNSAFE_PATH' });
    expect(filesIn(space)).toEqual({});
  });

  it('tells how far it is, byte by byte', async () => {
    const seen: UploadProgress[] = [];
    await upload(site(aSite(1)), { access: access(), progress: (done) => seen.push(done) });
    expect([...new Set(seen.map(({ step }) => step))]).toEqual([
      'connect',
      'compare',
      'send',
      'switch',
      'clean',
    ]);
    const { totalBytes, totalFiles } = seen.at(-1)!;
    expect(seen.at(-1)).toMatchObject({ sentBytes: totalBytes, sentFiles: totalFiles });
    expect(seen.every(({ sentBytes }, index) => index === 0 || sentBytes >= seen[index - 1]!.sentBytes)).toBe(
      true,
    );
  });

  it('stops when it is told to, and the old site stays', async () => {
    await send(aSite(1));
    const abort = new AbortController();
    const running = upload(site(aSite(2)), {
      access: access(),
      signal: abort.signal,
      progress: ({ sentFiles }) => sentFiles === 2 && abort.abort(),
    });
    await expect(running).rejects.toMatchObject({ code: 'UPLOAD_CANCELLED' });
    expect(served()).toMatchObject(aSite(1));
    await send(aSite(2));
    expect(served()).toMatchObject(aSite(2));
    expect(Object.keys(served()).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, /Benutzername oder Passwort/],
    ['a user it does not know', { username: 'root' }, /Benutzername oder Passwort/],
    [
      'a directory that is not there',
      { directory: 'web/nirgends' },
      /Verzeichnis gibt es auf dem Server nicht/,
    ],
    ['a directory above its own', { directory: '../../etc' }, /nicht zulässig/],
    ['a directory with a second command', { directory: 'web\r\nDELE x' }, /nicht zulässig/],
    ['a password with a second command', { password: 'a\r\nDELE x' }, /Benutzername oder Passwort/],
    ['a port nobody listens on', { port: 1 }, /keine Verbindung an/],
    ['encryption it does not have', { protocol: 'ftps' as const }, /kein FTPS/],
  ])('says in German what is wrong with %s', async (_, over, message) => {
    const wrong = { ...access(), ...over };
    await expect(upload(site(aSite(1)), { access: wrong })).rejects.toThrow(message);
    expect(filesIn(space)).toEqual({});
  });

  it('dials no private network unless that is allowed', async () => {
    const running = upload(site(aSite(1)), { access: access(), rules: { allowPrivate: false } });
    await expect(running).rejects.toThrow(/privaten Netz/);
  });
});
