import 'reflect-metadata';
import { answerOnce } from '../../platform/apart/answer-once.js';
import { type CheckedFile, checkFile, type FileToCheck } from './file-check.js';
import { UnreadableFile } from './table/table.errors.js';

export type FileCheckAnswer = { checked: CheckedFile } | { refused: string };

/** Workbooks and tables of strangers are unpacked, parsed and compared here and nowhere else. */
answerOnce((file: FileToCheck): FileCheckAnswer => {
  try {
    return { checked: checkFile(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
});
