import type { PrintJob } from './print-job.types.js';

type Waiting = Pick<PrintJob, 'state' | 'ticketKind' | 'lateAt' | 'movedFrom'>;
type Lost = Pick<PrintJob, 'state' | 'ticketKind' | 'copyOf' | 'movedFrom'>;

/** It has waited long enough, has not been anywhere else yet, and somebody cooks by it. */
export const mayGoElsewhere = ({ state, ticketKind, lateAt, movedFrom }: Waiting): boolean =>
  state === 'waiting' && ticketKind === 'docket' && lateAt !== null && movedFrom === '';

/** Given up here, though somebody cooks by it. Nobody has asked for it again so far. */
export const isWantedElsewhere = (
  { state, ticketKind, copyOf, movedFrom }: Lost,
  family: readonly unknown[],
): boolean =>
  (state === 'unclear' || state === 'failed') &&
  ticketKind === 'docket' &&
  copyOf === null &&
  movedFrom === '' &&
  family.length === 1;
