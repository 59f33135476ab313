import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { anyLetter, germanLetter, type Kitchen, kitchen, plannedBy } from './menu-file.fixture.js';
import { readMenuFile } from './menu-file-reader.js';
import { changedKeysOf, removalsOf } from './menu-plan.rules.js';
import { menuWorkbook } from './menu-xlsx.js';
import { tableOf } from './rows/menu-export.rules.js';
import { SEPARATORS } from './table/csv.rules.js';
import { utf8Of, windows1252Of } from './table/encoding.rules.js';
import { menuCsv } from './table/menu-csv.rules.js';

/** Whatever the file says, the menu stays as it is. */
function changesNothing(bytes: Uint8Array, of: Kitchen): void {
  const { table, problems, notes } = readMenuFile('karte', bytes);
  const planned = plannedBy(table, of);
  expect([...problems, ...notes, ...planned.problems]).toEqual([]);
  expect(planned.steps).toEqual([]);
  expect(planned.newCategories).toEqual([]);
  expect(planned.dishes.flatMap(changedKeysOf)).toEqual([]);
  expect(removalsOf(planned, of.products).missing).toEqual([]);
}

const exported = ({ menu, around }: Kitchen) => tableOf(menu, around);

describe('what was exported and is imported changes nothing', () => {
  it.each(SEPARATORS)('as CSV in UTF-8 with %j between the cells, whatever ends its lines', (separator) => {
    fc.assert(
      fc.property(kitchen(anyLetter), fc.constantFrom('\r\n', '\n'), fc.boolean(), (of, lineEnd, marked) => {
        const text = menuCsv(exported(of), separator).replaceAll('\r\n', lineEnd);
        const bytes = marked ? utf8Of(text) : new TextEncoder().encode(text);
        changesNothing(bytes, of);
      }),
      { numRuns: 40 },
    );
  });

  it('as CSV in Windows-1252', () => {
    fc.assert(
      fc.property(kitchen(germanLetter), (of) => {
        changesNothing(windows1252Of(menuCsv(exported(of)))!, of);
      }),
      { numRuns: 40 },
    );
  });

  it('as CSV that Excel has opened and saved', () => {
    fc.assert(
      fc.property(kitchen(anyLetter), (of) => {
        changesNothing(utf8Of(savedByExcel(menuCsv(exported(of)))), of);
      }),
      { numRuns: 80 },
    );
  });

  it('as Excel file', () => {
    fc.assert(
      fc.property(kitchen(anyLetter), (of) => {
        changesNothing(menuWorkbook(exported(of), of.around), of);
      }),
      { numRuns: 40 },
    );
  });

  it('sorted by any column', () => {
    fc.assert(
      fc.property(kitchen(anyLetter), fc.nat(23), (of, at) => {
        const table = exported(of);
        const key = table.columns[at]!;
        const rows = table.rows.toSorted((a, b) => ((a.cells[key] ?? '') < (b.cells[key] ?? '') ? 1 : -1));
        changesNothing(utf8Of(menuCsv({ ...table, rows })), of);
      }),
      { numRuns: 40 },
    );
  });
});

/** What a German Excel does to cells that are not in quotes or not kept from it: numbers, dates, formulas, truths. */
function savedByExcel(csv: string): string {
  const cell = (text: string): string => {
    if (/^[=+\-@]/.test(text)) return '#NAME?';
    if (/^\d{1,15}(,\d+)?$/.test(text)) return String(Number(text.replace(',', '.'))).replace('.', ',');
    if (/^\d{1,3}(\.\d{3})+$/.test(text)) return text.replaceAll('.', '');
    if (/^\d{1,2}[-/.]\d{1,2}$/.test(text)) return '01. Feb';
    if (/^\d+E\d+$/i.test(text)) return '1,00E+03';
    return /^(wahr|falsch|true|false)$/i.test(text) ? text.toUpperCase() : text;
  };
  return csv.replace(
    /(^|;|\r\n)([^";\r\n]+)(?=;|\r\n|$)/g,
    (_, before: string, text: string) => before + cell(text),
  );
}
