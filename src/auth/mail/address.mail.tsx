import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export function AddressInUse() {
  return (
    <MailLayout
      headline="Zu dieser Adresse gibt es schon ein Konto"
      preview="Jemand wollte sie für ein anderes Konto verwenden."
      reason="Du bekommst diese Mail, weil diese Adresse bei Tresen eingetragen werden sollte."
    >
      <MailText>Hallo,</MailText>
      <MailText>
        jemand wollte diese Adresse für ein anderes Konto bei Tresen verwenden. Das geht nicht, denn sie
        gehört schon zu einem Konto. Geändert wurde nichts.
      </MailText>
      <MailText>Warst du das? Dann melde dich mit dieser Adresse an.</MailText>
      <MailButton href="/login">Anmelden</MailButton>
    </MailLayout>
  );
}

export function AddressChanged({ name, newEmail }: { name: string; newEmail: string }) {
  return (
    <MailLayout
      headline="Deine Adresse wurde geändert"
      preview={`Ab jetzt meldest du dich mit ${newEmail} an.`}
      reason="Du bekommst diese Mail ein letztes Mal an deine bisherige Adresse, weil sie die Sicherheit deines Kontos betrifft."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        dein Konto bei Tresen gehört jetzt zu <strong>{newEmail}</strong>. Mit dieser Adresse meldest du dich
        ab sofort an.
      </MailText>
      <MailText>Das warst nicht du? Dann schreib uns bitte sofort.</MailText>
      <MailButton href="/kontakt">Kontakt aufnehmen</MailButton>
    </MailLayout>
  );
}
