import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface WebSpace {
  /** Where the folder stands. */
  url: string;
  /** What it serves, once it is there. */
  folder: string;
  close(): void;
}

/** A plain server that hands out the files of a folder under a path, with the policy its `.htaccess` asks for. */
export async function startWebSpace(under: string): Promise<WebSpace> {
  const server: Server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://web.space');
    const place = decodeURIComponent(pathname).slice(under.length);
    const file = path.join(space.folder, place.endsWith('/') || place === '' ? `${place}index.html` : place);
    try {
      const headers = {
        'content-type': TYPES[path.extname(file)] ?? 'text/plain',
        ...policyIn(space.folder),
      };
      response.writeHead(200, headers).end(readFileSync(file));
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const space: WebSpace = {
    url: `http://127.0.0.1:${port}${under}`,
    folder: '',
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return space;
}

function policyIn(folder: string): Record<string, string> {
  const [, policy] =
    /Content-Security-Policy "([^"]+)"/.exec(readFileSync(path.join(folder, '.htaccess'), 'utf8')) ?? [];
  return policy ? { 'content-security-policy': policy } : {};
}
