import type { PaperLine, PaperText } from '../ticket/ticket.types.js';

const ELEMENT = /<(text|feed|cut|symbol)((?: [a-z]+="[^"]*")*)(?:\/>|>([^<]*)<\/\1>)/g;
const PLAIN = { size: 'normal', bold: false, inverted: false } as const;

/** Reads the ePOS-Print XML that we send: a line ends where a text says so, and looks like its last piece. */
export function eposPaperOf(xml: string): PaperLine[] {
  const lines: PaperLine[] = [];
  let margin = '';
  for (const [, name, attributes = '', inner = ''] of xml.matchAll(ELEMENT)) {
    const is = (text: string) => attributes.includes(` ${text}`);
    const text = plain(inner);
    if (name === 'feed') lines.push({ kind: 'text', text: '', ...PLAIN });
    else if (name === 'cut') lines.push({ kind: 'cut', partial: is('type="feed"') });
    else if (name === 'symbol') lines.push({ kind: 'qr', value: text });
    else if (text.endsWith('\n')) {
      const look = { size: sizeIn(is), bold: is('em="true"'), inverted: is('reverse="true"') };
      lines.push({ kind: 'text', text: margin + text.slice(0, -1), ...look });
      margin = '';
    } else margin += text;
  }
  return lines;
}

function sizeIn(is: (text: string) => boolean): PaperText['size'] {
  if (is('width="2"')) return 'big';
  return is('height="2"') ? 'tall' : 'normal';
}

const plain = (text: string): string =>
  text
    .replaceAll('&#10;', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
