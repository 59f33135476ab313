import { CLOUDPRNT } from '../protocols/cloudprnt/cloudprnt-traits.rules.js';
import { reportOf } from '../protocols/cloudprnt/star-code.rules.js';
import type { TicketKind } from '../ticket/ticket.types.js';
import { nextState, queued } from './print-job.rules.js';
import type { PrintEvent, PrintJob } from './print-job.types.js';

export const NOON = new Date('2026-11-20T11:00:00Z');
export const at = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

export const aJob = (kind: TicketKind = 'docket', repeat = 0): PrintJob =>
  queued(
    {
      id: 'job',
      shopId: 'bella',
      printerId: 'kitchen',
      key: 'order-1',
      title: 'Bestellung 1042',
      ticket: { kind, blocks: [{ kind: 'heading', text: '1042' }] },
      expiresAt: at(3 * 3600),
      repeat,
      repeatNote: 'Lucia, 12:05',
    },
    NOON,
  );

export const offer = (token: string, seconds: number): PrintEvent => ({
  kind: 'offered',
  token,
  media: [...CLOUDPRNT.media],
  until: at(seconds + 45),
  at: at(seconds),
});
export const fetch = (token: string, seconds: number): PrintEvent => ({
  kind: 'fetched',
  token,
  media: 'application/vnd.star.starprnt',
  until: at(seconds + 80),
  at: at(seconds),
});
export const confirm = (token: string, code: string, seconds: number): PrintEvent => ({
  kind: 'confirmed',
  token,
  report: reportOf(code),
  at: at(seconds),
});
export const look = (seconds: number): PrintEvent => ({ kind: 'elapsed', at: at(seconds) });
export const restarted = (seconds: number): PrintEvent => ({
  kind: 'interrupted',
  until: at(seconds + 20),
  at: at(seconds),
});
export const blocked = (seconds: number): PrintEvent => ({
  kind: 'blocked',
  report: reportOf('410'),
  at: at(seconds),
});
export const cancel = (seconds: number): PrintEvent => ({ kind: 'cancelled', by: 'Lucia', at: at(seconds) });
export const broken = (token: string, seconds: number): PrintEvent => ({
  kind: 'broken',
  token,
  until: at(seconds + 45),
  at: at(seconds),
});
export const working = (token: string, seconds: number): PrintEvent => ({
  kind: 'inProgress',
  token,
  until: at(seconds + 80),
  at: at(seconds),
});
export const move = (seconds: number): PrintEvent => ({
  kind: 'moved',
  to: 'bar',
  from: 'Küche',
  at: at(seconds),
});
export const tale = (job: PrintJob, ...events: PrintEvent[]): PrintJob => events.reduce(nextState, job);
