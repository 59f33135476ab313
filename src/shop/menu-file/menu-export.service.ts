import { Injectable } from '@nestjs/common';
import { menuFrom } from '../menu/menu.rules.js';
import { LettersMissing } from './menu-file.errors.js';
import { MenuSource } from './menu-source.service.js';
import { menuWorkbook } from './menu-xlsx.js';
import { tableOf } from './rows/menu-export.rules.js';
import { lettersMissingIn, utf8Of, windows1252Of } from './table/encoding.rules.js';
import { menuCsv } from './table/menu-csv.rules.js';
import type { MenuTable } from './table/menu-table.types.js';

export const FILE_FORMATS = ['xlsx', 'csv', 'csv1252'] as const;
export type FileFormat = (typeof FILE_FORMATS)[number];

export interface MenuFile {
  name: string;
  contentType: string;
  bytes: Uint8Array;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Injectable()
export class MenuExportService {
  constructor(private readonly source: MenuSource) {}

  async export(shopId: string, format: FileFormat): Promise<MenuFile> {
    const { categories, products, optionGroups, around } = await this.source.of(shopId);
    const table = tableOf(menuFrom(shopId, categories, products, optionGroups), around);
    if (format === 'xlsx')
      return { name: 'speisekarte.xlsx', contentType: XLSX, bytes: menuWorkbook(table, around) };
    return csvFile(table, format);
  }

  /** A file with headings and explanations only, for writing a new menu. */
  async template(shopId: string): Promise<MenuFile> {
    const { around } = await this.source.of(shopId);
    const table = tableOf({ categories: [] }, around);
    return { name: 'speisekarte-vorlage.xlsx', contentType: XLSX, bytes: menuWorkbook(table, around) };
  }
}

function csvFile(table: MenuTable, format: 'csv' | 'csv1252'): MenuFile {
  const text = menuCsv(table);
  const bytes = format === 'csv' ? utf8Of(text) : windows1252Of(text);
  if (!bytes) throw new LettersMissing(lettersMissingIn(text));
  const charset = format === 'csv' ? 'utf-8' : 'windows-1252';
  return { name: 'speisekarte.csv', contentType: `text/csv; charset=${charset}`, bytes };
}
