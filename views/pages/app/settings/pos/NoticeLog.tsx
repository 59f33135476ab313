import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useEffect } from 'react';
import { reload } from 'vike/client/router';
import type { TillNoticeView } from '../../../../../src/shop/till/till.view';
import { Section } from '../../../../components/frame/Section';
import { EmptyState } from '../../../../components/states/EmptyState';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import { DateTime } from '../../../../components/tables/DateTime';
import { StatusBadge, type Tone } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { refreshPage } from '../../../../lib/live/fresh-page';
import { toast } from '../../../../lib/toasts/toasts';
import classes from './Till.module.css';

const TONE: Record<TillNoticeView['state'], Tone> = {
  waiting: 'primary',
  sent: 'good',
  failed: 'bad',
  kept: 'quiet',
};
const LOOK_AGAIN_MS = 5_000;

interface Props {
  notices: TillNoticeView[];
  mayReplay: boolean;
}

/** What went out, what was answered, and everything once more when the till has lost it. */
export function NoticeLog({ notices, mayReplay }: Props) {
  const isMoving = notices.some(({ state }) => state === 'waiting');
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(
      () => document.visibilityState === 'visible' && void refreshPage(),
      LOOK_AGAIN_MS,
    );
    return () => clearInterval(timer);
  }, [isMoving]);

  const columns: Column<TillNoticeView>[] = [
    {
      label: 'Meldung',
      main: true,
      cell: ({ title, eventText }) => [title, eventText].filter(Boolean).join(', '),
    },
    { label: 'Angelegt', cell: ({ createdAt }) => <DateTime at={createdAt} /> },
    { label: 'Zustellung', cell: (notice) => <Delivery notice={notice} /> },
    {
      label: 'Aktionen',
      align: 'right',
      cell: (notice) => (mayReplay && notice.state !== 'waiting' ? <Replay notice={notice} /> : null),
    },
  ];
  return (
    <Section title="Protokoll" lead="Die letzten 50 Meldungen. Nach 30 Tagen verschwinden sie." flush>
      <DataTable
        caption="Meldungen an die Kasse, neueste zuerst"
        columns={columns}
        rows={notices}
        keyOf={({ id }) => id}
        empty={
          <EmptyState icon={IconSend} title="Noch keine Meldung">
            Sobald eine Kasse verbunden ist, steht hier jede angenommene Bestellung.
          </EmptyState>
        }
      />
    </Section>
  );
}

const Delivery = ({ notice: { state, stateText, hint, nextAt } }: { notice: TillNoticeView }) => (
  <div className={classes.delivery}>
    <StatusBadge tone={TONE[state]}>{stateText}</StatusBadge>
    {hint && <span>{hint}</span>}
    {nextAt && (
      <span>
        Nächster Versuch: <DateTime at={nextAt} />
      </span>
    )}
  </div>
);

function Replay({ notice: { id, title } }: { notice: TillNoticeView }) {
  const { busy, send } = useSending();

  async function replay(): Promise<void> {
    if (!(await send(() => api.post('/api/till/replay', { id })))) return;
    toast.success('Wird noch einmal geschickt.');
    await reload();
  }

  return (
    <Button variant="default" loading={busy} onClick={replay} aria-label={`${title} noch einmal schicken`}>
      Noch einmal
    </Button>
  );
}
