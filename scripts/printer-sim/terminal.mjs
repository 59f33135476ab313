import qrcode from 'qrcode';

const style = (on, code, text) => (on ? `\x1b[${code}m${text}\x1b[0m` : text);
const WIDTH = 48;

/** The paper as it hangs out of the printer. */
export async function drawPaper({ lines, media, drawer, unknown }, columns = WIDTH) {
  const edge = `+${'-'.repeat(columns + 2)}+`;
  const rows = (await Promise.all(lines.map((line) => rowsOf(line, columns)))).flat();
  const warnings = [
    drawer > 0 && `! Die Kassenlade wurde ${drawer}-mal geöffnet`,
    unknown.length > 0 && `! Unbekannte Befehle: ${unknown.map((byte) => byte.toString(16)).join(' ')}`,
  ].filter(Boolean);
  return [edge, ...rows, edge, ...warnings, `  ${media}`, ''].join('\n');
}

async function rowsOf(line, columns) {
  if (line.cut) return [`|${(line.cut === 'full' ? '=' : '- ').repeat(columns).slice(0, columns + 2)}| <8`];
  if (line.picture) return [framed('[Bild]', 6, columns)];
  if (line.qr !== undefined) {
    const code = await qrcode.toString(line.qr, { type: 'utf8', margin: 2 });
    return code
      .trimEnd()
      .split('\n')
      .map((row) => row.padStart(Math.floor((columns + row.length) / 2)))
      .map((row) => framed(row, row.length, columns));
  }
  const shown = line.wide ? line.text.split('').join(' ') : line.text;
  const margin = ' '.repeat(shown.length - shown.trimStart().length);
  const inked = margin + style(line.inverted, 7, style(line.bold || line.wide, 1, shown.trimStart()));
  return [framed(inked, shown.length, columns)];
}

const framed = (text, length, columns) => `| ${text}${' '.repeat(Math.max(0, columns - length))} |`;
