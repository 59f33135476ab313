import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.mjs';

/** The plain twin of a page: the same words and styles as one file, without scripts and what they read. */
const answer = await fetch(process.env.PAGE);
const html = (await answer.text())
  .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  .replaceAll(/<link rel="(?:manifest|icon)"[^>]*>/g, '');
const packed = brotliCompressSync(html);

listen(async ({ url }, response) => {
  response.writeHead(url === '/' ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
  });
  response.end(packed);
});
