import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};
const PACKED = new Set(['.html', '.js', '.css', '.json', '.svg', '.txt']);
const pack = promisify(gzip);

/** The folder of a web space as a rented one serves it: gzip for text, assets kept for a year. Answers with the address. */
export async function serveFolder({ space, later, change = (html) => html }) {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url, 'http://web.space');
    const file = path.join(space.folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    try {
      const { body, headers } = await answerOf(file, change);
      response.writeHead(200, headers).end(body);
    } catch {
      response.writeHead(404, { 'content-type': 'text/plain' }).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  later(() => server.close());
  return `http://127.0.0.1:${server.address().port}/`;
}

async function answerOf(file, change) {
  const ending = path.extname(file);
  const bytes = await readFile(file);
  const body = ending === '.html' ? change(bytes.toString()) : bytes;
  const headers = {
    'content-type': TYPES[ending] ?? 'application/octet-stream',
    'cache-control': ending === '.html' ? 'no-cache' : 'public, max-age=31536000',
  };
  if (!PACKED.has(ending)) return { body, headers };
  return { body: await pack(body), headers: { ...headers, 'content-encoding': 'gzip' } };
}
