import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type FakeFtp, startFakeFtp } from '../../scripts/ftp-sim/fake-ftp.mjs';
import {
  newHostKey,
  SFTP_PASSWORD,
  SFTP_USER,
  type SftpServer,
  startSftpServer,
} from '../../scripts/ftp-sim/sftp-server.mjs';
import type { ConnectionCheck } from '../../src/export/upload/upload.types.js';
import { WebSpaces } from '../../src/export/upload/web-spaces.service.js';
import { Cipher } from '../../src/platform/cipher/cipher.js';
import { ShopService } from '../../src/shop/restaurant/shop.service.js';
import type { FtpAccess, Shop } from '../../src/shop/restaurant/shop.types.js';
import { aShop, signedIn } from '../factories/shops.js';
import { type RunningApp, startApp } from '../support/app.js';

describe('the check of a web space', () => {
  let bella: RunningApp;
  let server: FakeFtp;
  let shop: Shop;

  beforeAll(async () => {
    bella = await startApp({ ALLOW_PRIVATE_TARGETS: '1', RATE_LIMIT_FACTOR: '1000' });
    server = await startFakeFtp();
    shop = await aShop(bella);
  });
  afterAll(async () => {
    await server?.close();
    await bella?.close();
  });

  const service = <T>(type: abstract new (...args: never[]) => T): T =>
    bella.app.get(type, { strict: false });

  async function saved(ftp: Partial<FtpAccess>): Promise<void> {
    const lucia = await signedIn(bella);
    const { version } = await service(ShopService).get(shop.id);
    const given = {
      host: '127.0.0.1',
      port: server.port,
      username: 'bella',
      directory: 'pizza',
      password: 'geheim',
      ...ftp,
    };
    const { status } = await lucia.post('/api/shop/update', { ftp: given, version });
    expect(status).toBe(200);
  }

  async function checked(): Promise<ConnectionCheck> {
    const { body } = await (await signedIn(bella)).post<ConnectionCheck>('/api/export/check', {});
    return body.data as ConnectionCheck;
  }

  it('asks for an address first', async () => {
    const { status, body } = await (await signedIn(bella)).post('/api/export/check', {});
    expect([status, body.code]).toEqual([422, 'UPLOAD_NOT_SET_UP']);
  });

  it('goes step by step, writes, renames and removes a file, and leaves nothing', async () => {
    await saved({});
    const { ok, steps } = await checked();
    expect(ok).toBe(true);
    expect(steps.map(({ name }) => name)).toEqual([
      'Adresse',
      'Verbindung',
      'Verschlüsselung',
      'Anmeldung',
      'Verzeichnis',
      'Schreiben',
    ]);
    expect(server.commands.filter((line) => /^(STOR|RNTO|DELE) tresen-/.test(line))).toHaveLength(3);
    expect([...server.files.keys()]).toEqual([]);
  });

  it.each([
    ['a wrong password', { password: 'falsch' }, 'Anmeldung', /Benutzername oder Passwort/],
    ['a port nobody listens on', { port: 1 }, 'Verbindung', /keine Verbindung/],
    ['a directory that leads up', { directory: '../x' }, 'Verzeichnis', /nicht zulässig/],
    ['the address of a cloud', { host: '169.254.169.254' }, 'Adresse', /privaten Netz/],
  ])('says where it stops with %s', async (_, ftp, name, text) => {
    await saved(ftp);
    const { ok, steps } = await checked();
    expect(ok).toBe(false);
    expect(steps.at(-1)).toEqual({ name, ok: false, text: expect.stringMatching(text) });
    expect(steps.slice(0, -1).every((step) => step.ok)).toBe(true);
  });

  it('says nothing of a server it has not asked', async () => {
    await saved({ directory: '../x' });
    expect((await checked()).steps.map(({ name }) => name)).toEqual(['Verzeichnis']);
  });

  it('says that the space is full', async () => {
    await saved({});
    server.faults.quotaBytes = 10;
    expect((await checked()).steps.at(-1)?.text).toMatch(/Speicherplatz auf dem Server ist voll/);
    server.faults.quotaBytes = Number.POSITIVE_INFINITY;
    expect([...server.files.keys()]).toEqual([]);
  });

  it('keeps the key a server showed first, and lets no other in its place', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
    const first = await startSftpServer(folder);
    const { value, iv } = service(Cipher).seal(SFTP_PASSWORD, `${shop.id}+ftp.password`);
    const ftp = {
      protocol: 'sftp' as const,
      host: '127.0.0.1',
      port: first.port,
      username: SFTP_USER,
      directory: folder,
    };
    const own = { ...shop, ftp: { ...ftp, password: value, password_iv: iv } };
    const opened = async (again: SftpServer) => {
      try {
        (await (await service(WebSpaces).openerFor(own))()).close();
        return 'open';
      } catch (error) {
        return (error as Error).message;
      } finally {
        await again.close();
      }
    };
    expect(await opened(first)).toBe('open');
    const other = await startSftpServer(folder, { hostKey: newHostKey(), port: first.port });
    expect(await opened(other)).toMatch(/anderen Fingerabdruck/);
    expect(readdirSync(folder)).toEqual([]);
    rmSync(folder, { recursive: true });
  });
});
