import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export function ConfirmMail({ name, url }: { name: string | null; url: string }) {
  return (
    <MailLayout
      headline="Bestätige deine Adresse"
      preview="Ein Klick, dann wissen wir, dass Mails bei dir ankommen."
      reason="Du bekommst diese Mail, weil diese Adresse für ein Konto bei Tresen angegeben wurde."
    >
      <MailText>{name ? `Hallo ${name},` : 'Hallo,'}</MailText>
      <MailText>
        ist das deine Adresse? Bestätige sie bitte, damit Bestellungen und Nachrichten sicher bei dir
        ankommen.
      </MailText>
      <MailButton href={url}>Adresse bestätigen</MailButton>
      <MailText soft>
        Der Link gilt 24 Stunden. Du kennst Tresen gar nicht? Dann lösche diese Mail einfach.
      </MailText>
    </MailLayout>
  );
}
