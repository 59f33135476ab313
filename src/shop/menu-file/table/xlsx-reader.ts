import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { Sheet } from './menu-table.types.js';
import { MAX_CELLS, MAX_COLUMNS, MAX_ROWS, TOO_LARGE } from './sheet.rules.js';
import { UnreadableFile } from './table.errors.js';
import { isDateFormat, placeOf, unspelled, wordsOfDay, wordsOfNumber } from './xlsx-cells.rules.js';
import { partsOfWorkbook } from './xlsx-zip.js';

/** Leaves room for lines above the heading and for notes below the menu. */
const MAX_LINES = MAX_ROWS + 1_000;
const DAMAGED = 'Diese Excel-Datei ist beschädigt oder keine Excel-Datei.';

/** The texts of the sheet with this name, or of the first one. A formula counts as its last result. */
export function readWorkbook(bytes: Uint8Array, name: string): Sheet {
  const part = partsOfWorkbook(bytes);
  const sheet = part(pathOfSheet(part, name));
  if (sheet === null) throw new UnreadableFile(DAMAGED);
  return cellsOf(sheet, stringsIn(part('xl/sharedStrings.xml')), datesIn(part('xl/styles.xml')));
}

type Part = (path: string) => string | null;

function pathOfSheet(part: Part, name: string): string {
  const sheets: Record<string, string>[] = [];
  walk(part('xl/workbook.xml'), {
    open: (tag) => void (tag.name === 'sheet' && sheets.push(tag.attributes)),
  });
  const targets = new Map<string | undefined, string>();
  walk(part('xl/_rels/workbook.xml.rels'), {
    open: ({ name: tag, attributes }) => {
      if (tag === 'Relationship') targets.set(attributes.Id, attributes.Target ?? '');
    },
  });
  const chosen = sheets.find((sheet) => sheet.name === name) ?? sheets[0];
  const target = targets.get(chosen?.['r:id']) ?? 'worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** All pieces of a formatted text, without its phonetic reading. */
function stringsIn(xml: string | null): string[] {
  const strings: string[] = [];
  let phonetic = false;
  walk(xml, {
    open: ({ name }) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') phonetic = true;
    },
    text: (text, within) => {
      if (within === 't' && !phonetic) strings.push((strings.pop() ?? '') + text);
    },
    close: (name) => {
      if (name === 'rPh') phonetic = false;
    },
  });
  return strings.map(unspelled);
}

/** The numbers of the cell styles that show dates. */
function datesIn(xml: string | null): Set<string> {
  const codes = new Map<string | undefined, string | undefined>();
  const dates = new Set<string>();
  let styles: number | null = null;
  walk(xml, {
    open: ({ name, attributes }) => {
      if (name === 'numFmt') codes.set(attributes.numFmtId, attributes.formatCode);
      if (name === 'cellXfs') styles = 0;
      if (name !== 'xf' || styles === null) return;
      if (isDateFormat(Number(attributes.numFmtId ?? 0), codes.get(attributes.numFmtId)))
        dates.add(String(styles));
      styles += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') styles = null;
    },
  });
  return dates;
}

function cellsOf(xml: string, strings: string[], dates: Set<string>): Sheet {
  const sheet: Sheet = [];
  let line = 0;
  let column = -1;
  let cells = 0;
  let cell: { type?: string; style?: string; value: string } = { value: '' };
  walk(xml, {
    open: ({ name, attributes }) => {
      if (name === 'row') [line, column] = [Number(attributes.r ?? line + 1), -1];
      if (name !== 'c') return;
      cells += 1;
      if (cells > MAX_CELLS) throw new UnreadableFile(TOO_LARGE);
      column = placeOf(attributes.r ?? '')?.column ?? column + 1;
      cell = { type: attributes.t, style: attributes.s, value: '' };
    },
    text: (text, within) => {
      if (within === 'v' || within === 't') cell.value += text;
    },
    close: (name) => {
      if (name === 'c' && cell.value !== '' && column < MAX_COLUMNS)
        put(sheet, line, column, textOf(cell, strings, dates));
    },
  });
  return sheet;
}

function textOf(
  { type, style, value }: { type?: string; style?: string; value: string },
  strings: string[],
  dates: Set<string>,
) {
  if (type === 's') return strings[Number(value)] ?? '';
  if (type === 'b') return value === '1' ? 'ja' : 'nein';
  if (type === 'str' || type === 'inlineStr') return unspelled(value);
  if (type === 'e' || type === 'd') return value;
  return dates.has(style ?? '') ? wordsOfDay(value) : wordsOfNumber(value);
}

function put(sheet: Sheet, line: number, column: number, text: string): void {
  if (!(line >= 1 && line <= MAX_LINES))
    throw new UnreadableFile(`Bitte höchstens ${MAX_ROWS} Zeilen auf einmal.`);
  while (sheet.length < line) sheet.push([]);
  const cells = sheet[line - 1]!;
  while (cells.length < column) cells.push('');
  cells[column] = text;
}

interface Walker {
  open?: (tag: SaxesTagPlain) => void;
  text?: (text: string, within: string) => void;
  close?: (name: string) => void;
}

/** Refuses documents with a DOCTYPE, which no table program writes and attackers use for entities. */
function walk(xml: string | null, { open, text, close }: Walker): void {
  if (xml === null) return;
  const parser = new SaxesParser();
  const within: string[] = [];
  const local = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('doctype', () => parser.fail('doctype'));
  parser.on('opentag', (tag) => {
    within.push(local(tag.name));
    open?.({ ...tag, name: local(tag.name) });
  });
  parser.on('text', (piece) => text?.(piece, within.at(-1) ?? ''));
  parser.on('cdata', (piece) => text?.(piece, within.at(-1) ?? ''));
  parser.on('closetag', (tag) => {
    within.pop();
    close?.(local(tag.name));
  });
  parser.on('error', () => {
    throw new UnreadableFile(DAMAGED);
  });
  parser.write(xml).close();
}
