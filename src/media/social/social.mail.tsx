import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

export interface PostReminder {
  subject: string;
  network: string;
  title: string;
  shopName: string;
  postId: string;
}

/** A post that is due; the text itself is on the page, where it can be copied and shared. */
export const ReminderMail = ({ subject, network, title, shopName, postId }: PostReminder) => (
  <MailLayout
    headline={subject}
    preview={title}
    reason={`Jemand von ${shopName} hat diesen Beitrag für jetzt geplant.`}
  >
    <MailText>{`Jetzt ist die Zeit für „${title}“ auf ${network}. Bild und Text liegen bereit, veröffentlichen musst du selbst.`}</MailText>
    <MailButton href={`/app/content/social-media?post=${postId}`}>Beitrag öffnen</MailButton>
  </MailLayout>
);
