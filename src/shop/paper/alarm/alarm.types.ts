export const ALARM_KINDS = ['printerSilent', 'waiting', 'unclear', 'failed'] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

/** What is wrong with the paper of a shop right now. Two with the same key are the same trouble. */
export interface Trouble {
  key: string;
  kind: AlarmKind;
  printerId: string;
  /** The one paper it is about; null: about the printer. */
  jobId: string | null;
  text: string;
}

export type AlarmState = 'open' | 'acknowledged' | 'cleared';

/** So many minutes after it began a mail goes out. */
export const MAIL_MINUTES = [3, 5] as const;
export type MailStep = (typeof MAIL_MINUTES)[number];

export interface Alarm extends Trouble {
  id: string;
  shopId: string;
  state: AlarmState;
  /** Not cleared yet; one of a key is, at most. */
  live: boolean;
  openedAt: Date;
  acknowledgedAt: Date | null;
  acknowledgedBy: string;
  clearedAt: Date | null;
  mailed: MailStep[];
}
