import { Button } from '@mantine/core';
import { reload } from 'vike/client/router';
import type { InvitationView, TeamPage } from '../../../../../src/auth/account/account.view';
import { ROLE_NAMES } from '../../../../../src/auth/user/user.rules';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';
import { InviteForm } from './InviteForm';
import { MemberRow } from './MemberRow';

export function TeamSection({ members, invitations }: TeamPage) {
  return (
    <Section title="Wer mit dir arbeitet">
      <ul className={classes.list}>
        {members.map((member) => (
          <MemberRow key={member.id} member={member} />
        ))}
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} />
        ))}
      </ul>
      <InviteForm />
    </Section>
  );
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: InvitationView }) {
  const { busy, send } = useSending();

  async function withdraw(): Promise<void> {
    const answer = await send(() => api.post('/api/member/withdraw', { id }));
    if (answer) toast.success('Die Einladung ist zurückgezogen.');
    await reload();
  }

  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p>{email}</p>
        <p className={classes.quiet}>
          Eingeladen als {ROLE_NAMES[role]}, gilt bis <DateTime at={expiresAt} show="date" />
        </p>
      </div>
      <Button
        variant="default"
        loading={busy}
        onClick={withdraw}
        aria-label={`Einladung an ${email} zurückziehen`}
      >
        Zurückziehen
      </Button>
    </li>
  );
}
