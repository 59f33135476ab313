import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Deployment {
  url: string;
  /** From now on the scripts and the worker are those of another build; the old names are gone. */
  deployNext(): void;
  /** The network is gone, as a phone in a tunnel sees it. */
  cut(): Promise<void>;
  close(): Promise<void>;
}

/** Stands in front of the product and serves its storefront as one build, then as the next. */
export async function deploymentOf(product: { url: string }): Promise<Deployment> {
  let next = false;
  const answer = async ({ url = '/', method, headers }: IncomingMessage, response: ServerResponse) => {
    if (next && url.includes('/menu-') && !url.includes(NEXT)) return void response.writeHead(404).end();
    const asked = product.url + url.replace(NEXT, '');
    const { host: _, connection: __, 'accept-encoding': ___, ...rest } = headers;
    const found = await fetch(asked, { method, headers: rest as Record<string, string>, redirect: 'manual' });
    const {
      'content-encoding': ____,
      'content-length': _____,
      etag: ______,
      ...kept
    } = Object.fromEntries(found.headers);
    const bytes = Buffer.from(await found.arrayBuffer());
    const isText = /html|javascript/.test(kept['content-type'] ?? '');
    response.writeHead(found.status, kept).end(next && isText ? renamed(bytes.toString()) : bytes);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => stopped(server);
  return {
    url: `http://127.0.0.1:${port}`,
    deployNext: () => {
      next = true;
    },
    cut: stop,
    close: stop,
  };
}

const NEXT = 'next-';

const renamed = (text: string): string =>
  text
    .replace(/(\/storefront\/menu-)(?=[\w-]+\.js)/g, `$1${NEXT}`)
    .replace(/(const BUILD = \{"id":")/, `$1${NEXT}`);

function stopped(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
