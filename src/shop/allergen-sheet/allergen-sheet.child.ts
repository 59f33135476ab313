import { answerOnce } from '../../platform/apart/answer-once.js';
import { drawSheet } from './allergen-sheet.pdf.js';
import type { AllergenSheet } from './allergen-sheet.types.js';

export interface SheetTask {
  sheet: AllergenSheet;
  at: Date;
}

answerOnce(({ sheet, at }: SheetTask) => drawSheet(sheet, at));
