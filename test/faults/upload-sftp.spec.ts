import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  SFTP_PASSWORD,
  SFTP_USER,
  type SftpServer,
  startSftpServer,
} from '../../scripts/ftp-sim/sftp-server.mjs';
import { openSpace } from '../../src/export/upload/remote/open-space.js';
import type { WebSpaceAccess } from '../../src/export/upload/remote/remote-space.types.js';
import { Scratch } from '../support/export/scratch.js';
import { aBuild, aSite, filesIn, upload } from '../support/export/web-space.js';

jest.setTimeout(60_000);

describe('a site on the web space of a restaurant, by SFTP', () => {
  const scratch = new Scratch();
  let server: SftpServer;

  beforeAll(async () => {
    server = await startSftpServer(scratch.folder('web'));
  });
  afterAll(async () => {
    await server?.close();
    scratch.remove();
  });

  const access = (over: Partial<WebSpaceAccess> = {}): WebSpaceAccess => ({
    protocol: 'sftp',
    host: '127.0.0.1',
    port: server.port,
    username: SFTP_USER,
    password: SFTP_PASSWORD,
    directory: server.root,
    fingerprint: null,
    ...over,
  });
  const send = (content: Record<string, string>, over?: Partial<WebSpaceAccess>) =>
    upload(aBuild(scratch.folder('build'), content), { access: access(over) });

  it('lies there whole, and is sent again only where it changed', async () => {
    expect(await send({ ...aSite(1), 'leer.txt': '' })).toMatchObject({ changedFiles: 11, notes: [] });
    expect(filesIn(server.root)).toMatchObject({ ...aSite(1), 'leer.txt': '' });
    expect(await send({ ...aSite(1), 'leer.txt': '' })).toMatchObject({ changedFiles: 0 });
    expect(await send({ ...aSite(1), 'index.html': 'neu' })).toMatchObject({ changedFiles: 1, sentBytes: 3 });
    expect(Object.keys(filesIn(server.root)).filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  it('is sent where the password is an answer to a question', async () => {
    const asking = await startSftpServer(scratch.folder('web'), { asks: true });
    expect(await send(aSite(1), { port: asking.port, directory: '' })).toMatchObject({ changedFiles: 10 });
    expect(filesIn(asking.root)).toMatchObject(aSite(1));
    await asking.close();
  });

  it('knows the server by its key', async () => {
    const space = await openSpace(access(), { allowPrivate: true, connectMs: 5_000 });
    space.close();
    expect(await send(aSite(1), { fingerprint: space.fingerprint })).toBeDefined();
    const other = send(aSite(2), { fingerprint: 'a'.repeat(64) });
    await expect(other).rejects.toThrow(/anderen Fingerabdruck.*SHA256:/);
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, /Benutzername oder Passwort/],
    [
      'a directory that is not there',
      { directory: '/nirgends/hier' },
      /Verzeichnis gibt es auf dem Server nicht/,
    ],
    ['a directory that leads up', { directory: 'web/../../etc' }, /nicht zulässig/],
    ['a port nobody listens on', { port: 1 }, /keine Verbindung an/],
    ['a directory nobody may write to', { directory: '/proc' }, /nicht schreiben|abgelehnt|nicht mehr da/],
  ])('says in German what is wrong with %s', async (_, over, message) => {
    await expect(send(aSite(1), over)).rejects.toThrow(message);
  });

  it('by FTP is told at once that the protocol is another', async () => {
    const running = upload(aBuild(scratch.folder('build'), aSite(1)), {
      access: access({ protocol: 'ftp' }),
    });
    await expect(running).rejects.toThrow(/spricht dieses Verfahren nicht/);
  });
});
