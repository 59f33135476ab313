import { MailLayout, MailRows, MailText } from '../../../platform/mail/mail.layout.js';
import type { WithdrawalMailView } from './withdrawal-mail.rules.js';

export function WithdrawalMail({ headline, sentences, rows, reason, language }: WithdrawalMailView) {
  return (
    <MailLayout headline={headline} preview={sentences[0] ?? headline} reason={reason} language={language}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailRows rows={rows} wraps />
    </MailLayout>
  );
}
