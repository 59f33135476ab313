import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';
import type { PostTrouble } from './social.types.js';

export interface PostReminder {
  subject: string;
  network: string;
  title: string;
  shopName: string;
  postId: string;
  trouble: PostTrouble | null;
}

const TROUBLE: Record<PostTrouble, string> = {
  gone: 'Achtung: Das, worum es darin geht, hast du inzwischen gelöscht.',
  soldOut: 'Achtung: Diese Speise ist gerade ausverkauft.',
  over: 'Achtung: Diese Aktion läuft nicht mehr.',
};

/** A post that is due; the text itself is on the page, where it can be copied and shared. */
export const ReminderMail = ({ subject, network, title, shopName, postId, trouble }: PostReminder) => (
  <MailLayout
    headline={subject}
    preview={title}
    reason={`Jemand von ${shopName} hat diesen Beitrag für jetzt geplant.`}
  >
    <MailText>{`Jetzt ist die Zeit für „${title}“ auf ${network}. Bild und Text liegen bereit, veröffentlichen musst du selbst.`}</MailText>
    {trouble && <MailText>{TROUBLE[trouble]}</MailText>}
    <MailButton href={`/app/content/social-media?post=${postId}`}>Beitrag öffnen</MailButton>
  </MailLayout>
);
