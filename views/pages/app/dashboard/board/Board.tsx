import { useState } from 'react';
import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import type { BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';
import { useNow } from '../../../../lib/live/server-clock';
import { later } from '../../../../lib/vike/later';
import { AllDay } from '../dishes/AllDay';
import classes from './Board.module.css';
import { byPlace, countIn, wayCounts } from './board.rules';
import { Columns, useColumns } from './Columns';
import { focusOrder, neighbourOf } from './keys';
import type { Question } from './sheet/OrderSheet';
import { Tools } from './Tools';
import { UndoBar } from './UndoBar';
import { useBoard } from './useBoard';
import { useBoardKeys } from './useBoardKeys';
import { useSteady } from './useSteady';

const keyList = later(() => import('./KeyList').then(({ KeyList }) => KeyList));
const sheet = later(() => import('./sheet/OrderSheet').then(({ OrderSheet }) => OrderSheet));

interface Props {
  initial: OrderBoard;
  desk: DeskState;
}

interface Opened {
  order: BoardOrder;
  question: Question;
  /** The card that takes the focus when this one has left. */
  next: string | undefined;
}

export function Board({ initial, desk }: Props) {
  const board = useBoard(initial);
  const [way, setWay] = useState<Fulfilment | null>(null);
  const [view, setView] = useState<'orders' | 'dishes'>('orders');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [listed, setListed] = useState(false);
  // Looked at only when they are wanted: their arrival would draw all cards anew.
  const Sheet = sheet.use(opened !== null);
  const KeyList = keyList.use(listed);
  const now = useNow(10_000);
  const steady = useSteady(board.shown);
  const whole = byPlace(steady.orders, now);
  const loaded = way
    ? byPlace(
        steady.orders.filter(({ fulfilment }) => fulfilment === way),
        now,
      )
    : whole;
  const countOfWay = wayCounts(steady, whole);
  const chooseWay = (chosen: Fulfilment | null) => {
    setWay(chosen);
    if (chosen && countOfWay(chosen) === null) void board.all();
  };
  const fresh = (order: BoardOrder) => board.shown.orders.find(({ id }) => id === order.id) ?? order;
  const open = (order: BoardOrder, question: Question = null) => {
    sheet.fetch();
    setOpened({ order, question, next: neighbourOf(order.id, 1) ?? neighbourOf(order.id, -1) });
  };
  useBoardKeys({ board, desk, open, setView, listKeys: () => setListed(true) });
  const columns = useColumns();

  return (
    <div className={classes.board}>
      <Tools
        orders={steady.orders}
        countOf={countOfWay}
        way={way}
        choose={chooseWay}
        view={view}
        show={setView}
        open={(order) => open(order)}
        listKeys={() => setListed(true)}
      />
      {view === 'dishes' ? (
        <AllDay orders={[...loaded.new, ...loaded.working]} />
      ) : (
        <Columns
          board={board}
          desk={desk}
          loaded={loaded}
          countOf={(place) => (way ? loaded[place].length : countIn(steady, place, loaded))}
          whole={!way}
          state={columns}
          open={open}
        />
      )}
      {board.done && <UndoBar done={board.done} undo={() => void board.undo()} over={board.forgetDone} />}
      {opened && Sheet && (
        <Sheet
          order={fresh(opened.order)}
          first={opened.question}
          lost={board.lost}
          move={(step) => board.move(fresh(opened.order), step)}
          put={board.put}
          close={() => {
            const { order, next } = opened;
            setOpened(null);
            // The window gives the focus back first, then the card it was about takes it, or the one behind it.
            setTimeout(() => focusOrder(order.id) || focusOrder(next), 50);
          }}
        />
      )}
      {listed && KeyList && <KeyList close={() => setListed(false)} />}
    </div>
  );
}
