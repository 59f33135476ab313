import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { MemberView } from '../../../../../src/auth/account/account.view';
import { ROLE_NAMES } from '../../../../../src/auth/user/user.rules';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { Select } from '../../../../components/fields/Select';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';
import { ROLE_CHOICES } from './roles';

export function MemberRow({ member: { id, name, email, role, hasPin, isYou } }: { member: MemberView }) {
  const [asking, setAsking] = useState(false);
  const { busy, send } = useSending();

  async function call(path: string, body: object, done: string): Promise<void> {
    const answer = await send(() => api.post(`/api/member/${path}`, { id, ...body }));
    setAsking(false);
    if (answer) toast.success(done);
    await reload();
  }

  return (
    <li className={classes.row}>
      <Words member={{ name, email, hasPin }} />
      {isYou ? (
        <StatusBadge tone="primary">Du · {ROLE_NAMES[role]}</StatusBadge>
      ) : (
        <Choices
          member={{ name, role }}
          busy={busy}
          onRole={(to) => void call('role', { role: to }, `${name} hat jetzt eine andere Rolle.`)}
          onRemove={() => setAsking(true)}
        />
      )}
      <ConfirmModal
        opened={asking}
        title={`${name} entfernen?`}
        confirm="Entfernen"
        dangerous
        busy={busy}
        onConfirm={() => void call('remove', {}, `${name} gehört nicht mehr zum Team.`)}
        onClose={() => setAsking(false)}
      >
        {name} ist sofort überall abgemeldet und sieht dein Restaurant nicht mehr.
      </ConfirmModal>
    </li>
  );
}

const Words = ({
  member: { name, email, hasPin },
}: {
  member: Pick<MemberView, 'name' | 'email' | 'hasPin'>;
}) => (
  <div className={classes.words}>
    <p>{name}</p>
    <p className={classes.quiet}>
      {email}
      {hasPin && ' · hat eine PIN'}
    </p>
  </div>
);

interface ChoicesProps {
  member: Pick<MemberView, 'name' | 'role'>;
  busy: boolean;
  onRole: (role: string | null) => void;
  onRemove: () => void;
}

const Choices = ({ member: { name, role }, busy, onRole, onRemove }: ChoicesProps) => (
  <div className={classes.actions}>
    <Select
      aria-label={`Rolle von ${name}`}
      w={150}
      data={ROLE_CHOICES}
      value={role}
      allowDeselect={false}
      disabled={busy}
      onChange={onRole}
    />
    <Button variant="default" disabled={busy} onClick={onRemove} aria-label={`${name} entfernen`}>
      Entfernen
    </Button>
  </div>
);
