import { strToU8, zipSync } from 'fflate';
import { escaped } from '../../../shared/markup.js';
import type { Sheet } from './menu-table.types.js';
import { referenceOf, spelled } from './xlsx-cells.rules.js';

interface SheetColumn {
  width: number;
  kind: 'text' | 'money';
  /** The values a cell offers in a list. */
  choices?: readonly string[];
}

interface SheetPlan {
  name: string;
  cells: Sheet;
  columns: readonly SheetColumn[];
}

/** Cells are formatted as text, so that Excel does not turn them into dates or formulas. */
export function workbookOf(sheets: readonly SheetPlan[]): Uint8Array {
  const parts = sheets.map((sheet, at) => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet)] as const);
  const files = {
    '[Content_Types].xml': contentTypes(sheets.length),
    '_rels/.rels': relations(
      `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': workbookXml(sheets),
    'xl/_rels/workbook.xml.rels': relations(
      sheets
        .map(
          (_, at) =>
            `<Relationship Id="rId${at + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .concat(`<Relationship Id="styles" Type="${OFFICE}/styles" Target="styles.xml"/>`)
        .join(''),
    ),
    'xl/styles.xml': STYLES,
    ...Object.fromEntries(parts),
  };
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([path, xml]) => [path, strToU8(HEAD + xml)])),
    { mtime: '2026-01-01T00:00:00Z' },
  );
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
const STYLE = { text: 1, money: 2, heading: 3 } as const;

const STYLES = `<styleSheet xmlns="${MAIN}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFBE4DE"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="4"><xf/><xf numFmtId="49" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="2" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1"/></cellXfs></styleSheet>`;

const contentTypes = (sheets: number): string =>
  `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/>${Array.from({ length: sheets }, (_, at) => `<Override PartName="/xl/worksheets/sheet${at + 1}.xml" ContentType="${TYPE}.worksheet+xml"/>`).join('')}</Types>`;

const relations = (inside: string): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${inside}</Relationships>`;

const workbookXml = (sheets: readonly SheetPlan[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets.map(({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets></workbook>`;

function sheetXml({ cells, columns }: SheetPlan): string {
  const widths = columns.map(
    ({ width, kind }, at) =>
      `<col min="${at + 1}" max="${at + 1}" width="${width}" style="${STYLE[kind]}" customWidth="1"/>`,
  );
  const lines = cells.map(
    (line, at) =>
      `<row r="${at + 1}">${line.map((text, column) => cellXml(text, column, at, columns[column])).join('')}</row>`,
  );
  return `<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.join('')}</cols><sheetData>${lines.join('')}</sheetData>${choicesXml(columns)}</worksheet>`;
}

function cellXml(
  text: string,
  column: number,
  line: number,
  { kind }: SheetColumn = { width: 0, kind: 'text' },
): string {
  if (text === '') return '';
  const at = referenceOf(column, line + 1);
  if (kind === 'money' && line > 0 && /^\d+,\d\d$/.test(text))
    return `<c r="${at}" s="${STYLE.money}"><v>${Number(text.replace(',', '.'))}</v></c>`;
  const style = line === 0 ? STYLE.heading : STYLE.text;
  return `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(spelled(text))}</t></is></c>`;
}

/** Lists to choose from. Other values may be typed; the check of the file judges them. */
function choicesXml(columns: readonly SheetColumn[]): string {
  const lists = columns.flatMap(({ choices }, at) => {
    if (!choices) return [];
    const range = `${referenceOf(at, 2)}:${referenceOf(at, 10_000)}`;
    return [
      `<dataValidation type="list" allowBlank="1" sqref="${range}"><formula1>"${escaped(choices.join(','))}"</formula1></dataValidation>`,
    ];
  });
  return lists.length === 0
    ? ''
    : `<dataValidations count="${lists.length}">${lists.join('')}</dataValidations>`;
}
