import { answerOnce } from '../../platform/apart/answer-once.js';
import { type ReadFile, readMenuFile } from './menu-file-reader.js';
import { UnreadableFile } from './table/table.errors.js';

export interface ReadTask {
  name: string;
  bytes: Uint8Array;
}

export type Reading = { read: ReadFile } | { refused: string };

/** Workbooks and tables of strangers are unpacked and parsed here and nowhere else. */
answerOnce(({ name, bytes }: ReadTask): Reading => {
  try {
    return { read: readMenuFile(name, bytes) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { refused: error.message };
    throw error;
  }
});
