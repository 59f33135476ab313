import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export function PinLocked({ name }: { name: string }) {
  return (
    <MailLayout
      headline="Deine PIN ist gesperrt"
      preview="Jemand hat sie mehrmals falsch eingegeben."
      reason="Du bekommst diese Mail, weil sie die Sicherheit deines Kontos betrifft."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        auf einem Gerät deines Restaurants wurde deine PIN mehrmals falsch eingegeben. Sie ist deshalb für
        eine Weile gesperrt. Mit jedem weiteren Irrtum dauert das länger.
      </MailText>
      <MailText>
        Warst du das, warte einfach ab oder melde dich mit deinem Passwort an. Wenn nicht, wähle eine neue
        PIN.
      </MailText>
      <MailButton href="/app/settings/security">Neue PIN wählen</MailButton>
    </MailLayout>
  );
}
