import { createServer } from 'node:http';
import qrcode from 'qrcode';

const SHOWN = 30;
const STYLE = `
  body { margin: 0; padding: 24px; background: #2b2f36; color: #e8e8e8; font: 15px/1.5 system-ui, sans-serif; }
  h1 { margin: 0 0 4px; font-size: 20px; } p { margin: 0 0 20px; color: #b6bcc6; }
  main { display: flex; flex-wrap: wrap; align-items: flex-start; gap: 24px; }
  article { max-width: 100%; overflow-x: auto; }
  .paper { padding: 20px 16px 12px; background: #fdfcf8; color: #1d1d1e; font: 13px/1.35 "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }
  .paper div { min-height: 1.35em; } .bold { font-weight: 700; } .inverted span { background: #1d1d1e; color: #fdfcf8; }
  .tall { line-height: 2.7; } .tall span { display: inline-block; transform: scaleY(1.8); }
  .wide { line-height: 1.5; font-size: 26px; } .wide span { transform: none; }
  .cut { margin: 12px -16px; border-top: 2px dashed #b9b4a8; } .full { border-top-style: solid; }
  .code svg { display: block; width: 160px; margin: 8px auto; } .paper img { display: block; max-width: 100%; }
  small { display: block; margin-top: 6px; color: #b6bcc6; } .bad { color: #ff9b8a; }`;
const LOOK = `
  setInterval(async () => {
    const text = await fetch('/papers').then((answer) => answer.text()).catch(() => null);
    const main = document.querySelector('main');
    if (text !== null && text !== main.dataset.text) { main.dataset.text = text; main.innerHTML = text; }
  }, 1000)`;

/** What hangs out of the printer, as a page that follows by itself. Answers what takes papers and what ends it. */
export async function startPaperPage({ port, host = '127.0.0.1' }) {
  const papers = [];
  const server = createServer((request, response) => {
    const body = request.url === '/papers' ? papers.join('') : page(papers);
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; connect-src 'self'",
    });
    response.end(body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    url: `http://${host}:${server.address().port}/`,
    show: async (paper) => {
      papers.unshift(await articleOf(paper));
      papers.length = Math.min(papers.length, SHOWN);
    },
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

const page = (
  papers,
) => `<!doctype html><html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Der Drucker</title><style>${STYLE}</style></head><body><h1>Der Drucker</h1>
<p>Was er gedruckt hat, das Neueste zuerst. Die Seite folgt von selbst.</p>
<main>${papers.join('')}</main><script>${LOOK}</script></body></html>`;

async function articleOf({ lines, media, drawer, unknown }) {
  const rows = await Promise.all(lines.map(rowOf));
  const warnings = [
    drawer > 0 && `Die Kassenlade wurde ${drawer}-mal geöffnet`,
    unknown.length > 0 && `Unbekannte Befehle: ${unknown.map((byte) => byte.toString(16)).join(' ')}`,
  ].filter(Boolean);
  const time = new Date().toLocaleTimeString('de-DE');
  const bad = warnings.map((text) => `<small class="bad">${escaped(text)}</small>`).join('');
  return `<article><div class="paper">${rows.join('')}</div><small>${time} · ${escaped(media)}</small>${bad}</article>`;
}

async function rowOf(line) {
  if (line.cut) return `<div class="cut ${line.cut}"></div>`;
  if (line.picture) return `<img alt="Bon als Bild" src="data:image/png;base64,${line.picture}">`;
  if (line.qr !== undefined)
    return `<div class="code">${await qrcode.toString(line.qr, { type: 'svg' })}</div>`;
  const looks = ['bold', 'inverted', 'tall', 'wide'].filter((look) => line[look]).join(' ');
  const written = line.text.trimStart();
  const margin = line.text.slice(0, line.text.length - written.length);
  return `<div class="${looks}">${margin}<span>${escaped(written)}</span></div>`;
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
