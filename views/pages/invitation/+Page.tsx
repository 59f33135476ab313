import { Button, Stack, Text } from '@mantine/core';
import type { InvitationPage } from '../../../src/auth/member/invitation.view';
import { ROLE_NAMES } from '../../../src/auth/user/user.rules';
import { AuthCard } from '../../components/frame/AuthCard';
import { signOut } from '../../lib/session/session';
import { JoinButton } from './JoinButton';
import { JoinForm } from './JoinForm';

export default function Invitation({ token, invitation, hasAccount, signedInAs }: InvitationPage) {
  if (!invitation) return <Expired />;
  const { email, inviter, shop, role } = invitation;
  const here = `/invitation?token=${encodeURIComponent(token)}`;

  return (
    <AuthCard
      title={`Komm ins Team von ${shop}`}
      lead={`${inviter} hat dich eingeladen. Deine Rolle: ${ROLE_NAMES[role]}.`}
    >
      {signedInAs === email && <JoinButton token={token} />}
      {signedInAs && signedInAs !== email && (
        <OtherAccount email={email} signedInAs={signedInAs} here={here} />
      )}
      {!signedInAs && hasAccount && <SignInFirst email={email} here={here} />}
      {!signedInAs && !hasAccount && <JoinForm token={token} email={email} />}
    </AuthCard>
  );
}

const Expired = () => (
  <AuthCard
    title="Einladung abgelaufen"
    lead="Dieser Link ist abgelaufen oder wurde schon benutzt. Bitte lass dir eine neue Einladung schicken."
  >
    {null}
  </AuthCard>
);

interface HereProps {
  email: string;
  /** The way back to this page. */
  here: string;
}

const OtherAccount = ({ email, signedInAs, here }: HereProps & { signedInAs: string }) => (
  <Stack gap="lg">
    <Text>
      Die Einladung gilt für {email}, angemeldet bist du als {signedInAs}.
    </Text>
    <Button onClick={() => void signOut(here)} fullWidth>
      Abmelden und annehmen
    </Button>
  </Stack>
);

const SignInFirst = ({ email, here }: HereProps) => (
  <Stack gap="lg">
    <Text>Zu {email} gibt es schon ein Konto. Melde dich damit an, dann bist du dabei.</Text>
    <Button component="a" href={`/login?redirect=${encodeURIComponent(here)}`} fullWidth>
      Anmelden
    </Button>
  </Stack>
);
