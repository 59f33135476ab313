import { berlinClock } from '../../../shared/berlin-time.js';
import type { DocumentKind, FiscalDocument } from '../receipt.types.js';

const PREFIX: Record<DocumentKind, string> = {
  invoice: 'RE',
  cancellation: 'ST',
  refund: 'GU',
  voucherSale: 'GV',
};

/** 'RE-2026' for every invoice of that year, on the clock of Berlin. */
export const seriesOf = (kind: DocumentKind, issuedAt: Date): string =>
  `${PREFIX[kind]}-${berlinClock(issuedAt).date.slice(0, 4)}`;

/** 'RE-2026-000123' */
export const documentNumberOf = ({ series, seq }: Pick<FiscalDocument, 'series' | 'seq'>): string =>
  `${series}-${String(seq).padStart(6, '0')}`;

export const KIND_LABEL: Record<DocumentKind, string> = {
  invoice: 'Rechnung',
  cancellation: 'Storno',
  refund: 'Gutschrift',
  voucherSale: 'Gutscheinverkauf',
};
