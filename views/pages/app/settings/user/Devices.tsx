import { Button } from '@mantine/core';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { DeviceView } from '../../../../../src/auth/session/session.view';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Settings.module.css';

export function Devices({ devices }: { devices: DeviceView[] }) {
  const [busy, setBusy] = useState<string | null>(null);
  const others = devices.filter(({ current }) => !current);

  async function signOut(path: string, body: { id?: string }, done: string): Promise<void> {
    setBusy(body.id ?? 'others');
    const answer = await api.post(`/api/user/devices/${path}`, body);
    setBusy(null);
    if (answer.success) toast.success(done);
    await reload();
  }

  return (
    <Section
      title="Angemeldete Geräte"
      lead="Ein Gerät bleibt 30 Tage angemeldet, gerechnet ab dem letzten Mal, als du es benutzt hast."
      actions={
        others.length > 0 && (
          <Button
            variant="default"
            loading={busy === 'others'}
            onClick={() => void signOut('signOutOthers', {}, 'Alle anderen Geräte sind abgemeldet.')}
          >
            Alle anderen abmelden
          </Button>
        )
      }
    >
      <ul className={classes.list}>
        {devices.map(({ id, device, current, usedAt, createdAt }) => (
          <li key={id} className={classes.row}>
            <div className={classes.words}>
              <p>{device}</p>
              <p className={classes.quiet}>
                Zuletzt benutzt <DateTime at={usedAt} />, angemeldet seit{' '}
                <DateTime at={createdAt} show="date" />
              </p>
            </div>
            {current ? (
              <StatusBadge tone="good">Dieses Gerät</StatusBadge>
            ) : (
              <Button
                variant="default"
                loading={busy === id}
                aria-label={`${device} abmelden`}
                onClick={() => void signOut('signOut', { id }, `${device} ist abgemeldet.`)}
              >
                Abmelden
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
