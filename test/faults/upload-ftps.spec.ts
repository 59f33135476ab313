import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { selfSigned, type TestCertificate } from '../../scripts/ftp-sim/certificates.mjs';
import { type FtpServer, startVsftpd } from '../../scripts/ftp-sim/vsftpd.mjs';
import { Scratch } from '../support/export/scratch.js';
import { aBuild, aSite, filesIn, ftpAccess, upload } from '../support/export/web-space.js';

const DAY = 86_400_000;
const NOW = Date.now();

jest.setTimeout(60_000);

describe('a site on the web space of a restaurant, by FTPS', () => {
  const scratch = new Scratch();
  const servers: FtpServer[] = [];
  const own = selfSigned('127.0.0.1');
  const others = selfSigned('ftp.anders.example');
  const old = selfSigned('127.0.0.1', { from: NOW - 20 * DAY, until: NOW - 10 * DAY });
  let server: FtpServer;

  const started = async (tls: TestCertificate) => {
    const one = await startVsftpd(scratch.folder('vsftpd'), { tls });
    servers.push(one);
    return one;
  };
  const send = ({ port }: FtpServer, authorities: string | undefined, fingerprint: string | null = null) =>
    upload(aBuild(scratch.folder('build'), aSite(1)), {
      access: ftpAccess({ port, protocol: 'ftps', fingerprint }),
      rules: { authorities },
    });

  beforeAll(async () => {
    server = await started(own);
  });
  afterAll(async () => {
    for (const one of servers) await one.close();
    scratch.remove();
  });

  it('is sent over four lines that all continue the session of the first', async () => {
    expect(await send(server, own.cert)).toMatchObject({ changedFiles: 10, notes: [] });
    expect(filesIn(server.root)).toMatchObject(aSite(1));
  });

  it('is sent to a server whose certificate nobody vouches for when it is the one that was pinned', async () => {
    expect(await send(server, undefined, own.fingerprint)).toMatchObject({ changedFiles: 0 });
  });

  it('is not sent to a server with another certificate than the pinned one', async () => {
    await expect(send(server, own.cert, others.fingerprint)).rejects.toThrow(
      /anderen Fingerabdruck.*([0-9A-F]{2}:){31}/,
    );
  });

  it('is not sent to a server whose certificate nobody vouches for', async () => {
    await expect(send(server, undefined)).rejects.toThrow(/keiner anerkannten Stelle/);
  });

  it('is not sent with the certificate of another host', async () => {
    await expect(send(await started(others), others.cert)).rejects.toThrow(/gehört zu einem anderen Server/);
  });

  it('is not sent with a certificate that has ended', async () => {
    await expect(send(await started(old), old.cert)).rejects.toThrow(/abgelaufen/);
  });

  it('is not sent in clear to a server that wants encryption', async () => {
    const access = ftpAccess({ port: server.port });
    const running = upload(aBuild(scratch.folder('build'), aSite(2)), { access });
    await expect(running).rejects.toThrow(/verlangt eine verschlüsselte Verbindung/);
  });
});
