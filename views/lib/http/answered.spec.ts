import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { isAnswered } from './answered';

let server: Server;
let cancelled = 0;

beforeAll(async () => {
  server = createServer((_, answer) => {
    answer.on('close', () => {
      if (!answer.writableFinished) cancelled++;
    });
    answer.write('{"status":');
    setTimeout(() => answer.end('"ok"}'), 100);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  Object.assign(globalThis, { location: { origin: `http://127.0.0.1:${port}` } });
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

it('reads the answer to its end, so that nothing is cancelled behind it', async () => {
  const sent = globalThis.fetch;
  const answers: Response[] = [];
  globalThis.fetch = async (...call) => {
    const answer = await sent(...call);
    answers.push(answer);
    return answer;
  };
  expect(await isAnswered()).toBe(true);
  globalThis.fetch = sent;
  expect([answers.map(({ bodyUsed }) => bodyUsed), cancelled]).toEqual([[true], 0]);
});
