import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';
import type { PostTrouble } from './social.types.js';

export interface PostReminder {
  subject: string;
  network: string;
  title: string;
  /** 'Mo., 23.11. um 17:00 Uhr' */
  plannedAt: string;
  late: boolean;
  shopName: string;
  postId: string;
  trouble: PostTrouble | null;
}

const TROUBLE: Record<PostTrouble, string> = {
  gone: 'Achtung: Das, worum es darin geht, hast du inzwischen gelöscht.',
  soldOut: 'Achtung: Diese Speise ist gerade ausverkauft.',
  over: 'Achtung: Diese Aktion läuft nicht mehr.',
};

const whenText = ({ title, network, plannedAt, late }: PostReminder): string =>
  late
    ? `„${title}“ war für ${plannedAt} auf ${network} geplant, diese Erinnerung kommt zu spät. Bild und Text liegen bereit, falls der Beitrag noch passt.`
    : `Für ${plannedAt} ist „${title}“ auf ${network} geplant. Bild und Text liegen bereit, veröffentlichen musst du selbst.`;

/** A post that is due; the text itself is on the page, where it can be copied and shared. */
export const ReminderMail = (reminder: PostReminder) => {
  const { subject, title, shopName, postId, trouble } = reminder;
  return (
    <MailLayout
      headline={subject}
      preview={title}
      reason={`Jemand von ${shopName} hat diesen Beitrag geplant.`}
    >
      <MailText>{whenText(reminder)}</MailText>
      {trouble && <MailText>{TROUBLE[trouble]}</MailText>}
      <MailButton href={`/app/content/social-media?post=${postId}`}>Beitrag öffnen</MailButton>
    </MailLayout>
  );
};
