import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.mjs';

/**
 * The plain twin of a page: the same words and styles as one file, and the same pictures and fonts, without scripts and what
 * they read. A twin without its pictures would be compared by another largest element than the page has.
 */
const { PAGE, COOKIE = '' } = process.env;
const ask = (address) => fetch(new URL(address, PAGE), { headers: { cookie: COOKIE } });
const read = async (address) => (await ask(address)).text();

const html = (await read(PAGE))
  .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
  .replaceAll(/<link rel="(?:manifest|icon|modulepreload)"[^>]*>/g, '');
const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)];
const styles = await Promise.all(sheets.map(([, address]) => read(address)));
const whole = sheets.reduce(
  (page, [link], at) => page.replace(link, () => `<style>${styles[at]}</style>`),
  html,
);
const packed = brotliCompressSync(whole);

/** Asked for once: afterwards its own server answers, like the page's. */
const kept = new Map();
const partAt = (address) => {
  if (!kept.has(address)) kept.set(address, readPart(address));
  return kept.get(address);
};

async function readPart(address) {
  const answer = await ask(address);
  const type = answer.headers.get('content-type') ?? '';
  const isSeen = answer.ok && /^(image|font)\//.test(type);
  return isSeen ? { type, body: Buffer.from(await answer.arrayBuffer()) } : null;
}

listen(async ({ url }, response) => {
  if (url === '/') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return response.end(packed);
  }
  // A browser asks for an icon by itself, and an error would count against the page.
  if (url === '/favicon.ico') return response.writeHead(204).end();
  const part = await partAt(url);
  if (!part) return response.writeHead(404).end();
  response.writeHead(200, { 'content-type': part.type, 'cache-control': 'max-age=3600' });
  response.end(part.body);
});
