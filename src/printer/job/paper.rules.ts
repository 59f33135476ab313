import { formatTime } from '../../shared/berlin-time.js';
import type { Ticket, TicketBlock } from '../ticket/ticket.types.js';
import type { Banner, PrintJob } from './print-job.types.js';

type Printed = Pick<PrintJob, 'id' | 'movedFrom'> & { ticket: Ticket };

interface Leaving {
  /** The name of the printer it comes out of. */
  station: string;
  banner: Banner | null;
  /** Null for a look at what has not come out of a printer. */
  now: Date | null;
}

/**
 * What goes out now: on every sheet the mark of this delivery on top, the station where the ticket asks for it, and below
 * what tells two papers apart even unmarked.
 */
export function paperFor({ id, movedFrom, ticket }: Printed, { station, banner, now }: Leaving): Ticket {
  const top = [...(banner ? [bannerBlock(banner)] : []), ...(movedFrom ? [movedBlock(movedFrom)] : [])];
  const stamp = stampOf(id, now);
  const blocks = sheetsOf(ticket.blocks).flatMap(({ body, cut }) => [
    ...top,
    ...body.map((block) => (block.kind === 'station' ? stationBlock(station, block.right) : block)),
    stamp,
    ...cut,
  ]);
  return { kind: ticket.kind, blocks };
}

export const markOf = ({ mark, n }: Pick<Banner, 'mark' | 'n'>): string =>
  mark === 'repeat' ? `*** WIEDERHOLUNG ${n} ***` : `KOPIE ${n}`;

interface Sheet {
  body: TicketBlock[];
  cut: TicketBlock[];
}

function sheetsOf(blocks: readonly TicketBlock[]): Sheet[] {
  const at = blocks.findIndex(({ kind }) => kind === 'cut');
  if (at < 0 || at === blocks.length - 1) return [sheetOf(blocks, at < 0 ? blocks.length : at)];
  return [sheetOf(blocks.slice(0, at + 1), at), ...sheetsOf(blocks.slice(at + 1))];
}

const sheetOf = (blocks: readonly TicketBlock[], end: number): Sheet => ({
  body: blocks.slice(0, end),
  cut: blocks.slice(end),
});

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

const stationBlock = (left: string, right: string): TicketBlock => ({ kind: 'columns', left, right });

const stampOf = (id: string, now: Date | null): TicketBlock => ({
  kind: 'text',
  text: `${now ? `Gedruckt ${formatTime(now)}` : 'Vorschau'} · ${shortIdOf(id)}`,
  align: 'center',
});
