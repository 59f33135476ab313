import { formatTime } from '../../shared/berlin-time.js';
import type { Ticket, TicketBlock } from '../ticket/ticket.types.js';
import type { Banner, PrintJob } from './print-job.types.js';

type Printed = Pick<PrintJob, 'id' | 'movedFrom'> & { ticket: Ticket };

/** What goes out now: the mark of this delivery on top, and below what tells two papers apart even unmarked. */
export function paperFor(job: Printed, banner: Banner | null, now: Date): Ticket {
  const { kind, blocks } = job.ticket;
  const last = blocks.at(-1);
  const cut: TicketBlock[] = last?.kind === 'cut' ? [last] : [];
  const body = cut.length > 0 ? blocks.slice(0, -1) : blocks;
  const top = [
    ...(banner ? [bannerBlock(banner)] : []),
    ...(job.movedFrom ? [movedBlock(job.movedFrom)] : []),
  ];
  return { kind, blocks: [...top, ...body, stampOf(job.id, now), ...cut] };
}

export const markOf = ({ mark, n }: Pick<Banner, 'mark' | 'n'>): string =>
  mark === 'repeat' ? `*** WIEDERHOLUNG ${n} ***` : `KOPIE ${n}`;

/** Short enough to be called across a kitchen. */
const shortIdOf = (id: string): string => id.slice(-4).toUpperCase();

const bannerBlock = (banner: Banner): TicketBlock => ({
  kind: 'banner',
  text: markOf(banner),
  note: banner.note,
});

const movedBlock = (from: string): TicketBlock => ({
  kind: 'text',
  text: `umgeleitet von ${from}`,
  align: 'center',
  bold: true,
});

const stampOf = (id: string, now: Date): TicketBlock => ({
  kind: 'text',
  text: `Gedruckt ${formatTime(now)} · ${shortIdOf(id)}`,
  align: 'center',
});
