import type { PrinterView } from '../../printer/printer/printer.view.js';

/** A docket sent there comes out: switched on, heard of lately and without trouble. */
export const isPrinting = ({ enabled, mood }: Pick<PrinterView, 'enabled' | 'mood'>): boolean =>
  enabled && (mood === 'well' || mood === 'attention');
