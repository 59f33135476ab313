import { answerOnce } from '../../platform/apart/answer-once.js';
import { type FileToPlan, type PlannedFile, planFile } from './file-plan.js';
import { UnreadableFile } from './table/table.errors.js';

export type FilePlanAnswer = { planned: PlannedFile } | { refused: string };

/** Workbooks and tables of strangers are unpacked, parsed and compared here and nowhere else. */
answerOnce((file: FileToPlan): FilePlanAnswer => {
  try {
    return { planned: planFile(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
});
