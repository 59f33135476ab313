import { Button, Group } from '@mantine/core';
import { lazy, Suspense, useEffect, useState } from 'react';
import { formatDate } from '../../../src/shared/berlin-time';
import { formatEuro } from '../../../src/shared/money';
import type {
  DocumentRow,
  OrderDocuments as Documents,
} from '../../../src/shop/receipt/desk/desk-receipts.view';
import { api } from '../../lib/http/api';
import { LoadingState } from '../states/LoadingState';
import { Problem } from '../states/Problem';
import classes from './OrderDocuments.module.css';
import { PaperButton } from './PaperButton';

const InvoiceModal = lazy(() => import('./InvoiceModal'));
const MealModal = lazy(() => import('./MealModal'));

type Opened = 'invoice' | 'meal' | null;

/** The documents of one order, and what else can be made of it. */
export function OrderDocuments({ orderId }: { orderId: string }) {
  const [documents, setDocuments] = useState<Documents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [opened, setOpened] = useState<Opened>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const options = { signal: leaving.signal, silent: true };
    void api.get<Documents>(`/api/receipts/order?orderId=${orderId}`, options).then((answer) => {
      if (leaving.signal.aborted) return;
      if (answer.success) setDocuments(answer.data);
      else setProblem(answer.message);
    });
    return () => leaving.abort();
  }, [orderId]);
  if (problem) return <Problem>{problem}</Problem>;
  if (!documents) return <LoadingState label="Belege werden geladen …" />;

  const { rows, canIssue, hint, hasMeal } = documents;
  const invoice = rows.findLast(({ kind }) => kind === 'invoice');
  const close = () => setOpened(null);
  return (
    <>
      {rows.length > 0 && (
        <ul className={classes.list}>
          {rows.map((row) => (
            <Row key={row.id} row={row} />
          ))}
        </ul>
      )}
      {hint && <p className={classes.hint}>{hint}</p>}
      <Group gap="xs">
        {canIssue && (
          <Button variant="default" size="sm" onClick={() => setOpened('invoice')}>
            {canIssue === 'new' ? 'Rechnung ausstellen' : 'Auf einen Namen ausstellen'}
          </Button>
        )}
        {hasMeal && (
          <Button variant="default" size="sm" onClick={() => setOpened('meal')}>
            Bewirtungsbeleg
          </Button>
        )}
      </Group>
      <Suspense fallback={null}>
        {opened === 'invoice' && (
          <InvoiceModal orderId={orderId} documents={documents} put={setDocuments} close={close} />
        )}
        {opened === 'meal' && invoice && <MealModal invoice={invoice} close={close} />}
      </Suspense>
    </>
  );
}

const Row = ({ row: { id, number, kindLabel, issuedAt, sumCents } }: { row: DocumentRow }) => (
  <li className={classes.row}>
    <div>
      <p className={classes.line}>
        <strong>{number}</strong>
        <span>{formatEuro(sumCents)}</span>
      </p>
      <small>
        {kindLabel}, {formatDate(new Date(issuedAt))}
      </small>
    </div>
    <PaperButton id={id} number={number} />
  </li>
);
