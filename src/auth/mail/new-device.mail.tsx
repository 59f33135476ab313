import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export function NewDevice({ name, device }: { name: string; device: string }) {
  return (
    <MailLayout
      headline="Neue Anmeldung"
      preview={`Gerade hat sich ein neues Gerät angemeldet: ${device}.`}
      reason="Du bekommst diese Mail, weil sie die Sicherheit deines Kontos betrifft."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        auf einem neuen Gerät hat sich gerade jemand mit deinem Konto angemeldet: <strong>{device}</strong>.
      </MailText>
      <MailText>
        Warst du das, ist alles gut. Wenn nicht, melde das Gerät ab und ändere dein Passwort.
      </MailText>
      <MailButton href="/app/settings/security">Geräte ansehen</MailButton>
    </MailLayout>
  );
}
