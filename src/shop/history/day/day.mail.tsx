import { MailButton, MailLayout, MailRows, MailText } from '../../../platform/mail/mail.layout.js';
import type { DailyMailView } from './daily-mail.rules.js';

/** What the day before was like, for who reads mails before opening. */
export const DailyMail = ({ headline, preview, rows, total, note, path, reason }: DailyMailView) => (
  <MailLayout headline={headline} preview={preview} reason={reason}>
    <MailRows rows={rows} total={total} />
    <MailButton href={path}>Zur Tagesübersicht</MailButton>
    <MailText soft>{note}</MailText>
  </MailLayout>
);
