import type { Report } from '../../printer/report.types.js';

/** What `DLE EOT n` answers, by its n; what the printer did not answer is missing. */
export type StatusBytes = Partial<Record<1 | 2 | 3 | 4, number>>;

/** Epson, ESC/POS Command Reference, DLE EOT: bits 1 and 4 are always set, 0 and 7 never. */
export const isStatusByte = (byte: number): boolean => (byte & 0x93) === 0x12;

/** `GS r 1` answers with bits 4 and 7 clear. */
export const isPaperByte = (byte: number): boolean => (byte & 0x90) === 0;

const has = (byte: number | undefined, bits: number): boolean => byte !== undefined && (byte & bits) !== 0;

export function reportOf(bytes: StatusBytes): Report {
  if (has(bytes[4], 0x60) || has(bytes[2], 0x20)) return { kind: 'paperOut', text: 'Kein Papier' };
  if (has(bytes[2], 0x04)) return { kind: 'coverOpen', text: 'Der Deckel ist offen' };
  if (has(bytes[3], 0x08)) return { kind: 'stuck', text: 'Das Schneidmesser klemmt' };
  if (has(bytes[3], 0x20) || has(bytes[2], 0x40)) return { kind: 'stuck', text: 'Der Drucker braucht Hilfe' };
  if (has(bytes[1], 0x08)) return { kind: 'stuck', text: 'Der Drucker ist nicht bereit' };
  if (has(bytes[4], 0x0c)) return { kind: 'paperLow', text: 'Das Papier geht zu Ende' };
  return { kind: 'ok', text: 'Bereit' };
}

const PROCESS_HEAD = 0x37;

/** `GS ( H` with fn 48 answers 37 22, the four letters it was given, and 0, when all before it is on paper. */
export const askWhenDone = (id: string): Buffer =>
  Buffer.concat([Buffer.from([0x1d, 0x28, 0x48, 6, 0, 0x30, 0x30]), Buffer.from(id, 'latin1')]);

/** The same from printers that do not know it: the paper sensor, in its turn. */
export const ASK_PAPER = Buffer.from([0x1d, 0x72, 1]);

export const askStatus = (n: 1 | 2 | 3 | 4): Buffer => Buffer.from([0x10, 0x04, n]);

/** Whether these answers say that everything before the question was worked off. */
export function saysDone(answers: readonly number[], id: string): 'done' | 'workedOff' | null {
  const wanted = [PROCESS_HEAD, 0x22, ...Buffer.from(id, 'latin1'), 0];
  const found = answers.findIndex((_, at) => wanted.every((byte, index) => answers[at + index] === byte));
  if (found >= 0) return 'done';
  return answers.some((byte, at) => isPaperByte(byte) && !answers.slice(0, at).includes(PROCESS_HEAD))
    ? 'workedOff'
    : null;
}
