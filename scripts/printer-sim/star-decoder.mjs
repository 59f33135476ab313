import { starLetter } from './code-pages.mjs';

const ESC = 0x1b;
const PLAIN = { bold: false, inverted: false, wide: false, tall: false };

/** What a Star printer does with these bytes: lines, codes and cuts, and what it should never have been asked. */
export function printStar(bytes) {
  const paper = { lines: [], drawer: 0, unknown: [] };
  let page = 0;
  let style = { ...PLAIN };
  let line = null;
  let code = '';
  const endLine = () => {
    paper.lines.push(line ?? { text: '', ...PLAIN });
    line = null;
  };

  for (let at = 0; at < bytes.length; ) {
    const byte = bytes[at];
    if (byte !== ESC) {
      if (byte === 0x0a) endLine();
      else if (byte >= 0x20)
        line = { ...(line?.text.trim() ? line : style), text: (line?.text ?? '') + starLetter(byte, page) };
      else if (byte !== 0x0d && byte !== 0x18) paper.unknown.push(byte);
      at += 1;
      continue;
    }
    const [a, b, c, d] = bytes.subarray(at + 1, at + 5);
    const name = String.fromCharCode(a, a === 0x1d ? b : 0x20, a === 0x1d && b === 0x79 ? c : 0x20).trim();
    at += 2;
    if (name === '@') {
      style = { ...PLAIN };
      page = 0;
    } else if (name === 'E' || name === 'F') style.bold = name === 'E';
    else if (name === '4' || name === '5') style.inverted = name === '4';
    else if (name === 'W' || name === 'h') {
      // Printers with needles; the others know `ESC i`.
      style = { ...style, [name === 'W' ? 'wide' : 'tall']: b % 48 > 0 };
      at += 1;
    } else if (name === 'i') {
      style = { ...style, tall: b > 0, wide: c > 0 };
      at += 2;
    } else if (name === 'd') {
      paper.lines.push({ cut: b % 2 === 1 ? 'partial' : 'full' });
      at += 1;
    } else if (name === '\x1dt') {
      page = c;
      at += 2;
    } else if (name === '\x1da') at += 2;
    else if (name === '\x1dyS') at += 4;
    else if (name === '\x1dyD') {
      const length = bytes[at + 4] + bytes[at + 5] * 256;
      code = Buffer.from(bytes.subarray(at + 6, at + 6 + length)).toString('latin1');
      at += 6 + length;
    } else if (name === '\x1dyP') {
      paper.lines.push({ qr: code });
      at += 2;
    } else if (name === '\x07') {
      paper.drawer += 1;
      at += 2;
    } else paper.unknown.push(ESC, a ?? 0, d === undefined ? 0 : b);
  }
  if (line) endLine();
  return paper;
}

export function printText(bytes) {
  const lines = bytes.toString('utf8').replace(/\n$/, '').split('\n');
  return { lines: lines.map((text) => ({ text, ...PLAIN })), drawer: 0, unknown: [] };
}
