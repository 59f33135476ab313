import { describe, expect, it } from '@jest/globals';
import qrcode from 'qrcode';
import sharp from 'sharp';
import { readRequest } from '../../../scripts/printer-sim/epson-printer.mjs';
import { printEscPos } from '../../../scripts/printer-sim/escpos-decoder.mjs';
import type { PaperLine as Seen } from '../../../scripts/printer-sim/printer.mjs';
import { printStar } from '../../../scripts/printer-sim/star-decoder.mjs';
import { lettersFor } from '../../printer/encode/code-page.rules.js';
import { CODE_PAGES, type CodePage } from '../../printer/encode/code-page.types.js';
import { GLYPH_HEIGHT, GLYPH_WIDTH, isInk } from '../../printer/encode/glyphs.js';
import { readable } from '../../printer/encode/matrix.encoder.js';
import { MEDIA, type Media } from '../../printer/encode/media.types.js';
import { encoded } from '../../printer/encode/paper.encoder.js';
import { seenAs } from '../../printer/encode/seen.fixture.js';
import { requestXml } from '../../printer/protocols/epson/epson-answer.rules.js';
import { layoutOf } from '../../printer/ticket/layout.rules.js';
import { testTicket } from '../../printer/ticket/test-ticket.rules.js';
import type { PaperLine, PaperText, Ticket } from '../../printer/ticket/ticket.types.js';
import { letterOf } from '../../printer/ticket/windows-1252.rules.js';
import { delivery, line, order, partOf } from '../order/ticket/order.fixture.js';
import { cancellationFor, correctionFor, ticketFor } from '../order/ticket/ticket.rules.js';

const whole = order({
  ...delivery(),
  minAge: 16,
  sums: {
    discounts: [{ id: 'd', label: 'Mittagstisch', cents: 248 }],
    fees: [{ kind: 'delivery', cents: 250, split: [] }],
    tipCents: 200,
    voucherCents: 0,
    payableCents: 2632,
  } as never,
  lines: [
    line({ name: 'Jägerschnitzel „Förster“', note: 'süß–sauer, 5 € extra … ÄÖÜß' }),
    line({ name: 'Côte de bœuf', quantity: 1, categoryId: 'meat' }),
  ],
});
const TEMPLATES: [string, Ticket][] = [
  ...(['kitchen', 'bar', 'driver', 'receipt'] as const).map((template): [string, Ticket] => [
    template,
    ticketFor(whole, { ...partOf(whole.lines), template }),
  ]),
  ['cancellation', cancellationFor(whole, whole.lines)],
  ['correction', correctionFor(whole, [{ name: 'Königsberger', from: 3, to: 1, madeIn: ['meat'] } as never])],
  ['test', testTicket('Küche', 48)],
];

const isSaid = ({ text, qr, cut }: Seen): boolean => Boolean(text || qr !== undefined || cut);
/** Empty lines move the paper and say nothing. */
const said = (lines: Seen[]) => lines.filter(isSaid).map(({ text, qr, cut }) => text ?? qr ?? cut);
const expected = (lines: PaperLine[], page: CodePage) =>
  said(lines.map(seenAs)).map((text) => lettersFor(text ?? '', page));

describe.each(TEMPLATES)('%s', (_, ticket) => {
  const cases = CODE_PAGES.flatMap((page) => ([32, 42, 48] as const).map((width) => [page, width] as const));

  it.each(cases)('is read by every printer with %s, %i letters wide', (page, width) => {
    const lines = layoutOf(ticket, width);
    const bytes = (media: Media) => encoded(ticket, media, width, page);
    const escpos = printEscPos(bytes('application/vnd.epson.escpos'));
    expect([said(escpos.lines), escpos.drawer, escpos.unknown]).toEqual([expected(lines, page), 0, []]);
    for (const media of ['application/vnd.star.starprnt', 'application/vnd.star.line'] as const) {
      const star = printStar(bytes(media));
      expect([said(star.lines), star.drawer, star.unknown]).toEqual([expected(lines, page), 0, []]);
    }
    const matrix = printStar(bytes('application/vnd.star.linematrix'));
    expect(matrix.lines).toEqual(
      readable(lines, width)
        .map((one): Seen => seenAs(one))
        .map((seen) => (seen.cut ? seen : { ...seen, text: lettersFor(seen.text ?? '', page) })),
    );
    expect([matrix.drawer, matrix.unknown]).toEqual([0, []]);
  });

  it('is read from XML, text and the print page, whatever page the printer has', () => {
    const lines = layoutOf(ticket, 48);
    for (const version of [1, 2] as const) {
      const xml = encoded(ticket, `application/vnd.epson.epos+xml;version=${version}`, 48).toString();
      expect(said(readRequest(requestXml(xml, 'a1', version)).lines)).toEqual(expected(lines, 'windows1252'));
    }
    const text = encoded(ticket, 'text/plain', 48).toString('utf8');
    expect(text.split('\n').filter(Boolean)).toEqual(
      lines
        .flatMap((one) => (one.kind === 'cut' ? [] : [one.kind === 'qr' ? one.value : one.text]))
        .filter(Boolean),
    );
    expect(JSON.parse(encoded(ticket, 'application/vnd.tresen.paper+json', 48).toString())).toEqual(lines);
  });

  it.each([32, 42, 48])('is read off a picture, %i letters wide', async (width) => {
    const lines = layoutOf(ticket, width);
    const picture = await sharp(encoded(ticket, 'image/png', width))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(picture.info.width).toBe(width * GLYPH_WIDTH);
    expect(readPicture(picture.data, width, lines)).toEqual(
      lines.filter(({ kind }) => kind !== 'cut').map(wordsOf),
    );
  });
});

describe('outputs', () => {
  it('are all among those tried here', () => {
    expect([...MEDIA].sort()).toEqual([
      'application/vnd.epson.epos+xml;version=1',
      'application/vnd.epson.epos+xml;version=2',
      'application/vnd.epson.escpos',
      'application/vnd.star.line',
      'application/vnd.star.linematrix',
      'application/vnd.star.starprnt',
      'application/vnd.tresen.paper+json',
      'image/png',
      'text/plain',
    ]);
  });

  it.each([
    ['windows1252', 'ÄÖÜäöüß € „–“'],
    ['cp858', 'ÄÖÜäöüß € "-"'],
    ['cp437', 'ÄÖÜäöüß E "-"'],
  ] as const)('keep umlauts in %s, and say the rest in one letter each', (page, words) => {
    const ticket: Ticket = { kind: 'docket', blocks: [{ kind: 'text', text: 'ÄÖÜäöüß € „–“' }] };
    expect(printEscPos(encoded(ticket, 'application/vnd.epson.escpos', 48, page)).lines[0]?.text).toBe(words);
    expect(printStar(encoded(ticket, 'application/vnd.star.starprnt', 48, page)).lines[0]?.text).toBe(words);
    expect(printStar(encoded(ticket, 'application/vnd.star.linematrix', 48, page)).lines[0]?.text).toBe(
      words,
    );
  });
});

const wordsOf = (one: PaperLine) =>
  one.kind === 'text' ? one.text : one.kind === 'qr' ? modules(one.value) : '';
const modules = (value: string) =>
  Array.from(qrcode.create(value, { errorCorrectionLevel: 'M' }).modules.data, Number).join('');

/** Letters by their shape, codes by their squares, from the dots alone. */
function readPicture(dots: Buffer, columns: number, lines: PaperLine[]): string[] {
  const width = columns * GLYPH_WIDTH;
  const isBlack = (x: number, y: number) => dots[y * width + x] === 0;
  let top = 0;
  return lines.flatMap((one) => {
    const start = top;
    top +=
      one.kind === 'cut'
        ? 32
        : one.kind === 'qr'
          ? qrSize(one.value) * 6 + 48
          : one.size === 'normal'
            ? 28
            : 52;
    if (one.kind === 'cut') return [];
    if (one.kind === 'text') return [readLine(one, columns, (x, y) => isBlack(x, start + 2 + y))];
    const size = qrSize(one.value);
    const left = Math.floor((width - size * 6) / 2);
    return [
      Array.from({ length: size * size }, (_, at) =>
        Number(isBlack(left + (at % size) * 6 + 3, start + 24 + Math.floor(at / size) * 6 + 3)),
      ).join(''),
    ];
  });
}

const qrSize = (value: string) => qrcode.create(value, { errorCorrectionLevel: 'M' }).modules.size;

function readLine(
  { size, bold, inverted }: PaperText,
  columns: number,
  isBlack: (x: number, y: number) => boolean,
): string {
  const wide = size === 'big' ? 2 : 1;
  const high = size === 'normal' ? 1 : 2;
  const read = Array.from({ length: Math.floor(columns / wide) }, (_, at) => {
    const shape = (swap: boolean) =>
      Array.from({ length: GLYPH_WIDTH * GLYPH_HEIGHT }, (_, dot) =>
        Number(
          isBlack((at * GLYPH_WIDTH + (dot % GLYPH_WIDTH)) * wide, Math.floor(dot / GLYPH_WIDTH) * high) !==
            swap,
        ),
      ).join('');
    return (
      SHAPES[bold ? 'bold' : 'plain'].get(shape(false)) ??
      SHAPES[bold ? 'bold' : 'plain'].get(shape(inverted)) ??
      '□'
    );
  });
  return read.join('').trimEnd();
}

const SHAPES = { plain: shapesOf(false), bold: shapesOf(true) };

/** Where two letters look alike the first one is meant: a space, a hyphen. */
function shapesOf(bold: boolean): Map<string, string> {
  const shapes = new Map<string, string>();
  for (let byte = 0x20; byte <= 0xff; byte++) {
    const shape = Array.from({ length: GLYPH_WIDTH * GLYPH_HEIGHT }, (_, dot) => {
      const [x, y] = [dot % GLYPH_WIDTH, Math.floor(dot / GLYPH_WIDTH)];
      return Number(isInk(byte, x, y) || (bold && x > 0 && isInk(byte, x - 1, y)));
    }).join('');
    if (!shapes.has(shape)) shapes.set(shape, letterOf(byte));
  }
  return shapes;
}
