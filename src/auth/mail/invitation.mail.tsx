import { MailButton, MailLayout, MailText } from '../../platform/mail/mail.layout.js';

interface InvitationProps {
  inviter: string;
  shop: string;
  role: string;
  url: string;
}

export function Invitation({ inviter, shop, role, url }: InvitationProps) {
  return (
    <MailLayout
      headline={`Komm ins Team von ${shop}`}
      preview={`${inviter} hat dich eingeladen.`}
      reason={`Du bekommst diese Mail, weil ${inviter} dich mit dieser Adresse eingeladen hat.`}
    >
      <MailText>Hallo,</MailText>
      <MailText>
        {inviter} lädt dich ein, bei <strong>{shop}</strong> mit Tresen zu arbeiten. Deine Rolle: {role}.
      </MailText>
      <MailButton href={url}>Einladung annehmen</MailButton>
      <MailText soft>Der Link gilt sieben Tage und nur einmal.</MailText>
    </MailLayout>
  );
}
