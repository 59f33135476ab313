import { menuFromWorkbook } from './menu-xlsx.js';
import { decoded } from './table/encoding.rules.js';
import { menuFromCsv } from './table/menu-csv.rules.js';
import type { FileFacts, TableReading } from './table/menu-table.types.js';
import { UnreadableFile } from './table/table.errors.js';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
const SEPARATOR_NAMES = { ';': 'Semikolon', ',': 'Komma', '\t': 'Tabulator' } as const;

export interface ReadFile extends TableReading {
  file: FileFacts;
}

/** Decides by the content, not by the name: people rename files. */
export function readMenuFile(name: string, bytes: Uint8Array): ReadFile {
  const begins = (mark: readonly number[]) => mark.every((byte, at) => bytes[at] === byte);
  if (begins(OLD_EXCEL))
    throw new UnreadableFile(
      'Das ist eine alte oder geschützte Excel-Datei. Speichere sie ohne Kennwort als „.xlsx“ und versuche es noch einmal.',
    );
  if (begins(PDF))
    throw new UnreadableFile(
      'Das ist ein PDF. Hier lesen wir Excel-Dateien (.xlsx) und CSV; für PDFs ist „Alte Karte einlesen“ da.',
    );
  if (begins(ZIP))
    return { ...menuFromWorkbook(bytes), file: { name, kind: 'xlsx', encoding: null, separator: null } };
  return readCsv(name, bytes);
}

function readCsv(name: string, bytes: Uint8Array): ReadFile {
  const { text, encoding } = decoded(bytes);
  if (text.includes('\u0000'))
    throw new UnreadableFile('Diese Datei ist keine Tabelle. Wir lesen Excel-Dateien (.xlsx) und CSV.');
  const read = menuFromCsv(text);
  if (typeof read === 'string') throw new UnreadableFile(read);
  const { separator, ...reading } = read;
  return { ...reading, file: { name, kind: 'csv', encoding, separator: SEPARATOR_NAMES[separator] } };
}
