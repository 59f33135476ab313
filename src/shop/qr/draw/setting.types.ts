import type { Measure } from '../../printed-menu/layout/marks.types.js';
import type { Theme } from '../../printed-menu/layout/themes.rules.js';
import type { QrFormat, QrPaper } from '../qr.types.js';

/** What all sheets of one file share. */
export interface Setting {
  paper: QrPaper;
  format: QrFormat;
  measure: Measure;
  /** Its size, and the colour it stands on; null where there is none. */
  logo: { width: number; height: number; ground: string } | null;
  /** The same, where codes carry it. */
  logoInCode: { width: number; height: number } | null;
  theme: Theme;
}
