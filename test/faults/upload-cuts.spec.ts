import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type LineProxy, startLineProxy } from '../../scripts/ftp-sim/line-proxy.mjs';
import { type FtpServer, startVsftpd } from '../../scripts/ftp-sim/vsftpd.mjs';
import { Scratch } from '../support/export/scratch.js';
import { aBuild, aSite, brokenPages, filesIn, ftpAccess, upload } from '../support/export/web-space.js';

const CUTS = Number(process.env.CUTS ?? 10);

jest.setTimeout(60_000 + CUTS * 6_000);

describe('a line that is cut in the middle of an upload', () => {
  const scratch = new Scratch();
  let server: FtpServer;
  let line: LineProxy;
  let whole = 0;

  const send = (age: number) =>
    upload(aBuild(scratch.folder('build'), aSite(age)), {
      access: ftpAccess({ host: line.host, port: line.port }),
      limits: { connectMs: 3_000 },
    });
  const titles = () => Object.keys(filesIn(server.root)).filter((name) => name.endsWith('.html'));

  beforeAll(async () => {
    server = await startVsftpd(scratch.folder('vsftpd'));
    line = await startLineProxy(server);
    await send(1);
    line.cutAfter(Number.POSITIVE_INFINITY);
    await send(2);
    whole = line.bytes;
  });
  afterAll(async () => {
    await line?.close();
    await server?.close();
    scratch.remove();
  });

  it(`leaves a site that is complete at every moment, ${CUTS} times, and the next upload completes it`, async () => {
    let broken = 0;
    for (let cut = 0; cut < CUTS; cut++) {
      const age = cut + 3;
      line.cutAfter(Math.floor((whole * (cut + Math.random())) / CUTS));
      const outcome = await send(age).then(
        () => 'done',
        (error: { code: string }) => error.code,
      );
      if (outcome !== 'done') broken += 1;
      expect(outcome).toMatch(/^(done|UPLOAD_FAILED)$/);
      expect({ cut, broken: brokenPages(server.root) }).toEqual({ cut, broken: [] });
      expect(titles()).toHaveLength(7);

      line.mend();
      await send(age);
      expect(filesIn(server.root)).toMatchObject(aSite(age));
      expect(Object.keys(filesIn(server.root)).filter((name) => name.endsWith('.new'))).toEqual([]);
    }
    expect(broken).toBeGreaterThan(CUTS / 2);
  });

  it('sends what already lies there complete no second time', async () => {
    line.cutAfter(whole * 0.6);
    await send(500).catch(() => undefined);
    line.mend();
    const { sentBytes } = await send(500);
    const all = Object.values(aSite(500)).reduce((sum, text) => sum + text.length, 0);
    expect(sentBytes).toBeLessThan(all / 2);
  });
});
