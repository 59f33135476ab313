import { MailButton, MailLayout, MailText } from '../../../platform/mail/mail.layout.js';
import { formatDate, formatTime } from '../../../shared/berlin-time.js';

export interface FailedBuildMailProps {
  shop: string;
  problem: string;
  failedAt: string;
  /** Of the site that guests see; null when it was never published. */
  onlineSince: string | null;
}

export const failedBuildSubject = ({ shop }: FailedBuildMailProps): string =>
  `Die Website von ${shop} ist nicht auf dem neuesten Stand`;

export const FailedBuildMail = ({ shop, problem, failedAt, onlineSince }: FailedBuildMailProps) => (
  <MailLayout
    headline="Deine Änderungen sind noch nicht online"
    preview={problem}
    reason={`Du bekommst diese Mail, weil dir ${shop} gehört und sich die Website nach Änderungen von selbst veröffentlicht.`}
  >
    <MailText>
      Am {momentOf(failedAt)} sollte deine Website von selbst veröffentlicht werden. Das ist nicht gelungen:
    </MailText>
    <MailText>{problem}</MailText>
    {onlineSince && (
      <MailText>
        Gäste sehen dort weiter den Stand vom {momentOf(onlineSince)}. Bestellt wird trotzdem zu den Preisen
        von heute.
      </MailText>
    )}
    <MailButton href="/app/settings/export">Zur eigenen Website</MailButton>
    <MailText soft>
      Ist die Ursache behoben, genügt „Jetzt veröffentlichen“. Mit der nächsten Änderung versuchen wir es auch
      von selbst wieder. Solange es nicht gelingt, kommt keine weitere Mail.
    </MailText>
  </MailLayout>
);

function momentOf(iso: string): string {
  const at = new Date(iso);
  return `${formatDate(at)} um ${formatTime(at)} Uhr`;
}
