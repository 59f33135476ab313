import { afterAll, afterEach, describe, expect, it, jest } from '@jest/globals';
import { type FakeFtp, type FtpFaults, startFakeFtp } from '../../scripts/ftp-sim/fake-ftp.mjs';
import type { UploadLimits } from '../../src/export/upload/upload.types.js';
import { Scratch } from '../support/export/scratch.js';
import { aBuild, aSite, ftpAccess, upload } from '../support/export/web-space.js';

jest.setTimeout(60_000);

describe('a server of the worst kind', () => {
  const scratch = new Scratch();
  let server: FakeFtp;

  afterEach(() => server?.close());
  afterAll(() => scratch.remove());

  const started = async (faults: FtpFaults = {}) => {
    server = await startFakeFtp(faults);
  };
  const send = (content: Record<string, string>, limits: Partial<UploadLimits> = {}) =>
    upload(aBuild(scratch.folder('build'), content), {
      access: ftpAccess({ port: server.port, password: 'geheim', directory: 'pizza' }),
      limits,
    });
  const served = () =>
    Object.fromEntries(
      [...server.files].map(([name, bytes]) => [name.replace(/^pizza\//, ''), bytes.toString()]),
    );
  const halfDone = () => Object.keys(served()).filter((name) => name.endsWith('.new'));

  it('that is full says so in German, the old site stays, and with room again it goes on', async () => {
    await started();
    await send(aSite(1));
    server.faults.quotaBytes = 120_000;
    await expect(send(aSite(2))).rejects.toThrow(/Speicherplatz auf dem Server ist voll.*bleibt online/);
    expect(served()).toMatchObject(aSite(1));
    expect(halfDone()).toEqual([]);
    server.faults.quotaBytes = Number.POSITIVE_INFINITY;
    await send(aSite(2));
    expect(served()).toMatchObject(aSite(2));
    expect(halfDone()).toEqual([]);
  });

  it('that replaces no files gets them removed and renamed one by one, and that is said', async () => {
    await started({ neverReplaces: true });
    expect((await send(aSite(1))).notes).toEqual([]);
    const { notes } = await send(aSite(2));
    expect(notes).toEqual([expect.stringMatching(/ersetzt keine vorhandenen Dateien/)]);
    expect(served()).toMatchObject(aSite(2));
    expect(halfDone()).toEqual([]);
  });

  it.each(['10.11.12.13', '169.254.169.254', '93.184.216.34'])(
    'that sends us on to %s is not followed',
    async (pasvHost) => {
      await started({ pasvHost });
      await send(aSite(1));
      expect(served()).toMatchObject(aSite(1));
    },
  );

  it('that knows no SIZE is believed only for names we have asked for', async () => {
    await started({ noSize: true, list: 'lies' });
    await send(aSite(1));
    expect(served()).toMatchObject(aSite(1));
    expect(server.commands.filter((line) => /passwd|shadow|boot\.ini|\.\./.test(line))).toEqual([]);
  });

  it('that answers LIST with a hundred megabytes is left', async () => {
    await started({ noSize: true, list: 'endless' });
    const before = process.memoryUsage().rss;
    await expect(send(aSite(1))).rejects.toThrow(/viel mehr geschickt als erwartet/);
    expect(process.memoryUsage().rss - before).toBeLessThan(80_000_000);
    expect(served()['index.html']).toBeUndefined();
  });

  it('that drips its greeting is given up', async () => {
    await started({ dripMs: 400 });
    await expect(send(aSite(1), { connectMs: 1_000 })).rejects.toThrow(/nicht rechtzeitig/);
  });

  it('that drips every answer keeps nobody longer than the job may last', async () => {
    await started();
    await send(aSite(1));
    server.faults.dripMs = 10;
    await expect(send(aSite(2), { jobMs: 1_500 })).rejects.toMatchObject({ code: 'UPLOAD_TOO_SLOW' });
    expect(served()).toMatchObject(aSite(1));
  });

  it('that drips one file is given up after the time of a file', async () => {
    await started();
    await send(aSite(1));
    server.faults.dripMs = 100;
    await expect(send(aSite(2), { connectMs: 30_000, fileMs: 500 })).rejects.toThrow(/nicht rechtzeitig/);
    expect(served()).toMatchObject(aSite(1));
  });

  it('that lets two in at a time is used with two', async () => {
    await started({ mostSessions: 2 });
    const { notes } = await send(aSite(1));
    expect(notes).toEqual([expect.stringMatching(/nur 2 Verbindungen/)]);
    expect(served()).toMatchObject(aSite(1));
  });

  it('is never asked for a list while it knows SIZE', async () => {
    await started();
    await send(aSite(1));
    await send(aSite(2));
    expect(server.commands.filter((line) => /^(LIST|NLST|MLSD)/.test(line))).toEqual([]);
  });
});
