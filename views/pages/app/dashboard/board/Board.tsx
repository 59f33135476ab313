import { Button } from '@mantine/core';
import { IconBellRinging, IconReceipt } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { EmptyState } from '../../../../components/states/EmptyState';
import classes from './Board.module.css';
import { useBell } from './bell';
import { COLUMN_TITLE, COLUMNS, inColumn, ringing } from './board.rules';
import { OrderCard } from './OrderCard';
import { useBoard } from './useBoard';

export function Board({ initial, shopEnabled }: { initial: BoardOrder[]; shopEnabled: boolean }) {
  const { orders, move } = useBoard(initial);
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const waiting = ringing(orders, seen);
  const { blocked, unblock } = useBell(waiting.length > 0);
  useTitleCount(inColumn(orders, 'new').length);
  const acknowledge = (ids: string[]) => setSeen(new Set([...seen, ...ids]));

  if (orders.length === 0) {
    return (
      <EmptyState icon={IconReceipt} title="Gerade ist nichts offen">
        {shopEnabled
          ? 'Sobald ein Gast bestellt, liegt die Bestellung hier und es klingelt.'
          : 'Solange der Shop ausgeschaltet ist, kann niemand bestellen.'}
      </EmptyState>
    );
  }
  return (
    <>
      {waiting.length > 0 && (
        <div className={classes.bell} role="status">
          <IconBellRinging aria-hidden />
          <strong>
            {waiting.length === 1 ? 'Eine neue Bestellung' : `${waiting.length} neue Bestellungen`}
          </strong>
          <Button
            size="md"
            onClick={() => {
              unblock();
              if (!blocked) acknowledge(waiting.map(({ id }) => id));
            }}
          >
            {blocked ? 'Ton einschalten' : 'Gesehen'}
          </Button>
        </div>
      )}
      <div className={classes.board}>
        {COLUMNS.map((column) => {
          const here = inColumn(orders, column);
          return (
            <section key={column} className={classes.column} aria-labelledby={`spalte-${column}`}>
              <h2 id={`spalte-${column}`} className={classes.title}>
                {COLUMN_TITLE[column]} <span>{here.length}</span>
              </h2>
              {here.length === 0 && <p className={classes.none}>Nichts offen</p>}
              {here.map((order) => (
                <OrderCard
                  key={order.id}
                  order={order}
                  move={(step) => {
                    acknowledge([order.id]);
                    return move(order, step);
                  }}
                />
              ))}
            </section>
          );
        })}
      </div>
    </>
  );
}

/** Seen from another tab: "(2) Dashboard – Tresen". */
function useTitleCount(count: number): void {
  useEffect(() => {
    const plain = document.title.replace(/^\(\d+\) /, '');
    document.title = count > 0 ? `(${count}) ${plain}` : plain;
    return () => {
      document.title = plain;
    };
  }, [count]);
}
