import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, startTransition, useEffect, useState } from 'react';
import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { asksForAge } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { useSame } from '../../../../components/tables/useSame';
import classes from './Board.module.css';
import { type Loaded, PLACES, type Place } from './board.rules';
import { Column } from './Column';
import { Card } from './card/Card';
import type { CardActs } from './card/card.types';
import { Finished } from './Finished';
import { RoadContext, useRoad } from './road/road';
import { SendOff } from './road/SendOff';
import type { Question } from './sheet/OrderSheet';
import { Tabs } from './Tabs';
import type { BoardState } from './useBoard';

/** So many cards of a column come as HTML; the rest is drawn when the page is awake. */
const WITH_THE_PAGE = 6;

/** What the columns remember while somebody looks at the dishes. */
export function useColumns() {
  const [tab, choose] = useState<Place>('new');
  const [laterOpened, setLaterOpened] = useState(false);
  const toggleLater = () => setLaterOpened(!laterOpened);
  return { tab, choose, laterOpened, toggleLater, awake: useAwake(), ...useRoad() };
}

/** The cards that did not come with the page are drawn between other things. */
function useAwake(): boolean {
  const [awake, setAwake] = useState(false);
  useEffect(() => startTransition(() => setAwake(true)), []);
  return awake;
}

interface Props {
  board: BoardState;
  desk: DeskState;
  loaded: Loaded;
  countOf: (place: Place) => number;
  /** Nothing is filtered away: the orders that are not loaded may be asked for. */
  whole: boolean;
  state: ReturnType<typeof useColumns>;
  open: (order: BoardOrder, question?: Question) => void;
}

export function Columns({ board, desk, loaded, countOf, whole, state, open }: Props) {
  const { tab, road, awake } = state;
  const twoLanes = useMediaQuery('(min-width: 85em)', false) === true;
  const papers = new Map(desk.papers.map(({ orderId, text }) => [orderId, text]));
  const right = tab === 'new' ? 'working' : tab;
  const acts = useSame<CardActs>({
    move: (order, step) => (asksForAge(order, step) ? open(order, 'age') : void board.move(order, step)),
    put: board.put,
    open,
  });

  return (
    <>
      <Tabs
        tab={tab}
        choose={state.choose}
        countOf={countOf}
        isBounced={(place) => loaded[place].some(({ money }) => money.state === 'failed')}
      />
      <RoadContext value={road}>
        <div className={classes.columns} data-tab={tab}>
          {PLACES.map((place) => (
            <Column
              key={place}
              place={place}
              orders={loaded[place]}
              count={countOf(place)}
              active={place === right || place === 'new'}
              opened={state.laterOpened}
              toggle={state.toggleLater}
              more={whole && countOf(place) > loaded[place].length ? board.more : null}
              foot={place === 'done' && awake ? <Finished open={open} version={board.shown} /> : null}
            >
              {place === 'done' && awake && (
                <SendOff orders={loaded.done} cooking={loaded.working} road={road} look={state.look} />
              )}
              <Lanes two={place === 'working' && twoLanes}>
                {(awake ? loaded[place] : loaded[place].slice(0, WITH_THE_PAGE)).map((order, rank) => (
                  <Card
                    key={order.id}
                    order={order}
                    place={place}
                    rank={rank}
                    paper={papers.get(order.id)}
                    lost={board.lost}
                    remembered={board.remembered.has(order.id)}
                    leadMinutes={desk.leadMinutes[order.fulfilment]}
                    inWork={place === 'new' ? board.shown.counts.working : 0}
                    acts={acts}
                  />
                ))}
              </Lanes>
            </Column>
          ))}
        </div>
      </RoadContext>
    </>
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
