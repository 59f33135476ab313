import {
  MailButton,
  MailCode,
  MailLayout,
  MailLinked,
  MailText,
} from '../../../platform/mail/mail.layout.js';
import type { VoucherMailView } from './voucher-mail.types.js';

export function VoucherMail(props: VoucherMailView) {
  const { headline, sentences, greeting, code, button, notes, reason, language } = props;
  return (
    <MailLayout headline={headline} preview={sentences[0] ?? headline} reason={reason} language={language}>
      {sentences.map((sentence) => (
        <MailText key={sentence}>{sentence}</MailText>
      ))}
      {greeting && <MailText>{language === 'en' ? `“${greeting}”` : `„${greeting}“`}</MailText>}
      {code && <MailCode>{code}</MailCode>}
      <MailButton href={button.path}>{button.text}</MailButton>
      {notes.map((note) => (
        <MailText key={note} soft>
          <MailLinked text={note} />
        </MailText>
      ))}
    </MailLayout>
  );
}
