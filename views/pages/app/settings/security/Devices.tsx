import { Button } from '@mantine/core';
import { reload } from 'vike/client/router';
import type { DeviceView } from '../../../../../src/auth/session/session.view';
import { Section } from '../../../../components/frame/Section';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { toast } from '../../../../lib/toasts/toasts';
import classes from '../form/Account.module.css';

export function Devices({ devices }: { devices: DeviceView[] }) {
  return (
    <Section
      title="Angemeldete Geräte"
      lead="Ein Gerät bleibt 30 Tage angemeldet, gerechnet ab dem letzten Mal, als du es benutzt hast, höchstens aber 180."
      actions={devices.some(({ current }) => !current) && <SignOutOthers />}
    >
      <ul className={classes.list}>
        {devices.map((device) => (
          <DeviceRow key={device.id} {...device} />
        ))}
      </ul>
    </Section>
  );
}

function SignOutOthers() {
  const { busy, signOut } = useSignOut('signOutOthers', {}, 'Alle anderen Geräte sind abgemeldet.');

  return (
    <Button variant="default" loading={busy} onClick={() => void signOut()}>
      Alle anderen abmelden
    </Button>
  );
}

function DeviceRow({ id, device, current, usedAt, createdAt }: DeviceView) {
  const { busy, signOut } = useSignOut('signOut', { id }, `${device} ist abgemeldet.`);

  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p>{device}</p>
        <p className={classes.quiet}>
          Zuletzt benutzt <DateTime at={usedAt} />, angemeldet seit <DateTime at={createdAt} show="date" />
        </p>
      </div>
      {current ? (
        <StatusBadge tone="good">Dieses Gerät</StatusBadge>
      ) : (
        <Button
          variant="default"
          loading={busy}
          aria-label={`${device} abmelden`}
          onClick={() => void signOut()}
        >
          Abmelden
        </Button>
      )}
    </li>
  );
}

function useSignOut(path: 'signOut' | 'signOutOthers', body: object, done: string) {
  const { busy, send } = useSending();

  async function signOut(): Promise<void> {
    if (await send(() => api.post(`/api/user/devices/${path}`, body))) toast.success(done);
    await reload();
  }

  return { busy, signOut };
}
