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

export function AlreadyRegistered({ name }: { name: string }) {
  return (
    <MailLayout
      headline="Du hast schon ein Konto"
      preview="Melde dich einfach an."
      reason="Du bekommst diese Mail, weil sich gerade jemand mit dieser Adresse bei Tresen registrieren wollte."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        gerade wollte sich jemand mit deiner Adresse bei Tresen registrieren. Du hast aber schon ein Konto:
        Melde dich einfach an. Weißt du dein Passwort nicht mehr, wählst du auf der Anmeldeseite ein neues.
      </MailText>
      <MailButton href="/login">Anmelden</MailButton>
      <MailText soft>Das warst nicht du? Dann brauchst du nichts zu tun: Geändert wurde nichts.</MailText>
    </MailLayout>
  );
}

export function AddressChangeRequested({ name, newEmail }: { name: string; newEmail: string }) {
  return (
    <MailLayout
      headline="Deine Adresse soll geändert werden"
      preview={`Dein Konto soll künftig zu ${newEmail} gehören.`}
      reason="Du bekommst diese Mail, weil sie die Sicherheit deines Kontos betrifft."
    >
      <MailText>Hallo {name},</MailText>
      <MailText>
        in deinem Konto bei Tresen wurde gerade eine neue Adresse eingetragen: <strong>{newEmail}</strong>.
        Sie gilt, sobald sie dort bestätigt wird. Bis dahin bleibt alles, wie es ist.
      </MailText>
      <MailText>
        Das warst nicht du? Dann wähle sofort ein neues Passwort. Damit ist die Änderung hinfällig, und alle
        Geräte sind abgemeldet.
      </MailText>
      <MailButton href="/resetPassword">Neues Passwort wählen</MailButton>
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
