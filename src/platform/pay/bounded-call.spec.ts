import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from '@jest/globals';
import { boundedCall } from './bounded-call.js';

async function answering(listener: RequestListener, ask: (url: string) => Promise<unknown>) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

const call = (url: string) => boundedCall(url, {}, AbortSignal.timeout(20_000));

describe('a call to a payment service', () => {
  it('brings what was answered, with its status', async () => {
    await answering(
      (_, response) => response.writeHead(402).end('{"a":1}'),
      async (url) => {
        const answer = await call(url);
        expect([answer.status, await answer.json()]).toEqual([402, { a: 1 }]);
      },
    );
  });

  it('may come back empty', async () => {
    await answering(
      (_, response) => response.writeHead(204).end(),
      async (url) => expect((await call(url)).status).toBe(204),
    );
  });

  it('goes nowhere else, so that no key does', async () => {
    const asked: string[] = [];
    await answering(
      ({ url = '' }, response) => {
        asked.push(url);
        if (url === '/other') response.end('{}');
        else response.writeHead(307, { location: '/other' }).end();
      },
      (url) => expect(call(url)).rejects.toThrow(),
    );
    expect(asked).toEqual(['/']);
  });

  it('reads no endless answer', async () => {
    let sent = 0;
    await answering(
      (_, response) => {
        const part = Buffer.alloc(65_536, ' ');
        const more = () => {
          if (response.destroyed || sent > 50_000_000) return void response.end();
          sent += part.length;
          response.write(part, more);
        };
        more();
      },
      (url) => expect(call(url)).rejects.toThrow('too long'),
    );
    expect(sent).toBeLessThan(50_000_000);
  }, 20_000);
});
