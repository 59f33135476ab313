import { MailLayout, MailText } from '../platform/mail/mail.layout.js';

interface Props {
  name: string;
  email: string;
  message: string;
}

export function ContactMail({ name, email, message }: Props) {
  return (
    <MailLayout
      headline={`Nachricht von ${name}`}
      preview={message.slice(0, 90)}
      reason="Diese Nachricht kam über das Kontaktformular."
    >
      {message.split('\n').map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text have no other name
        <MailText key={index}>{line}</MailText>
      ))}
      <MailText soft>
        Antworten geht direkt an {name}, {email}.
      </MailText>
    </MailLayout>
  );
}
