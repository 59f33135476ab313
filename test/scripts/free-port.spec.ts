import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';
import { freePort, SILENT, startApp, startOnFreePort } from '../../scripts/setup/app.mjs';
import { killChild } from '../../scripts/stores/child.mjs';

const HOST = '127.0.0.1';
/** Loads for a while, as the product does, and ends when its port is taken. */
const SLOW_APP = `
import { createServer } from 'node:http';
setTimeout(
  () => createServer((_, answer) => answer.end('own')).listen(process.env.PORT, process.env.HOST, () => process.send('listening')),
  300,
);
`;

let dir: string;
let args: string[];
let stranger: Server | null = null;

beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'tresen-port-'));
  args = [path.join(dir, 'main.mjs')];
  writeFileSync(args[0]!, SLOW_APP);
});
afterEach(() => void stranger?.close());
afterAll(() => rmSync(dir, { recursive: true, force: true }));

const envOn = (PORT: string) => ({ ...process.env, NODE_OPTIONS: '', HOST, PORT });

/** Another product that was given the same port, and was quicker. */
async function takePort(port: string): Promise<void> {
  stranger = createServer((_, answer) => answer.end('stranger')).listen(Number(port), HOST);
  await once(stranger, 'listening');
}

it('never takes another product on its port for its own', async () => {
  const PORT = await freePort(0, HOST);
  await takePort(PORT);
  await expect(startApp({ env: envOn(PORT), args, stdio: SILENT })).rejects.toThrow(
    `Port ${PORT} ist belegt`,
  );
});

it('starts on another port when somebody was quicker on a free one', async () => {
  const tried: string[] = [];
  const app = await startOnFreePort(HOST, async (port: string) => {
    if (tried.push(port) === 1) await takePort(port);
    return { env: envOn(port), args, stdio: SILENT };
  });
  expect(app.url).toBe(`http://${HOST}:${tried[1]}`);
  expect(await (await fetch(app.url)).text()).toBe('own');
  await killChild(app);
});
