import { Button } from '@mantine/core';
import { useState } from 'react';
import { formatDate } from '../../../../src/shared/berlin-time';
import { formatEuro } from '../../../../src/shared/money';
import type { ReceiptsMore, ReceiptsPage } from '../../../../src/shop/fiscal-export/page/receipts.view';
import type { DocumentRow } from '../../../../src/shop/receipt/desk/desk-receipts.view';
import { PaperButton } from '../../../components/receipts/PaperButton';
import { useSending } from '../../../lib/form/sending';
import { api } from '../../../lib/http/api';
import classes from './Receipts.module.css';

const HEADS = ['Nummer', 'Tag', 'Art', 'Bestellung', 'Betrag', 'PDF'];

/** The latest first; a table on wide screens, on a phone two lines a document. */
export function ReceiptsTable({ page }: { page: ReceiptsPage }) {
  const [shown, setShown] = useState<ReceiptsMore>(page);
  const { busy, send } = useSending();

  async function more(): Promise<void> {
    const path = `/api/receipts/list?month=${page.month}&before=${shown.next}`;
    const answer = await send(() => api.get<ReceiptsMore>(path));
    if (answer) setShown({ ...answer.data, rows: [...shown.rows, ...answer.data.rows] });
  }

  return (
    <>
      <table className={classes.table}>
        <caption className="visually-hidden">Belege, der neueste zuerst</caption>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </tbody>
      </table>
      {shown.next !== null && (
        <div className={classes.more}>
          <Button variant="default" loading={busy} onClick={() => void more()}>
            Ältere Belege
          </Button>
        </div>
      )}
    </>
  );
}

const Row = ({ row }: { row: DocumentRow }) => (
  <tr className={classes.row}>
    <th scope="row" className={classes.number}>
      {row.number}
    </th>
    <td className={classes.day}>{formatDate(new Date(row.issuedAt))}</td>
    <td className={classes.kind}>{row.kindLabel}</td>
    <td className={classes.order}>{row.orderNumber > 0 ? `Nr. ${row.orderNumber}` : '–'}</td>
    <td className={classes.sum}>{formatEuro(row.sumCents)}</td>
    <td className={classes.paper}>
      <PaperButton id={row.id} number={row.number} />
    </td>
  </tr>
);
