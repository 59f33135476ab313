import { MailButton, MailLayout, MailText } from '../../../platform/mail/mail.layout.js';
import { formatTime } from '../../../shared/berlin-time.js';

export interface AlarmMailProps {
  shop: string;
  minutes: number;
  lines: { text: string; since: string }[];
}

export const alarmSubject = ({ shop, lines, minutes }: AlarmMailProps): string =>
  minutes > 3
    ? `Immer noch ohne Bon: ${shop}`
    : `${lines[0]?.text ?? 'Der Drucker braucht Hilfe.'} (${shop})`;

/** Names no guest: a mailbox forgets nobody. */
export const AlarmMail = ({ shop, minutes, lines }: AlarmMailProps) => (
  <MailLayout
    headline="Es kommt kein Papier"
    preview={lines[0]?.text ?? ''}
    reason={`Diese Adresse steht in den Einstellungen von ${shop} unter „Bestellmails“.`}
  >
    <MailText>
      Seit mindestens {minutes} Minuten erfährt die Küche nicht alles vom Drucker. Die Bestellungen selbst
      stehen am Tresen.
    </MailText>
    {lines.map(({ text, since }) => (
      <MailText key={text}>
        {text} Seit {formatTime(new Date(since))} Uhr.
      </MailText>
    ))}
    <MailButton href="/app/printerQueue">Zu den Druckaufträgen</MailButton>
    <MailText soft>
      Sobald jemand am Tresen auf „Gesehen“ tippt oder wieder gedruckt wird, kommt keine Mail mehr.
    </MailText>
  </MailLayout>
);
