import { AppError } from '../../../platform/app-error.js';

/** A file that cannot be read as a menu. */
export class UnreadableFile extends AppError {
  readonly code = 'UNREADABLE_FILE';
  readonly status = 422;
  override readonly headline = 'Datei nicht lesbar';
}
