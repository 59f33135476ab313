import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { productSystem } from '../../scripts/faults/product-system.mjs';
import { startMongo } from '../../scripts/stores/mongo.mjs';
import { socketDirFor } from '../../scripts/stores/socket-dir.mjs';

jest.setTimeout(300_000);

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'tresen-damage-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const MAIN = path.resolve('embedded-mongo/dist/main.js');
const OPERATOR = { email: 'demo@tresen.example', password: 'tresen-demo' };

const signIn = (url: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(OPERATOR),
  });

it('says that it is away while the store is, and goes on as soon as it is back', async () => {
  const system = await productSystem(dataDir)();
  expect((await signIn(system.url)).status).toBe(200);
  await system.mongo.kill();
  const away = await signIn(system.url);
  expect([away.status, away.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await away.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
  expect((await fetch(`${system.url}/app/dashboard`, { redirect: 'manual' })).status).not.toBe(500);
  const store = await startMongo(system.engine, { dataDir, socketDir: socketDirFor(dataDir), say: () => {} });
  expect((await signIn(system.url)).status).toBe(200);
  await system.stop();
  store.child.kill();
  await store.ended;
});

it('does not start on damaged data, and goes on with what was saved of it', async () => {
  const journal = path.join(dataDir, 'embedded-mongo', 'journal-0');
  const sound = readFileSync(journal);
  const bytes = Buffer.from(sound);
  bytes[40_000]! ^= 1;
  writeFileSync(journal, bytes);
  const refusal = await productSystem(dataDir)().catch((error: Error) => error.message);
  expect(refusal).toMatch(
    /^Die Daten sind beschädigt \(.*journal-0 is damaged .*rettet: node .* --salvage --dir/,
  );
  expect(readFileSync(journal)).toEqual(bytes);

  execFileSync(process.execPath, [MAIN, '--salvage', '--dir', path.dirname(journal)]);
  const system = await productSystem(dataDir)();
  expect((await fetch(`${system.url}/s/trattoria-bella`)).status).toBe(200);
  await system.stop();
});
