import { epsonLetter } from './code-pages.mjs';

/**
 * What an ESC/POS printer does with bytes, from Epson's command reference: a table of its own, so that it shares no mistake
 * with the server. A command it does not know, and one that opens the drawer, is told.
 */
const ESC = 0x1b;
const GS = 0x1d;
const FS = 0x1c;
const DLE = 0x10;
const PLAIN = { bold: false, inverted: false, wide: false, tall: false };

const fixed = (length) => () => length;
const counted = (bytes, at) => 5 + bytes[at + 3] + bytes[at + 4] * 256;
const raster = (bytes, at) =>
  8 + (bytes[at + 4] + bytes[at + 5] * 256) * (bytes[at + 6] + bytes[at + 7] * 256);

/** By the bytes they begin with: how long they are, and what they do. */
const COMMANDS = {
  [[ESC, 0x40]]: [fixed(2), (paper) => Object.assign(paper, { style: PLAIN, page: 0, align: 0 })],
  [[ESC, 0x45]]: [fixed(3), (paper, [, , n]) => restyle(paper, { bold: (n & 1) === 1 })],
  [[ESC, 0x47]]: [fixed(3), (paper, [, , n]) => restyle(paper, { bold: (n & 1) === 1 })],
  [[ESC, 0x4d]]: [fixed(3)],
  [[ESC, 0x61]]: [fixed(3), (paper, [, , n]) => Object.assign(paper, { align: n % 48 })],
  [[ESC, 0x64]]: [fixed(3), (paper, [, , n]) => feed(paper, n)],
  [[ESC, 0x74]]: [fixed(3), (paper, [, , n]) => Object.assign(paper, { page: n })],
  [[ESC, 0x70]]: [fixed(5), openDrawer],
  [[GS, 0x21]]: [fixed(3), (paper, [, , n]) => restyle(paper, { wide: n >> 4 > 0, tall: (n & 15) > 0 })],
  [[GS, 0x42]]: [fixed(3), (paper, [, , n]) => restyle(paper, { inverted: (n & 1) === 1 })],
  [[GS, 0x56]]: [(bytes, at) => (bytes[at + 2] >= 65 ? 4 : 3), cut],
  [[GS, 0x72]]: [fixed(3), (paper) => paper.asked.push({ paper: true })],
  [[GS, 0x28, 0x6b]]: [counted, qr],
  [[GS, 0x28, 0x48]]: [
    counted,
    (paper, bytes) => paper.asked.push({ id: latin(bytes.subarray(7, 7 + bytes[3] - 2)) }),
  ],
  [[GS, 0x76, 0x30]]: [raster, picture],
  [[FS, 0x2e]]: [fixed(2)],
  [[DLE, 0x04]]: [fixed(3), (paper, [, , n]) => paper.asked.push({ status: n })],
  [[DLE, 0x14]]: [fixed(5), openDrawer],
};

export function printEscPos(bytes) {
  const paper = { lines: [], drawer: 0, unknown: [], asked: [], style: PLAIN, page: 0, align: 0, line: null };
  for (let at = 0; at < bytes.length; ) at += step(paper, bytes, at);
  if (paper.line) endLine(paper);
  const { lines, drawer, unknown, asked } = paper;
  return { lines, drawer, unknown, asked };
}

function step(paper, bytes, at) {
  const byte = bytes[at];
  if (byte === 0x0a) endLine(paper);
  else if (byte >= 0x20) addLetter(paper, byte);
  else if (byte !== 0x0d) return command(paper, bytes, at);
  return 1;
}

function command(paper, bytes, at) {
  const known = COMMANDS[[...bytes.subarray(at, at + 3)]] ?? COMMANDS[[...bytes.subarray(at, at + 2)]];
  if (!known) {
    paper.unknown.push(bytes[at]);
    return 1;
  }
  const [lengthOf, run] = known;
  const length = lengthOf(bytes, at);
  // What has not arrived yet is not run.
  if (at + length <= bytes.length) run?.(paper, bytes.subarray(at, at + length));
  return Number.isFinite(length) ? length : bytes.length;
}

function addLetter(paper, byte) {
  const line = paper.line ?? { text: '', align: paper.align, ...paper.style };
  // A line looks like its first letter behind the margin.
  const look = line.text.trim() === '' ? paper.style : {};
  paper.line = { ...line, ...look, text: line.text + epsonLetter(byte, paper.page) };
}

function endLine(paper) {
  const { align, ...line } = paper.line ?? { text: '', align: 0, ...PLAIN };
  paper.lines.push(line);
  paper.line = null;
}

function feed(paper, lines) {
  for (let line = 0; line < lines; line++) endLine(paper);
}

function restyle(paper, change) {
  paper.style = { ...paper.style, ...change };
}

function openDrawer(paper) {
  paper.drawer += 1;
}

function cut(paper, [, , mode]) {
  paper.lines.push({ cut: mode % 2 === 1 ? 'partial' : 'full' });
}

/** Function 180 stores the data, 181 prints it. */
function qr(paper, bytes) {
  if (bytes[6] === 0x50) paper.code = latin(bytes.subarray(8));
  if (bytes[6] === 0x51) paper.lines.push({ qr: paper.code });
}

function picture(paper, bytes) {
  paper.lines.push({ picture: { width: bytes[4] + bytes[5] * 256, bits: bytes.subarray(8) } });
}

const latin = (bytes) => Buffer.from(bytes).toString('latin1');
