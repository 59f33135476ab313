import { Button } from '@mantine/core';
import { IconMailCheck, IconMailPause, IconMailX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../src/shared/berlin-time';
import { type GuestMailView, MAIL_STATE_LABEL } from '../../../src/shop/order-mail/guest-mails.view';
import { useSending } from '../../lib/form/sending';
import { api } from '../../lib/http/api';
import { toast } from '../../lib/toasts/toasts';
import classes from './GuestMails.module.css';

const ICON = { waiting: IconMailPause, sent: IconMailCheck, delayed: IconMailPause, refused: IconMailX };

interface Props {
  orderId: string;
  mails: GuestMailView[];
  /** After one was sent once more. */
  changed: (mails: GuestMailView[]) => void;
  /** False once the guest's address is forgotten. */
  canResend: boolean;
}

/** The mails to the guest of one order, and what became of them. */
export function GuestMails({ orderId, mails, changed, canResend }: Props) {
  const { busy, send } = useSending();

  async function resend(mailId: string): Promise<void> {
    const answer = await send(() =>
      api.post<GuestMailView[]>('/api/orderMail/resend', { id: orderId, mailId }),
    );
    if (!answer) return;
    changed(answer.data);
    toast.success('Mail geht noch einmal raus');
  }

  if (mails.length === 0) return <p className={classes.none}>An den Gast ging keine Mail.</p>;
  return (
    <ul className={classes.mails}>
      {mails.map((mail) => (
        <Line key={mail.id} mail={mail}>
          {canResend && (
            <Button
              variant="default"
              size="compact-md"
              disabled={busy}
              onClick={() => void resend(mail.id)}
              aria-label={`„${mail.subject}“ noch einmal senden`}
            >
              Noch einmal
            </Button>
          )}
        </Line>
      ))}
    </ul>
  );
}

function Line({ mail, children }: { mail: GuestMailView; children: ReactNode }) {
  const { subject, to, state, queuedAt, at, answer, by } = mail;
  const Icon = ICON[state];
  return (
    <li className={classes.mail} data-state={state}>
      <Icon size={18} aria-hidden />
      <div>
        <b>{subject}</b>
        <span>
          {MAIL_STATE_LABEL[state]} {formatDateTime(new Date(at ?? queuedAt))} · {to}
          {by && ` · noch einmal von ${by}`}
        </span>
        {answer && <span className={classes.answer}>Mailserver: {answer}</span>}
      </div>
      {children}
    </li>
  );
}
