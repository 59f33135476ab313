import { MailButton, MailLayout, MailText } from '../../../platform/mail/mail.layout.js';
import type { PaymentMailView } from './payment-mail.rules.js';

export function PaymentMail({ headline, sentences, language, reason, button }: PaymentMailView) {
  return (
    <MailLayout headline={headline} preview={sentences[0] ?? headline} reason={reason} language={language}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      <MailButton href={button.path}>{button.text}</MailButton>
    </MailLayout>
  );
}
