import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.mjs';

/** The plain twin of a page: the same words and styles as one file, without scripts and what they read. */
const answer = await fetch(process.env.PAGE);
const html = (await answer.text())
  .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  .replaceAll(/<link rel="(?:manifest|icon)"[^>]*>/g, '');
const packed = brotliCompressSync(html);

listen(async ({ url }, response) => {
  if (url !== '/') {
    // A browser asks for an icon by itself, and an error would count against the page.
    response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  response.end(packed);
});
