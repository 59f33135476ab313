import { brotliCompressSync } from 'node:zlib';
import { listen } from './listen.mjs';

/** The plain twin of a page: the same words and styles as one file, without scripts and what they read. */
const { PAGE, COOKIE = '' } = process.env;
const read = async (address) => (await fetch(new URL(address, PAGE), { headers: { cookie: COOKIE } })).text();

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

listen(async ({ url }, response) => {
  if (url !== '/') {
    // A browser asks for an icon by itself, and an error would count against the page.
    response.writeHead(url === '/favicon.ico' ? 204 : 404).end();
    return;
  }
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
  response.end(packed);
});
