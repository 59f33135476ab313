import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export function ResetPassword({ name, url }: { name: string; url: string }) {
  return (
    <MailLayout
      headline="Neues Passwort"
      preview="Der Link gilt 30 Minuten und nur einmal."
      reason="Du bekommst diese Mail, weil jemand auf unserer Seite ein neues Passwort für diese Adresse angefordert hat."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>mit diesem Link wählst du ein neues Passwort. Er gilt 30 Minuten und nur einmal.</MailText>
      <MailButton href={url}>Neues Passwort wählen</MailButton>
      <MailText soft>
        Du hast das nicht angefordert? Dann brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.
      </MailText>
    </MailLayout>
  );
}

export function PasswordChanged({ name }: { name: string }) {
  return (
    <MailLayout
      headline="Dein Passwort wurde geändert"
      preview="Alle anderen Geräte sind jetzt abgemeldet."
      reason="Du bekommst diese Mail, weil sie die Sicherheit deines Kontos betrifft."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        dein Passwort bei Tresen wurde gerade geändert. Alle anderen Geräte sind damit abgemeldet.
      </MailText>
      <MailText>Das warst nicht du? Dann setze dein Passwort sofort zurück.</MailText>
      <MailButton href="/resetPassword">Passwort zurücksetzen</MailButton>
    </MailLayout>
  );
}
