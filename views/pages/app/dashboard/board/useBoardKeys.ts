import type { DeskState } from '../../../../../src/shop/dashboard/desk.view';
import { minutesFor } from '../../../../../src/shop/order/board/accept.rules';
import { asksForAge } from '../../../../../src/shop/order/order.rules';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { api } from '../../../../lib/http/api';
import { serverNow } from '../../../../lib/live/server-clock';
import { toast } from '../../../../lib/toasts/toasts';
import { minutesUntil } from './accept.rules';
import { stepFromPass } from './board.rules';
import { focusOrder, neighbourOf, useKeys } from './keys';
import type { Question } from './sheet/OrderSheet';
import { SEARCH_ID } from './Tools';
import type { BoardState, Step } from './useBoard';

const clickOn = (key: string): void => document.querySelector<HTMLElement>(`[data-hotkey="${key}"]`)?.click();

interface Hands {
  board: BoardState;
  desk: DeskState;
  open: (order: BoardOrder, question?: Question) => void;
  setView: (change: (view: 'orders' | 'dishes') => 'orders' | 'dishes') => void;
  listKeys: () => void;
}

/** Everything the desk does, without a mouse. What leaves its column gives the focus to the card behind it. */
export function useBoardKeys({ board, desk, open, setView, listKeys }: Hands): void {
  const step = (order: BoardOrder, wish: Step): true => {
    const next = neighbourOf(order.id, 1) ?? neighbourOf(order.id, -1);
    void board.move(order, wish).then((moved) => {
      if (moved) requestAnimationFrame(() => focusOrder(next));
    });
    return true;
  };
  const everywhere: Record<string, () => void> = {
    '/': () => document.getElementById(SEARCH_ID)?.focus(),
    g: () => setView((view) => (view === 'orders' ? 'dishes' : 'orders')),
    p: () => clickOn('p'),
    a: () => clickOn('a'),
    z: () => void board.undo().then((order) => requestAnimationFrame(() => focusOrder(order?.id))),
    '?': listKeys,
  };

  useKeys((key, id) => {
    if (key === 'j' || key === 'k') {
      focusOrder(neighbourOf(id, key === 'j' ? 1 : -1));
      return true;
    }
    const general = everywhere[key];
    if (general) {
      general();
      return true;
    }
    const order = board.shown.orders.find((one) => one.id === id);
    return (
      order !== undefined && onCard(key, order, { step, open, desk, inWork: board.shown.counts.working })
    );
  });
}

interface CardHands {
  step: (order: BoardOrder, wish: Step) => true;
  open: Hands['open'];
  desk: DeskState;
  inWork: number;
}

function onCard(key: string, order: BoardOrder, { step, open, desk, inWork }: CardHands): boolean {
  if (key === 'enter') open(order);
  else if (key === 't') open(order, 'time');
  else if (key === 'd') void printAgain(order);
  else if (key === 'r' && order.phoneLink) location.assign(order.phoneLink);
  else if (key === 'f' && order.column === 'working' && order.money.state !== 'failed')
    return step(order, { to: 'ready' });
  else if (key === 'f' && order.column === 'done') return handOver(order, { step, open });
  else if (/^[123]$/.test(key) && order.column === 'new') {
    const chips = minutesFor(desk.leadMinutes[order.fulfilment], inWork);
    const minutes = order.wantedAt ? minutesUntil(order, serverNow()) : chips[Number(key) - 1];
    return step(order, { to: 'accepted', minutes });
  } else return false;
  return true;
}

function handOver(order: BoardOrder, { step, open }: Pick<CardHands, 'step' | 'open'>): true {
  const wish = { to: stepFromPass(order) };
  if (!asksForAge(order, wish)) return step(order, wish);
  open(order, 'age');
  return true;
}

async function printAgain({ id, number }: BoardOrder): Promise<void> {
  const answer = await api.post('/api/desk/print', { id });
  if (answer.success) toast.success(`Bon von Nr. ${number} wird noch einmal gedruckt`);
}
