import { Button } from '@mantine/core';
import { formatDate } from '../../../../src/shared/berlin-time';
import type { VoucherRow, VouchersPage } from '../../../../src/shop/voucher/desk/voucher-desk.view';
import { type Column, DataTable } from '../../../components/tables/DataTable';
import { DateTime } from '../../../components/tables/DateTime';
import { Euro } from '../../../components/tables/Euro';
import { StatusBadge } from '../../../components/tables/StatusBadge';
import { addressOf } from './address';
import { TONE } from './tone';
import classes from './Vouchers.module.css';

const COLUMNS: Column<VoucherRow>[] = [
  {
    label: 'Code',
    main: true,
    cell: ({ id, tail }) => (
      <a href={`/app/vouchers/voucher?id=${id}`} className={classes.code}>
        <span className="visually-hidden">Gutschein, der endet auf </span>
        <span aria-hidden>•••• •••• </span>
        {tail}
      </a>
    ),
  },
  { label: 'Käufer', cell: ({ buyer, email }) => <Buyer buyer={buyer} email={email} /> },
  { label: 'Verkauft', cell: ({ soldAt }) => <DateTime at={soldAt} show="date" /> },
  { label: 'Gültig bis', cell: ({ validUntil }) => formatDate(validUntil) },
  { label: 'Wert', align: 'right', cell: ({ valueCents }) => <Euro cents={valueCents} /> },
  { label: 'Guthaben', align: 'right', cell: ({ balanceCents }) => <Euro cents={balanceCents} /> },
  {
    label: 'Stand',
    cell: ({ state, stateText }) => <StatusBadge tone={TONE[state]}>{stateText}</StatusBadge>,
  },
];

export function VoucherTable({ vouchers, more, page, question }: VouchersPage) {
  return (
    <>
      <DataTable caption="Gutscheine" columns={COLUMNS} rows={vouchers} keyOf={({ id }) => id} />
      {(more || page > 1) && (
        <nav className={classes.pages} aria-label="Seiten">
          {page > 1 && (
            <Button component="a" variant="default" href={addressOf({ ...question, page: page - 1 })}>
              Neuere
            </Button>
          )}
          {more && (
            <Button component="a" variant="default" href={addressOf({ ...question, page: page + 1 })}>
              Ältere
            </Button>
          )}
        </nav>
      )}
    </>
  );
}

const Buyer = ({ buyer, email }: { buyer: string; email: string }) => (
  <span className={classes.buyer}>
    {buyer}
    <small>{email}</small>
  </span>
);
