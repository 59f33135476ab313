import { MailLayout, MailRows, MailText } from '../../../platform/mail/mail.layout.js';
import type { AdviserMailView } from './adviser-mail.rules.js';

/** The documents of a month, for whoever keeps the books. */
export const AdviserMail = ({ headline, preview, sentences, rows, total, reason }: AdviserMailView) => (
  <MailLayout headline={headline} preview={preview} reason={reason}>
    {sentences.map((sentence) => (
      <MailText key={sentence}>{sentence}</MailText>
    ))}
    <MailRows rows={rows} total={total} />
  </MailLayout>
);
