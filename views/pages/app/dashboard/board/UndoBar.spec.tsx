import { expect, it } from '@jest/globals';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BoardOrder } from '../../../../../src/shop/order/order.view';
import { UndoBar } from './UndoBar';

const NONE = () => undefined;
const said = (fulfilment: BoardOrder['fulfilment']): string => {
  const order = {
    number: 6,
    state: 'accepted',
    fulfilment,
    promisedAt: '2026-11-28T23:44:00Z',
  } as BoardOrder;
  return renderToStaticMarkup(<UndoBar done={{ order, until: 0 } as never} undo={NONE} over={NONE} />);
};

it('says when a pickup is ready, and when a delivery is at the guest’s', () => {
  expect(said('pickup')).toContain('Fertig um 00:44');
  expect(said('delivery')).toContain('Beim Gast um 00:44');
});
