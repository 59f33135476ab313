import { escaped } from '../../../shared/markup.js';
import type { Column, ExportCut, Table } from './export.types.js';
import { DTD_FILE } from './gdpdu-dtd.rules.js';

/** The description of the tables as programs of the tax office read it (GDPdU, 1 September 2004). */
export const indexXmlOf = ({ name, town, period }: ExportCut, tables: readonly Table[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "${DTD_FILE}">
<DataSet>
  <Version>1.0</Version>
  <DataSupplier>
    <Name>${spelled(name)}</Name>
    <Location>${spelled(town)}</Location>
    <Comment>Belege über online bezahlte Bestellungen, ${dayOf(period.from)} bis ${dayOf(period.to)}</Comment>
  </DataSupplier>
  <Media>
    <Name>Belege</Name>
${tables.map(tableXml).join('')}  </Media>
</DataSet>
`;

const tableXml = ({ file, name, description, columns }: Table): string =>
  `    <Table>
      <URL>${file}</URL>
      <Name>${spelled(name)}</Name>
      <Description>${spelled(description)}</Description>
      <UTF8/>
      <DecimalSymbol>,</DecimalSymbol>
      <DigitGroupingSymbol>.</DigitGroupingSymbol>
      <Range>
        <From>2</From>
      </Range>
      <VariableLength>
        <ColumnDelimiter>;</ColumnDelimiter>
        <RecordDelimiter>&#13;&#10;</RecordDelimiter>
        <TextEncapsulator>&quot;</TextEncapsulator>
${columns.map(columnXml).join('')}      </VariableLength>
    </Table>
`;

const columnXml = ({ name, kind }: Column): string =>
  `        <VariableColumn>
          <Name>${spelled(name)}</Name>
          ${TYPE[kind]}
        </VariableColumn>
`;

const TYPE: Record<Column['kind'], string> = {
  text: '<AlphaNumeric/>',
  number: '<Numeric/>',
  amount: '<Numeric><Accuracy>2</Accuracy></Numeric>',
  day: '<Date><Format>DD.MM.YYYY</Format></Date>',
};

/** Signs that XML 1.0 knows no way to write are left out. */
const spelled = (text: string): string =>
  escaped(text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, ''));

const dayOf = (day: string): string => day.split('-').reverse().join('.');
