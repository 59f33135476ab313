import { ActionIcon, Switch } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { reload } from 'vike/client/router';
import type { OfferRow, OffersPage } from '../../../../../src/shop/discount/desk/discount-desk.view';
import { ConfirmModal } from '../../../../components/dialogs/ConfirmModal';
import { MenuButton } from '../../../../components/dialogs/MenuButton';
import { type Column, DataTable } from '../../../../components/tables/DataTable';
import { StatusBadge } from '../../../../components/tables/StatusBadge';
import { useSending } from '../../../../lib/form/sending';
import { api } from '../../../../lib/http/api';
import { download } from '../../../../lib/http/transfer';
import { toast } from '../../../../lib/toasts/toasts';
import { addressOf } from './kind-words';
import classes from './List.module.css';
import { TONE } from './tone';

interface Props {
  page: OffersPage;
  offers: readonly OfferRow[];
}

export function OfferTable({ page, offers }: Props) {
  const [removed, setRemoved] = useState<OfferRow | null>(null);
  const { busy, send } = useSending();
  const isCode = page.kind === 'code';

  async function remove(): Promise<void> {
    const answer = await send(() => api.post('/api/discount/remove', { id: removed?.id }));
    setRemoved(null);
    if (!answer) return;
    toast.success('Gelöscht');
    await reload();
  }

  const columns: Column<OfferRow>[] = [
    { label: 'Regel', main: true, cell: (row) => <Rule row={row} kind={page.kind} /> },
    ...(isCode ? [{ label: 'Code', cell: (row: OfferRow) => <Code row={row} /> }] : []),
    { label: 'Einlösungen', align: 'right', cell: (row) => takenText(row) },
    { label: 'Stand', cell: (row) => <State row={row} /> },
    { label: 'An', cell: (row) => <OnSwitch row={row} locked={page.needs !== null} /> },
    { label: 'Mehr', align: 'right', cell: (row) => <More row={row} page={page} remove={setRemoved} /> },
  ];

  return (
    <>
      <DataTable
        caption={isCode ? 'Rabattcodes' : 'Aktionen'}
        columns={columns}
        rows={offers}
        keyOf={({ id }) => id}
      />
      <ConfirmModal
        opened={removed !== null}
        title={`„${removed?.label}“ löschen?`}
        confirm="Löschen"
        dangerous
        busy={busy}
        onConfirm={() => void remove()}
        onClose={() => setRemoved(null)}
      >
        {isCode
          ? 'Der Code gilt dann nicht mehr, auch nicht auf gedruckten Flyern.'
          : 'Sie gilt dann nicht mehr.'}{' '}
        Bestellungen, die den Rabatt schon haben, behalten ihn.
      </ConfirmModal>
    </>
  );
}

const Rule = ({ row, kind }: { row: OfferRow; kind: OffersPage['kind'] }) => (
  <span className={classes.rule}>
    <a href={addressOf(kind, row.id)}>{row.label}</a>
    <span>{row.sentence}</span>
  </span>
);

const Code = ({ row: { code, series } }: { row: OfferRow }) =>
  code ? <b className={classes.code}>{code}</b> : <>Serie, {series.toLocaleString('de-DE')} Codes</>;

const State = ({ row: { state, stateText, actsNow } }: { row: OfferRow }) => (
  <StatusBadge tone={state === 'active' && !actsNow ? 'quiet' : TONE[state]}>{stateText}</StatusBadge>
);

const takenText = ({ taken }: OfferRow): string =>
  taken ? `${taken.times.toLocaleString('de-DE')} von ${taken.of.toLocaleString('de-DE')}` : 'ohne Grenze';

/** Operational, so it saves by itself. */
function OnSwitch({ row: { id, label, enabled }, locked }: { row: OfferRow; locked: boolean }) {
  const { busy, send } = useSending();
  async function turn(on: boolean): Promise<void> {
    if (!(await send(() => api.post('/api/discount/switch', { id, enabled: on })))) return;
    toast.success(on ? `„${label}“ ist an` : `„${label}“ ist aus`);
    await reload();
  }
  return (
    <Switch
      aria-label={`„${label}“ an`}
      checked={enabled}
      disabled={busy || locked}
      onChange={({ currentTarget }) => void turn(currentTarget.checked)}
    />
  );
}

interface MoreProps {
  row: OfferRow;
  page: OffersPage;
  remove: (row: OfferRow) => void;
}

function More({ row, page: { kind, link }, remove }: MoreProps) {
  const share = async () => {
    await navigator.clipboard?.writeText(`${link}?code=${row.code}`);
    toast.success('Link kopiert: Wer ihn öffnet, hat den Code schon eingetragen.');
  };
  return (
    <MenuButton
      position="bottom-end"
      groups={[
        [
          { label: 'Bearbeiten', href: addressOf(kind, row.id) },
          { label: 'Duplizieren', href: `${addressOf(kind, row.id)}&kopie=1` },
          ...(row.code ? [{ label: 'Link kopieren', choose: () => void share() }] : []),
          ...(row.series > 0
            ? [
                { label: 'Codes als CSV', choose: () => void seriesFile(row) },
                { label: 'QR-Codes drucken', href: `/app/qrcode?kind=series&id=${row.id}` },
              ]
            : [{ label: 'QR-Code drucken', href: `/app/qrcode?kind=discount&id=${row.id}` }]),
        ],
        [{ label: 'Löschen', choose: () => remove(row) }],
      ]}
    >
      <ActionIcon aria-label={`Mehr zu „${row.label}“`}>
        <IconDots size={20} aria-hidden />
      </ActionIcon>
    </MenuButton>
  );
}

const seriesFile = ({ id }: OfferRow) => download(`/api/discount/codes?id=${id}`, 'rabattcodes.csv');
