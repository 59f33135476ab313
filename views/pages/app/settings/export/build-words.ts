import type { UploadStep } from '../../../../../src/export/build/upload.types';
import type { BuildView } from '../../../../../src/export/page/export.view';
import { atFirstUse } from '../../../../../src/shared/at-first-use';

const NUMBER = atFirstUse(() => new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 }));
const MIB = 1024 * 1024;

export const sizeOf = (bytes: number): string =>
  bytes < MIB ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${NUMBER().format(bytes / MIB)} MB`;

export const durationOf = (seconds: number): string =>
  seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;

export const filesOf = (count: number): string =>
  count === 1 ? '1 Datei' : `${NUMBER().format(count)} Dateien`;

const STEPS: Record<UploadStep, string> = {
  connect: 'Die Verbindung zum Webspace wird aufgebaut.',
  compare: 'Was dort schon liegt, wird verglichen.',
  send: 'Dateien werden übertragen.',
  switch: 'Die neue Website wird umgeschaltet.',
  clean: 'Was niemand mehr braucht, wird aufgeräumt.',
};

/** What is happening right now, in a sentence. */
export function stepOf({ state, progress }: BuildView): string {
  if (state === 'waiting') return 'Gleich geht es los.';
  if (state === 'building') return 'Die Seiten werden geschrieben.';
  return progress ? STEPS[progress.step] : STEPS.connect;
}

/** Of the whole way; null while nobody can say. */
export function percentOf({ state, progress }: BuildView): number | null {
  if (state !== 'uploading' || !progress || progress.totalBytes === 0) return null;
  return Math.min(100, Math.round((progress.sentBytes / progress.totalBytes) * 100));
}

/** 'Übertragen: 5 von 211 Dateien' */
export function uploadOf({ upload, files }: BuildView): string | null {
  if (!upload) return null;
  if (upload.changedFiles === 0) return 'nichts geändert';
  return `${NUMBER().format(upload.changedFiles)} von ${filesOf(files)} geändert`;
}
