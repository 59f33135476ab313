import { AppError } from '../../../platform/app-error.js';

/** A file that is no menu, whatever it is. */
export class UnreadableFile extends AppError {
  readonly code = 'UNREADABLE_FILE';
  readonly status = 422;
  override readonly headline = 'Datei nicht lesbar';
}
