import { MailButton, MailLayout, MailRows, MailText } from '../../platform/mail/mail.layout.js';
import type { BillingMailView } from './billing-mail.rules.js';

export function BillingMail({ headline, sentences, rows, button }: BillingMailView) {
  return (
    <MailLayout
      headline={headline}
      preview={sentences[0] ?? headline}
      reason="Du bekommst diese Mail, weil dir das Restaurant gehört, zu dem dieser Tarif gehört."
    >
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      {rows.length > 0 && <MailRows rows={rows} />}
      {button && <MailButton href={button.path}>{button.text}</MailButton>}
    </MailLayout>
  );
}
