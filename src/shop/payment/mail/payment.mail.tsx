import { MailButton, MailLayout, MailText } from '../../../platform/mail/mail.layout.js';
import type { Language } from '../../../shared/voice.types.js';

/** As plain values: it waits in a queue as JSON. */
export interface PaymentMailView {
  subject: string;
  headline: string;
  sentences: string[];
  language: Language;
  /** Why somebody gets it. */
  reason: string;
  button: { text: string; path: string };
}

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
