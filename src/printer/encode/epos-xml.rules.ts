import { escaped } from '../../shared/markup.js';
import type { PaperLine, PaperText, TextSize } from '../ticket/ticket.types.js';

const SIZE: Record<TextSize, string> = {
  normal: 'width="1" height="1"',
  tall: 'width="1" height="2"',
  big: 'width="2" height="2"',
};

/** Paper lines as Epson's ePOS-Print XML; the printer itself knows umlauts and the euro. */
export const eposXml = (lines: readonly PaperLine[]): string =>
  [
    '<epos-print xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print">',
    '<text lang="de" smooth="true" font="font_a"/>',
    ...lines.map(elementOf),
    '</epos-print>',
  ].join('');

function elementOf(line: PaperLine): string {
  if (line.kind === 'text') return textOf(line);
  if (line.kind === 'cut') return `<cut type="${line.partial ? 'feed' : 'feed_fullcut'}"/>`;
  return `<text align="center"/><symbol type="qrcode_model_2" level="level_m" width="6">${escaped(line.value)}</symbol><text align="left"/>`;
}

/** The margin stays white: only the text is inverse. */
function textOf({ text, size, bold, inverted }: PaperText): string {
  if (text === '') return '<feed line="1"/>';
  const written = text.trimStart();
  const margin = text.slice(0, text.length - written.length);
  const look = `${SIZE[size]} em="${bold}"`;
  const before = margin && `<text ${look} reverse="false">${margin}</text>`;
  return `${before}<text ${look} reverse="${inverted}">${escaped(written)}&#10;</text>`;
}
