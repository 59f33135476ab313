import { useMediaQuery } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import type { Fulfilment } from '../../../../../src/shared/fulfilment.types';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { asksForAge } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder, OrderBoard } from '../../../../../src/shop/order/order.view';
import { useNow } from '../../../../lib/live/server-clock';
import { later } from '../../../../lib/vike/later';
import { AllDay } from '../dishes/AllDay';
import classes from './Board.module.css';
import { countIn, inPlace, PLACE_TITLE, PLACES, type Place } from './board.rules';
import { Card } from './Cards';
import { Column } from './Column';
import { Finished } from './Finished';
import { KeyList } from './KeyList';
import { focusOrder } from './keys';
import { RoadContext, useRoad } from './road/road';
import { SendOff } from './road/SendOff';
import type { Question } from './sheet/OrderSheet';
import tabs from './Tabs.module.css';
import { Tools } from './Tools';
import { UndoBar } from './UndoBar';
import { useBoard } from './useBoard';
import { useBoardKeys } from './useBoardKeys';
import { useSteady } from './useSteady';

const sheet = later(() => import('./sheet/OrderSheet').then(({ OrderSheet }) => OrderSheet));

/** So many cards of a column come as HTML; the rest is drawn when the page is awake. */
const WITH_THE_PAGE = 6;

interface Props {
  initial: OrderBoard;
  desk: DeskState;
}

interface Opened {
  order: BoardOrder;
  question: Question;
}

export function Board({ initial, desk }: Props) {
  const board = useBoard(initial);
  const [way, setWay] = useState<Fulfilment | null>(null);
  const [view, setView] = useState<'orders' | 'dishes'>('orders');
  const [tab, setTab] = useState<Place>('new');
  const [laterOpened, setLaterOpened] = useState(false);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [listed, setListed] = useState(false);
  const { road, look } = useRoad();
  const Sheet = sheet.use();
  const awake = useAwake();
  const twoLanes = useMediaQuery('(min-width: 85em)', false) === true;
  const now = useNow(10_000);
  const steady = useSteady(board.shown);
  const chosen = way ? steady.orders.filter(({ fulfilment }) => fulfilment === way) : steady.orders;
  const loaded = Object.fromEntries(PLACES.map((place) => [place, inPlace(chosen, place, now)])) as Record<
    Place,
    BoardOrder[]
  >;
  const papers = new Map(desk.papers.map(({ orderId, text }) => [orderId, text]));
  const inWork = board.shown.counts.working;
  const fresh = (order: BoardOrder) => board.shown.orders.find(({ id }) => id === order.id) ?? order;
  const open = (order: BoardOrder, question: Question = null) => {
    sheet.fetch();
    setOpened({ order, question });
  };
  useBoardKeys({ board, desk, open, setView, listKeys: () => setListed(true) });

  const cardOf = (order: BoardOrder, place: Place, rank: number) => (
    <Card
      key={order.id}
      order={order}
      place={place}
      rank={rank}
      paper={papers.get(order.id)}
      lost={board.lost}
      remembered={board.remembered.has(order.id)}
      leadMinutes={desk.leadMinutes[order.fulfilment]}
      inWork={inWork}
      move={(step) => (asksForAge(order, step) ? open(order, 'age') : void board.move(order, step))}
      put={board.put}
      open={(question) => open(order, question ?? null)}
    />
  );
  const isBounced = (place: Place) => loaded[place].some(({ money }) => money.state === 'failed');
  const countOf = (place: Place) => (way ? loaded[place].length : countIn(steady, place, loaded));
  const right = tab === 'new' ? 'working' : tab;

  return (
    <div className={classes.board}>
      <Tools
        orders={steady.orders}
        way={way}
        choose={setWay}
        view={view}
        show={setView}
        open={(order) => open(order)}
        listKeys={() => setListed(true)}
      />
      {view === 'dishes' ? (
        <AllDay orders={[...loaded.new, ...loaded.working]} />
      ) : (
        <>
          <Tabs tab={tab} choose={setTab} countOf={countOf} isBounced={isBounced} />
          <RoadContext value={road}>
            <div className={classes.columns} data-tab={tab}>
              {PLACES.map((place) => (
                <Column
                  key={place}
                  place={place}
                  orders={loaded[place]}
                  count={countOf(place)}
                  active={place === right || place === 'new'}
                  opened={laterOpened}
                  toggle={() => setLaterOpened(!laterOpened)}
                  more={!way && countOf(place) > loaded[place].length ? () => void board.more() : null}
                  foot={
                    place === 'done' && awake ? (
                      <Finished key="finished" open={open} version={board.shown} />
                    ) : null
                  }
                >
                  {place === 'done' && awake && (
                    <SendOff orders={loaded.done} cooking={loaded.working} road={road} look={look} />
                  )}
                  <Lanes two={place === 'working' && twoLanes}>
                    {(awake ? loaded[place] : loaded[place].slice(0, WITH_THE_PAGE)).map((order, rank) =>
                      cardOf(order, place, rank),
                    )}
                  </Lanes>
                </Column>
              ))}
            </div>
          </RoadContext>
        </>
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
            setOpened(null);
            // The window gives the focus back first, and then the card it was about takes it.
            setTimeout(() => focusOrder(opened.order.id), 50);
          }}
        />
      )}
      {listed && <KeyList close={() => setListed(false)} />}
    </div>
  );
}

/** Side by side without gaps: the most urgent on the left, the next beside it. */
function Lanes({ two, children }: { two: boolean; children: ReactNode[] }) {
  if (!two) return children;
  return [0, 1].map((lane) => (
    <div key={lane} className={classes.lane}>
      {children.filter((_, index) => index % 2 === lane)}
    </div>
  ));
}

interface TabsProps {
  tab: Place;
  choose: (tab: Place) => void;
  countOf: (place: Place) => number;
  /** A payment came to nothing there, and somebody has to say how it goes on. */
  isBounced: (place: Place) => boolean;
}

/** Where there is no room for all columns. */
const Tabs = ({ tab, choose, countOf, isBounced }: TabsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a row of buttons that switch columns
  <div className={tabs.tabs} role="group" aria-label="Spalten">
    {PLACES.map((place) => (
      <button
        key={place}
        type="button"
        data-place={place}
        data-right={place === (tab === 'new' ? 'working' : tab) || undefined}
        aria-pressed={tab === place}
        onClick={() => choose(place)}
      >
        {isBounced(place) && (
          <IconAlertTriangle className={tabs.bounced} size={18} role="img" aria-label="Zahlung geplatzt:" />
        )}
        {PLACE_TITLE[place]}
        <span className={classes.count} data-hot={place === 'new' && countOf(place) > 0 ? true : undefined}>
          {countOf(place)}
        </span>
      </button>
    ))}
  </div>
);

function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  return awake;
}
