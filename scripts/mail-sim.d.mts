import type { Address, Header } from 'postal-mime';

export interface SimMail {
  subject: string;
  from: Address;
  to: Address[];
  replyTo: Address[];
  html: string;
  text: string;
  messageId: string;
  headers: Header[];
  links: string[];
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

export interface MailSim {
  port: number;
  url: string;
  mails: SimMail[];
  readonly attempts: number;
  fail(mode: 'ok' | 'refuse' | 'busy' | 'drop' | 'drip'): void;
  next(fits?: (mail: SimMail) => boolean, timeoutMs?: number): Promise<SimMail>;
  close(): Promise<void>;
}

export function startMailSim(options?: {
  port?: number;
  host?: string;
  dir?: string;
  onMail?: (mail: SimMail) => void;
}): Promise<MailSim>;
