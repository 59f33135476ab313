import type { Alarm, AlarmKind } from './alarm.types.js';

export interface AlarmView {
  id: string;
  kind: AlarmKind;
  printerId: string;
  jobId: string | null;
  text: string;
  since: string;
  /** Who has seen it; empty while nobody has. */
  seenBy: string;
  /** It is heard at the desk. */
  rings: boolean;
}

export const toAlarmView = (
  { id, kind, printerId, jobId, text, openedAt, acknowledgedBy, state }: Alarm,
  isOpen: boolean,
): AlarmView => ({
  id,
  kind,
  printerId,
  jobId,
  text,
  since: openedAt.toISOString(),
  seenBy: acknowledgedBy,
  rings: state === 'open' && isOpen,
});
